"""A game as Python uses it: states in, states out, nothing changed in place."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from menagerie.core.actions import Action, ActionCodes, Codes
from menagerie.core.errors import (
    IllegalActionError,
    MenagerieError,
    OptionsError,
    PositionError,
)
from menagerie.core.events import Event
from menagerie.core.kernel.chance import KEY_WORDS
from menagerie.core.kernel.entries import END, ENTRIES, SPECTATOR
from menagerie.core.kernel.layout import Layout, Records, copy_records, layout_of
from menagerie.core.kernel.log import LOG_ROWS, LOG_WIDTH
from menagerie.core.kernel.rule import Kernel
from menagerie.core.kernel.verbs import POINT, Rulebook, register
from menagerie.core.options import Options, options_in, read_options, write_options
from menagerie.core.outcome import Outcome
from menagerie.core.refusals import Reason
from menagerie.core.seeds import new_dice, seed_words
from menagerie.core.state import State, Step, Veiled
from menagerie.core.view.fields import ViewFields
from menagerie.core.view.veils import RANKS, SCORES, Look, seats_in
from menagerie.core.words import Speaker

# The refusal of an action that a seat can never have; games number their own from 0.
UNKNOWN_ACTION = -1


def plain_score(parts: int) -> int | float:
    """A score as people write it: whole where it is."""
    return parts / POINT if parts % POINT else parts // POINT


def new_log() -> NDArray[np.int16]:
    """An empty log."""
    log = np.empty((LOG_ROWS, LOG_WIDTH), np.int16)
    log[0, 0] = 0
    return log


def written_rows(log: NDArray[np.int16]) -> list[tuple[int, ...]]:
    """The rows of a log, which must not have run over."""
    count = int(log[0, 0])
    if count >= len(log):
        raise OverflowError(f"one action logged {count} events, over {len(log) - 1}")
    return [tuple(row) for row in log[1 : count + 1].tolist()]


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
        version = self.rules_version if rules_version is None else rules_version
        if version not in self.rules_versions:
            known = ", ".join(map(str, self.rules_versions))
            raise OptionsError(
                f"rules_version: {self.key} has no version {version} (there are: {known})"
            )
        if type(seats) is not int or seats not in self.seats:
            raise OptionsError(
                f"seats: {self.name} is for {self.seats[0]} to {self.seats[-1]} players, "
                f"not {seats}"
            )
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
        return options_in(self.options, self.layout.read(state.records))

    def seats_of(self, state: State | Veiled) -> int:
        """How many seats a state has."""
        if not state.seats:
            state.seats = self.layout.read(state.records).seats
        return state.seats

    # Playing.

    def read_action(self, data: Any) -> Action:
        """Read one action from JSON data."""
        try:
            action: Action = msgspec.convert({"action": data}, self._one_action).action
        except msgspec.ValidationError as error:
            found = str(error).replace("`$.action", "`$").removesuffix(" - at `$`")
            raise MenagerieError(f"action: {found}") from None
        return action

    @cached_property
    def _one_action(self) -> Any:
        """A struct of one action: what msgspec knows of a union alone it finds out every time."""
        return msgspec.defstruct("OneAction", [("action", self.action_type)])

    def to_act(self, state: State | Veiled) -> tuple[int, ...]:
        """The seats the game waits for; none when it is over."""
        return seats_in(self.kernel.to_act(state.records, 0))

    def legal_actions(self, state: State | Veiled, seat: int) -> tuple[Action, ...]:
        """What a seat may do, in a stable order."""
        record = self.layout.read(state.records)
        return tuple(
            self.codes.decode(record, seat, code) for code in self.legal_codes(state, seat)
        )

    def legal_codes(self, state: State | Veiled, seat: int) -> list[int]:
        """What a seat may do, as codes in rising order."""
        found: list[int] = self.legal_array(state, seat).tolist()
        return found

    def legal_array(self, state: State | Veiled, seat: int) -> NDArray[np.int16]:
        """The same as an array of its own."""
        self._check_seat(state, seat)
        codes = np.empty(self.codes.count, np.int16)
        return codes[: self.kernel.legal(state.records, 0, seat, codes)]

    def apply(self, state: State, seat: int, action: Action) -> Step:
        """Carry out an action and all that follows from it without asking."""
        self._check_seat(state, seat)
        records = copy_records(state.records)
        record = self.layout.read(records)
        codes = self.codes.begin(record, seat, action)
        log = new_log()
        if codes is None or not self._carry_out(records, seat, codes, log):
            reason = cast("Reason", self.why_not(state, seat, action))
            raise IllegalActionError(reason.rule, reason.message)
        read_event = self.read_event
        events = tuple([read_event(record, row) for row in written_rows(log)])
        return Step(State(records, state.seats), events)

    def _carry_out(self, records: Records, seat: int, codes: Codes, log: Any) -> bool:
        """Carry out codes in a row; False at the first that is not legal."""
        buffer = np.empty(self.codes.count, np.int16)
        for code in codes:
            if not self.kernel.apply(records, 0, seat, code, buffer, log):
                return False
        return True

    def why_not(self, state: State, seat: int, action: Action) -> Reason | None:
        """Why an action is not allowed, as far as the seat may know; None if it is."""
        self._check_seat(state, seat)
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
        standing = self.standing(state)
        return standing if standing.reason else None

    def standing(self, state: State | Veiled) -> Outcome:
        """Scores as the position stands, with an empty reason while the game runs."""
        seats = self.seats_of(state)
        scores = np.zeros(seats, np.int64)
        ranks = np.zeros(seats, np.int64)
        end = self.kernel.results(state.records, 0, scores, ranks)
        found = tuple([plain_score(score) for score in scores.tolist()])
        return Outcome(found, tuple(ranks.tolist()), self.ends[end])

    def silent(self, state: State) -> tuple[int, ...]:
        """The seats that may not talk: partners who settle something between them."""
        return self.silent_seats(self.layout.read(state.records))

    # What a seat may know.

    def veil(self, state: State, seat: int | None) -> Veiled:
        """Copy a state and wipe what a seat, or with None a spectator, cannot know."""
        if seat is not None:
            self._check_seat(state, seat)
        records = copy_records(state.records)
        self.kernel.veil(records, 0, SPECTATOR if seat is None else seat)
        return Veiled(records, seat)

    def look(self, state: State) -> Look:
        """What everybody may know of a state, and do."""
        seats, count = self.seats_of(state), self.codes.count
        return Look(self.kernel, self.layout, state.records, seats, count)

    def guess(self, veiled: Veiled, seed: int) -> State:
        """Fill in a random truth that fits all a seat knows."""
        records = copy_records(veiled.records)
        seat = SPECTATOR if veiled.seat is None else veiled.seat
        self.kernel.guess(records, 0, seat, new_dice(seed))
        return State(records)

    def view(self, state: State, seat: int | None) -> msgspec.Struct:
        """Show what a seat, or with None a spectator, may know."""
        return self.show(self.veil(state, seat))

    def show(self, veiled: Veiled) -> msgspec.Struct:
        """Show a veiled state."""
        known = self.layout.frozen(bytes(veiled))
        known.to_act, known.standing = self.to_act(veiled), self.standing(veiled)
        fields, seat = self.view_fields, veiled.seat
        own = None if seat is None else fields.make_own(known, seat, fields.active(known))
        view: msgspec.Struct = fields.view(fields.make_public(known), seat, own)
        return view

    def read_role(self, look: Look, role: int) -> Any:
        """What a role may know, to be read; for a spectator with turns and standing, too."""
        known = self.layout.frozen(look.record(role))
        if role == look.watching:
            known.to_act, known.standing = look.to_act, self._standing(look)
        return known

    def _standing(self, look: Look) -> Outcome:
        facts, seats = look.facts, look.watching
        scores = [plain_score(score) for score in facts[SCORES : SCORES + seats]]
        ranks = facts[RANKS : RANKS + seats]
        return Outcome(tuple(scores), tuple(ranks), self.ends[facts[END]])

    # Positions.

    def dump(self, state: State) -> dict[str, Any]:
        """Write the whole truth as JSON data."""
        position = self.dump_position(self.layout.read(state.records))
        data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position))
        return data

    def load(self, truth: Mapping[str, Any]) -> State:
        """Build a state from JSON data; an impossible one is refused with a sentence."""
        if not isinstance(truth, Mapping):
            raise PositionError("position: it must be an object")
        if truth.get("game", self.key) != self.key:
            raise PositionError(f"game: this is a position of {truth['game']}, not of {self.key}")
        try:
            position = msgspec.convert(dict(truth), self.position_type)
        except msgspec.ValidationError as error:
            raise PositionError(f"position: {error}") from None
        try:
            records = self.template(position.seats, position.options, position.rules_version)
        except OptionsError as error:
            raise PositionError(str(error)) from None
        self.kernel.deal(records, 0)
        self.load_position(self.layout.read(records), position)
        return State(records)

    def _check_seat(self, state: State | Veiled, seat: int) -> None:
        seats = self.seats_of(state)
        if type(seat) is not int or not 0 <= seat < seats:
            raise IllegalActionError("seat", f"there is no seat {seat}; they are 0 to {seats - 1}")
