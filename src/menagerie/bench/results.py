"""The figures of `menagerie bench`, as data."""

import msgspec

from menagerie.bench.rates import Rate
from menagerie.bench.startup import Starts


class Machine(msgspec.Struct, frozen=True):
    """The machine of a benchmark."""

    processor: str
    cores: int
    system: str
    python: str
    numba: str
    numpy: str


class SeatsBench(msgspec.Struct, frozen=True):
    """Figures of a game at one number of seats: decisions a second, and the replay of a record."""

    seats: int
    decisions: Rate
    decisions_a_game: float
    replay_ms: float


class GameBench(msgspec.Struct, frozen=True):
    """Figures of one of our games."""

    game: str
    state_bytes: int
    seats: tuple[SeatsBench, ...]
    starts: Starts | None


class RivalBench(msgspec.Struct, frozen=True):
    """Figures of a game of OpenSpiel: whole games with the deal, and rollouts after it.

    Steps include those of chance, decisions do not.
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
