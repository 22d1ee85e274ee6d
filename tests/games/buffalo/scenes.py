"""What several tests of Buffalo begin from, and what they read from events."""

from collections.abc import Iterable

from menagerie import State
from menagerie.core.events import Event
from menagerie.games.buffalo.events import CowPut, NumberStarted
from tests.games.buffalo.builders import GAME, buffalo, play
from tests.games.script import only

RED_ON_LUCKY_LAKE = """
    Lucky-Lake  red 1  blue 2  green 4
    plays  red 3D  on Lucky-Lake
"""


def auction(*bids: int | str) -> State:
    """An auction of three after some first bids."""
    state = GAME.new(3, seed=1, options={"auction": True})
    return play(state, *(f"seat {seat} bids {bid}" for seat, bid in enumerate(bids)))


def bonus_for_red(text: str) -> State:
    """Red, alone on Dead-Bull-Desert, has one cow to put."""
    state = buffalo(f"Dead-Bull-Desert red 11 \n {text} \n plays red 2D on Dead-Bull-Desert")
    return play(state, "red places 1")


def two_for_blue(text: str) -> State:
    """Red fills Dead-Bull-Desert (1-2) and puts its cow; blue, second there, has two to put."""
    state = buffalo(f"""
        Dead-Bull-Desert  red 7  blue 4
        {text}
        plays  red 2D  on Dead-Bull-Desert
    """)
    return play(state, "red places 1", "red puts a cow on Rattlesnake-Ranch")


def numbers(events: Iterable[Event]) -> list[tuple[str, int, str, int]]:
    """Pasture, rank, colour and cows of the numbers handed out."""
    started = only(NumberStarted, events)
    return [(event.pasture, event.rank, event.colour, event.cows) for event in started]


def puts(events: Iterable[Event]) -> list[tuple[str, str, bool]]:
    """Colour, pasture and whether it was forced, of the bonus cows put."""
    put = only(CowPut, events)
    return [(event.colour, event.pasture, event.forced) for event in put]
