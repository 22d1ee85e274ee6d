"""Walks through any game: a deal or a built position, then choices that Hypothesis makes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import islice, product
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pytest
from hypothesis import settings
from hypothesis import strategies as st

from menagerie import GAMES, Game, State, Step
from menagerie.core.actions import Action
from menagerie.core.kernel.log import LOG_ROWS, LOG_WIDTH
from menagerie.core.kernel.rule import INTERPRETED
from menagerie.core.options import Options
from menagerie.core.records import AnyRecord, Played, Record, first_state
from tests.promises.games import OWN
from tests.promises.part import Dump

# Far beyond any game: a playout that is longer does not end.
LONGEST = 20_000
# The most actions before the choices of a walk. Interpreted, into the second round of Zoo.
LONGEST_LEAD = 250 if INTERPRETED else LONGEST
# How many of the first legal actions a walk may keep to; 0 stands for all. Narrow walks meet
# ties, full boards and crowds that wide ones hardly ever do.
WIDTHS = (0, 0, 1, 2, 3, 8)


class Seating(NamedTuple):
    """A game at one number of seats."""

    game: Game
    seats: int

    def __repr__(self) -> str:
        return f"{self.game.key}-{self.seats}"


class Setup(NamedTuple):
    """A game with its seats and options."""

    game: Game
    seats: int
    options: Options

    def __repr__(self) -> str:
        return self.id

    @property
    def id(self) -> str:
        """The setup as file names and test ids write it: options that are not as usual."""
        return "-".join([self.game.key, str(self.seats), "+".join(self.changed) or "plain"])

    @property
    def changed(self) -> list[str]:
        """The options that are not as usual."""
        given, usual = msgspec.to_builtins(self.options), msgspec.to_builtins(self.game.options())
        return [_option_id(name, given[name]) for name in given if given[name] != usual[name]]

    def new(self, seed: int) -> State:
        """Deal a game."""
        return self.game.new(self.seats, seed=seed, options=self.options)


def _option_id(name: str, value: object) -> str:
    return name if value is True else f"{name}={value}"


def _samples(kind: Any, usual: Any) -> list[Any]:
    """A few values of an option: all where they are few, else the bounds and what is usual."""
    if isinstance(kind, msgspec.inspect.BoolType):
        return [False, True]
    if isinstance(kind, msgspec.inspect.LiteralType):
        return list(kind.values)
    if isinstance(kind, msgspec.inspect.IntType):
        bounds = {usual, kind.ge, kind.le} - {None}
        return sorted(bounds)
    raise TypeError(f"no samples for an option of type {kind}")


def all_options(game: Game) -> list[Options]:
    """Every combination of the options of a game; an unusual number comes with usual ones only."""
    described = msgspec.inspect.type_info(game.options)
    assert isinstance(described, msgspec.inspect.StructType)
    values = []
    for field in described.fields:
        kind = field.type
        if isinstance(kind, msgspec.inspect.Metadata):
            kind = kind.type
        values.append(_samples(kind, field.default))
    usual = [field.default for field in described.fields]
    names = [field.name for field in described.fields]
    return [
        game.options(**dict(zip(names, chosen, strict=True)))
        for chosen in product(*values)
        if not _is_odd(chosen, usual)
    ]


def _is_odd(chosen: Sequence[object], usual: Sequence[object]) -> bool:
    """Whether a number that is not usual meets something else that is not."""
    unusual = [value for value, known in zip(chosen, usual, strict=True) if value != known]
    return len(unusual) > 1 and any(type(value) is int for value in unusual)


SEATINGS = [Seating(game, seats) for game in GAMES.values() for seats in game.seats]
SETUPS = [Setup(*seating, options) for seating in SEATINGS for options in all_options(seating.game)]


def setups_at(seating: Seating) -> list[Setup]:
    """Every combination of options at a number of seats."""
    return [setup for setup in SETUPS if Seating(setup.game, setup.seats) == seating]


def plain_and_changed(seating: Seating) -> list[Setup]:
    """The usual options, and the combination that has the fewest of them."""
    by_changes = sorted(setups_at(seating), key=lambda setup: len(setup.changed))
    return [by_changes[0], by_changes[-1]]


# Interpreted rules take long, and the golden files ask them at every setup.
ASKED = [setup for seating in SEATINGS for setup in plain_and_changed(seating)]

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
each_seating = pytest.mark.parametrize("seating", SEATINGS, ids=repr)
each_setup = pytest.mark.parametrize("setup", ASKED if INTERPRETED else SETUPS, ids=repr)


def examples(share: float) -> settings:
    """A share of the examples that the profile asks for."""
    return settings(max_examples=max(1, round(settings().max_examples * share)))


def spread(seed: int, number: int) -> int:
    """A large number that follows from a seed and the number of an action, on any machine."""
    return int.from_bytes(sha256(f"{seed} {number}".encode()).digest()[:8], "little")


def choose(game: Game, state: State, choice: int, width: int = 0) -> tuple[int, int] | None:
    """Turn a number into a seat and the code of a legal action; None when the game is over.

    One number in eight lets any seat act that can, so that sealed choices are also changed.
    """
    seats = game.to_act(state)
    if not seats:
        return None
    choice, sort = divmod(choice, 8)
    if sort == 0:
        everybody = range(game.seats_of(state))
        seats = tuple(seat for seat in everybody if game.legal_codes(state, seat))
    choice, at = divmod(choice, len(seats))
    codes = game.legal_codes(state, seats[at])
    return seats[at], codes[choice % min(width or len(codes), len(codes))]


class Taken(NamedTuple):
    """An action taken on a walk: the state before, who did what, the step."""

    before: State
    seat: int
    action: Action
    step: Step


@dataclass(frozen=True)
class Walk:
    """A game up to some point, and the choices from there.

    `percent` says how far a playout of usual length goes before the choices begin.
    """

    setup: Setup
    corner: Dump | None
    seed: int
    percent: int
    width: int
    choices: tuple[int, ...]

    @property
    def game(self) -> Game:
        """The game walked through."""
        return self.setup.game

    def record(self, actions: Sequence[tuple[int, Action]] = ()) -> AnyRecord:
        """The record of a game that begins as this walk does."""
        return Record(
            game=self.game.key,
            rules_version=self.game.rules_version,
            seats=self.setup.seats,
            options=self.setup.options,
            seed=sha256(str(self.seed).encode()).hexdigest(),
            actions=tuple(Played(seat, action) for seat, action in actions),
            position=self.corner,
        )

    def start(self) -> State:
        """The deal, or the built position."""
        return first_state(self.game, self.record())

    def lead(self) -> list[Taken]:
        """The actions before the choices; the game is not over after them."""
        state = self.start()
        taken: list[Taken] = []
        length = usual_length(self.setup, LONGEST_LEAD) if self.corner is None else 30
        for number in range(length * self.percent // 100):
            chosen = choose(self.game, state, spread(self.seed, number), self.width)
            if chosen is None:
                break
            taken.append(take(self.game, state, *chosen))
            state = taken[-1].step.state
        if taken and not self.game.to_act(state):
            taken.pop()
        return taken

    def here(self) -> State:
        """The state in which the choices begin."""
        lead = self.lead()
        return lead[-1].step.state if lead else self.start()

    def taken(self) -> Iterator[Taken]:
        """Take the choices one after the other, up to the end of the game."""
        state = self.here()
        for choice in self.choices:
            chosen = choose(self.game, state, choice, self.width)
            if chosen is None:
                return
            action = take(self.game, state, *chosen)
            yield action
            state = action.step.state

    def states(self) -> Iterator[State]:
        """The states that the choices lead through, the first included."""
        yield self.here()
        for taken in self.taken():
            yield taken.step.state

    def ends(self) -> tuple[State, State]:
        """The states in which the choices begin and end."""
        states = list(self.states())
        return states[0], states[-1]


def take(game: Game, state: State, seat: int, code: int) -> Taken:
    """Carry out a code through the Python face."""
    action = game.codes.decode(game.layout.read(state.records), seat, code)
    return Taken(state, seat, action, game.apply(state, seat, action))


def play_on(game: Game, state: State, seed: int, width: int = 0) -> Iterator[Taken]:
    """Play to the end by numbers that follow from a seed; only seats that are to act do."""
    for number in range(LONGEST):
        chosen = choose(game, state, spread(seed, number) // 8 * 8 + 1, width)
        if chosen is None:
            return
        taken = take(game, state, *chosen)
        yield taken
        state = taken.step.state
    pytest.fail(f"a game of {LONGEST} actions that does not end")


@cache
def usual_length(setup: Setup, most: int = LONGEST) -> int:
    """How many actions one playout has, counted no further than the most that is asked for."""
    return sum(1 for _ in islice(play_on(setup.game, setup.new(0), 0), most))


def corners_at(seating: Seating) -> list[Dump]:
    """The built positions at a number of seats."""
    built = OWN[seating.game.key].CORNERS
    return [corner for corner in built if corner["seats"] == seating.seats]


@st.composite
def walks(draw: st.DrawFn, seating: Seating, setup: Setup | None = None) -> Walk:
    """Walks of one game at one number of seats, from deals and from built positions."""
    chosen = setup or draw(st.sampled_from(setups_at(seating)))
    corner = draw(st.sampled_from([None, None, *corners_at(seating)]))
    if corner is not None:
        options = msgspec.structs.asdict(chosen.options) | corner["options"]
        corner = {**corner, "options": options}
        chosen = Setup(*seating, seating.game.options(**options))
    return Walk(
        chosen,
        corner,
        seed=draw(st.integers(0, 999)),
        percent=draw(st.integers(0, 100)),
        width=draw(st.sampled_from(WIDTHS)),
        choices=tuple(draw(st.lists(st.integers(0, 2**32 - 1), min_size=1, max_size=8))),
    )


def new_log() -> Any:
    """An empty log, as a kernel is handed it."""
    log = np.zeros((LOG_ROWS, LOG_WIDTH), np.int16)
    log[0, 0] = 0
    return log


def code_buffer(game: Game) -> Any:
    """Room for the legal actions of a seat."""
    return np.empty(game.codes.count, np.int16)
