"""What `menagerie bench` measures, as data."""

import msgspec

from menagerie.bench.rates import Rate
from menagerie.bench.startup import Starts


class Machine(msgspec.Struct, frozen=True):
    """What a bench ran on."""

    processor: str
    cores: int
    system: str
    python: str
    numba: str
    numpy: str


class SeatsBench(msgspec.Struct, frozen=True):
    """A game at one number of seats: decisions a second, and a record's way to its end."""

    seats: int
    decisions: Rate
    decisions_a_game: float
    replay_ms: float


class GameBench(msgspec.Struct, frozen=True):
    """One of our games."""

    game: str
    state_bytes: int
    seats: tuple[SeatsBench, ...]
    starts: Starts | None


class RivalBench(msgspec.Struct, frozen=True):
    """A game of OpenSpiel: whole games with their deal, and rollouts after it.

    `decisions` are those of players, `steps` also those of chance.
    """

    game: str
    decisions_a_game: float
    steps_a_game: float
    whole_decisions: Rate
    whole_steps: Rate
    rollout_decisions: Rate
    rollout_steps: Rate


class Bench(msgspec.Struct, frozen=True):
    """All figures of one run."""

    machine: Machine
    seconds: float
    games: tuple[GameBench, ...]
    openspiel: tuple[RivalBench, ...]
