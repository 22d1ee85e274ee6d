"""Positions as JSON: impossible ones with their sentence, partial ones with what is filled in.

Beside them, positions whose state is spoiled afterwards.
"""

from tests.games.buffalo.position_cases.board import BOARD
from tests.games.buffalo.position_cases.cards import CARDS
from tests.games.buffalo.position_cases.pairs import PAIRS
from tests.games.buffalo.position_cases.partial import POSSIBLE
from tests.games.buffalo.position_cases.placing import SETTLING
from tests.games.buffalo.position_cases.spoiled import SPOILED
from tests.games.buffalo.position_cases.start import STARTING
from tests.games.positions import Position

__all__ = ["IMPOSSIBLE", "POSSIBLE", "SPOILED"]

IMPOSSIBLE: list[tuple[Position, str]] = [*STARTING, *BOARD, *CARDS, *PAIRS, *SETTLING]
