"""A game as Python uses it: states in, states out, nothing changed in place."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from menagerie.core.actions import Action, ActionCodes, ActionReader, Codes
from menagerie.core.arguments import converted, named, number_to, shown, wrong
from menagerie.core.errors import IllegalActionError, MenagerieError, PositionError
from menagerie.core.event_log import new_log, written_rows
from menagerie.core.events import Event
from menagerie.core.kernel.chance import KEY_WORDS
from menagerie.core.kernel.entries import END, ENTRIES, SPECTATOR
from menagerie.core.kernel.layout import Layout, Records, copy_records, layout_of
from menagerie.core.kernel.rule import Kernel
from menagerie.core.kernel.verbs import Rulebook, register
from menagerie.core.options import (
    Options,
    options_in,
    read_options,
    read_seats,
    read_version,
    write_options,
)
from menagerie.core.outcome import Outcome, places, plain_score
from menagerie.core.refusals import Reason
from menagerie.core.seeds import new_dice, seed_words
from menagerie.core.state import (
    STRANGE,
    State,
    Step,
    Veiled,
    check_state,
    of_another_seat,
    read_seat,
)
from menagerie.core.view.fields import ViewFields
from menagerie.core.view.veils import RANKS, SCORES, Look, seats_in
from menagerie.core.words import Speaker

# The refusal of an action that a seat can never have; games number their own from 0.
UNKNOWN_ACTION = -1
STATES = (State, Veiled)


@dataclass(frozen=True)
class Game:
    """A game: its rules, and the functions that show it to Python, wired together.

    Those functions read a record through plain ints (`Layout.reader`, `Layout.frozen`).
    `view_fields` and `explain` are given veiled records only. `speaker` says the game's sentences.
    """

    key: str
    name: str
    seats: range
    rules_versions: tuple[int, ...]
    options: type[Options]
    ends: tuple[str, ...]
    layout_class: type[Any]
    rulebook: Rulebook
    codes: ActionCodes
    action_type: Any
    event_type: Any
    view_type: Any
    position_type: Any
    read_event: Callable[[Any, tuple[int, ...]], Event]
    view_fields: ViewFields
    speaker: Speaker
    explain: Callable[[Any, int, Action, int], Reason]
    dump_position: Callable[[Any], msgspec.Struct]
    load_position: Callable[[Any, Any], None]
    silent_seats: Callable[[Any], tuple[int, ...]] = lambda _: ()

    def __post_init__(self) -> None:
        register(self.layout, **vars(self.rulebook))

    @cached_property
    def layout(self) -> Layout:
        """The record that states of this game are."""
        return layout_of(self.layout_class)

    @cached_property
    def kernel(self) -> Kernel:
        """The compiled entry points."""
        return Kernel(self.layout, ENTRIES, vars(self.rulebook).values())

    @cached_property
    def deck_places(self) -> tuple[slice, ...]:
        """Where in the bytes of a record that is which the meaning of codes depends on."""
        fields: Any = self.layout.dtype.fields
        found = [fields[name] for name in self.codes.reads]
        return tuple(slice(start, start + kind.itemsize) for kind, start, *_ in found)

    @property
    def rules_version(self) -> int:
        """The version that new games are played by."""
        return self.rules_versions[-1]

    # Setting up.

    def template(
        self,
        seats: int,
        options: Options | Mapping[str, Any] | None = None,
        rules_version: int | None = None,
    ) -> Records:
        """Make an undealt record with its seats and options checked and filled in."""
        version = read_version(self.key, self.rules_versions, rules_version)
        seats = read_seats(self.name, self.seats, seats)
        records = self.layout.zeros(1)
        record = self.layout.read(records)
        record.rules_version = version
        record.seats = seats
        write_options(record, read_options(self.options, options))
        return records

    def new(
        self,
        seats: int,
        *,
        seed: int | bytes | str,
        options: Options | Mapping[str, Any] | None = None,
        rules_version: int | None = None,
    ) -> State:
        """Deal a game; the same seats, options and seed always give the same one."""
        records = self.template(seats, options, rules_version)
        records["chance"][0, :KEY_WORDS] = seed_words(seed)
        self.kernel.deal(records, 0)
        return State(records)

    def options_of(self, state: State | Veiled) -> Options:
        """The options a state is played with."""
        self._check("state", state, *STATES)
        return options_in(self.options, self.layout.read(state.records))

    def seats_of(self, state: State | Veiled) -> int:
        """How many seats a state has."""
        self._check("state", state, *STATES)
        return self._seats(state)

    def _seats(self, state: State | Veiled) -> int:
        """How many seats a state of this game has."""
        if not state.seats:
            self._check("state", state, *STATES)
            state.seats = self.layout.read(state.records).seats
        return state.seats

    # Playing.

    def read_action(self, data: Any) -> Action:
        """Read one action from JSON data."""
        return self._actions.read(data)

    @cached_property
    def _actions(self) -> ActionReader:
        return ActionReader(self.key, self.action_type)

    def to_act(self, state: State | Veiled) -> tuple[int, ...]:
        """The seats the game waits for; none when it is over."""
        try:
            return seats_in(self.kernel.to_act(state.records, 0))
        except STRANGE:
            self._check("state", state, *STATES)
            raise

    def legal_actions(self, state: State | Veiled, seat: int) -> tuple[Action, ...]:
        """What a seat may do, in a stable order."""
        codes = self.legal_codes(state, seat)
        record = self.layout.read(state.records)
        return tuple([self.codes.decode(record, seat, code) for code in codes])

    def legal_codes(self, state: State | Veiled, seat: int) -> list[int]:
        """What a seat may do, as codes in rising order."""
        found: list[int] = self.legal_array(state, seat).tolist()
        return found

    def legal_array(self, state: State | Veiled, seat: int) -> NDArray[np.int16]:
        """The same as an array of its own."""
        if type(state) not in STATES or state.records.dtype is not self.layout.dtype:
            self._check("state", state, *STATES)
        if type(seat) is not int or not 0 <= seat < (state.seats or self._seats(state)):
            seat = read_seat(self._seats(state), seat)
        if type(state) is Veiled and state.seat != seat:
            raise of_another_seat(state, seat)
        codes = np.empty(self.codes.count, np.int16)
        return codes[: self.kernel.legal(state.records, 0, seat, codes)]

    def apply(self, state: State, seat: int, action: Action) -> Step:
        """Carry out an action and all that follows from it without asking."""
        if type(state) is not State or state.records.dtype is not self.layout.dtype:
            self._check("state", state, State)
        if type(seat) is not int or not 0 <= seat < (state.seats or self._seats(state)):
            seat = read_seat(self._seats(state), seat)
        records = copy_records(state.records)
        record = self.layout.read(records)
        codes = self.codes.begin(record, seat, action)
        log = new_log()
        if codes is None or not self._carry_out(records, seat, codes, log):
            return self._apply_otherwise(state, seat, action)
        read_event = self.read_event
        events = tuple([read_event(record, row) for row in written_rows(log)])
        return Step(State(records, state.seats), events)

    def _apply_otherwise(self, state: State, seat: int, action: Any) -> Step:
        """Carry out an action that was given as a dict; any other is refused."""
        own = self._actions.own(action)
        if own is not action:
            return self.apply(state, seat, own)
        reason = cast("Reason", self._reason(state, seat, own))
        raise IllegalActionError(reason.rule, reason.message)

    def _carry_out(self, records: Records, seat: int, codes: Codes, log: Any) -> bool:
        """Carry out codes in a row; False at the first that is not legal."""
        buffer = np.empty(self.codes.count, np.int16)
        for code in codes:
            if not self.kernel.apply(records, 0, seat, code, buffer, log):
                return False
        return True

    def why_not(self, state: State, seat: int, action: Action) -> Reason | None:
        """Why an action is not allowed, as far as the seat may know; None if it is."""
        self._check("state", state, State)
        return self._reason(state, read_seat(self._seats(state), seat), self._actions.own(action))

    def _reason(self, state: State, seat: int, action: Action) -> Reason | None:
        """Why an action is not allowed, be it that a field of it is of a wrong type."""
        try:
            return self._explained(state, seat, action)
        except STRANGE:
            self._actions.read(action)
            raise

    def _explained(self, state: State, seat: int, action: Action) -> Reason | None:
        records = self.veil(state, seat).records
        record = self.layout.read(records)
        codes = self.codes.begin(record, seat, action)
        refusal = UNKNOWN_ACTION if codes is None else self._refusal(records, seat, codes)
        return self.explain(record, seat, action, refusal) if refusal else None

    def _refusal(self, veiled: Records, seat: int, codes: Codes) -> int:
        """Why the first of some codes in a row that is not legal is refused; 0 if all are."""
        *first, last = codes
        refusal: int
        for code in first:
            refusal = self.kernel.refusal(veiled, 0, seat, code)
            if refusal:
                return refusal
            self._carry_out(veiled, seat, (code,), new_log())
        refusal = self.kernel.refusal(veiled, 0, seat, last)
        return refusal

    def outcome(self, state: State | Veiled) -> Outcome | None:
        """Scores, places and the reason of the end; None while somebody is to act."""
        parts, ranks, end = self._results(state)
        return self._outcome(parts, ranks, end) if end else None

    def standing(self, state: State | Veiled) -> Outcome:
        """Scores and places as the position stands, with an empty reason while the game runs.

        Until the end places follow from the scores alone, in all games alike: equal scores share a
        place, and the next is skipped. What else decides in a game counts at its end.
        """
        parts, ranks, end = self._results(state)
        return self._outcome(parts, ranks if end else places(parts), end)

    def _results(self, state: State | Veiled) -> tuple[list[int], list[int], int]:
        """Parts of points, places and the end by the rules; places count only at the end."""
        try:
            seats = state.seats or self._seats(state)
            scores = np.zeros(seats, np.int64)
            ranks = np.zeros(seats, np.int64)
            end = self.kernel.results(state.records, 0, scores, ranks)
        except STRANGE:
            self._check("state", state, *STATES)
            raise
        return scores.tolist(), ranks.tolist(), end

    def _outcome(self, parts: list[int], ranks: list[int], end: int) -> Outcome:
        scores = tuple([plain_score(score) for score in parts])
        return Outcome(scores, tuple(ranks), self.ends[end])

    def silent(self, state: State) -> tuple[int, ...]:
        """The seats that may not talk: partners who settle something between them."""
        self._check("state", state, State)
        return self.silent_seats(self.layout.read(state.records))

    # What a seat may know.

    def veil(self, state: State, seat: int | None) -> Veiled:
        """Copy a state and wipe what a seat, or with None a spectator, cannot know."""
        if type(state) is not State:
            self._check("state", state, State)
        if seat is not None and (
            type(seat) is not int or not 0 <= seat < (state.seats or self._seats(state))
        ):
            seat = read_seat(self._seats(state), seat)
        try:
            records = copy_records(state.records)
            self.kernel.veil(records, 0, SPECTATOR if seat is None else seat)
        except STRANGE:
            self._check("state", state, State)
            raise
        return Veiled(records, seat)

    def look(self, state: State) -> Look:
        """What everybody may know of a state, and do."""
        self._check("state", state, State)
        seats, count = self._seats(state), self.codes.count
        return Look(self.kernel, self.layout, state.records, seats, count)

    def guess(self, veiled: Veiled, seed: int) -> State:
        """Fill in a random truth that fits all a seat knows."""
        self._check("veiled", veiled, Veiled)
        records = copy_records(veiled.records)
        seat = SPECTATOR if veiled.seat is None else read_seat(self._seats(veiled), veiled.seat)
        self.kernel.guess(records, 0, seat, new_dice(seed))
        return State(records)

    def view(self, state: State, seat: int | None) -> msgspec.Struct:
        """Show what a seat, or with None a spectator, may know."""
        return self._show(self.veil(state, seat))

    def show(self, veiled: Veiled) -> msgspec.Struct:
        """Show a veiled state."""
        self._check("veiled", veiled, Veiled)
        if veiled.seat is not None:
            read_seat(self._seats(veiled), veiled.seat)
        return self._show(veiled)

    def _show(self, veiled: Veiled) -> msgspec.Struct:
        known = self.layout.frozen(bytes(veiled))
        known.to_act, known.standing = self.to_act(veiled), self._outcome(*self._results(veiled))
        fields, seat = self.view_fields, veiled.seat
        own = None if seat is None else fields.make_own(known, seat, fields.active(known))
        view: msgspec.Struct = fields.view(fields.make_public(known), seat, own)
        return view

    def read_role(self, look: Look, role: int) -> Any:
        """What a role may know, to be read; for a spectator with turns and standing, too."""
        if type(look) is not Look or look.layout is not self.layout:
            raise wrong("look", f"a Look at a state of {self.key}", look)
        if type(role) is not int or not 0 <= role <= look.watching:
            role = number_to("role", look.watching, role)
        known = self.layout.frozen(look.record(role))
        if role == look.watching:
            scores, ranks = (look.facts[at : at + look.watching] for at in (SCORES, RANKS))
            known.to_act = look.to_act
            known.standing = self._outcome(scores, ranks, look.facts[END])
        return known

    # Positions.

    def dump(self, state: State) -> dict[str, Any]:
        """Write the whole truth as JSON data."""
        self._check("state", state, State)
        position = self.dump_position(self.layout.read(state.records))
        data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position))
        return data

    def load(self, truth: Mapping[str, Any]) -> State:
        """Build a state from JSON data; an impossible one is refused with a sentence."""
        if not isinstance(truth, Mapping):
            raise PositionError(f"position: it must be an object, not {shown(truth)}")
        key = truth.get("game", self.key)
        if not isinstance(key, str) or key != self.key:
            raise PositionError(f"game: this is a position of {named(key)}, not of {self.key}")
        try:
            position = converted(dict(truth), self.position_type)
        except msgspec.ValidationError as error:
            raise PositionError(f"position: {error}") from None
        try:
            records = self.template(position.seats, position.options, position.rules_version)
        except MenagerieError as error:
            raise PositionError(str(error)) from None
        self.kernel.deal(records, 0)
        self.load_position(self.layout.read(records), position)
        return State(records)

    # What is given.

    def _check(self, name: str, given: Any, *kinds: type[State] | type[Veiled]) -> None:
        """Refuse what is not of one of some kinds, or is of another game."""
        check_state(name, self.key, self.layout.dtype, given, kinds)
