"""Names, letters and colours of Buffalo in a terminal; colour is never the only sign."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

from rich.text import Text

from menagerie.cli.terminal.face import styled
from menagerie.cli.terminal.voice import Voice, joined
from menagerie.core.words import Words
from menagerie.games.buffalo.actions import PASTURE_KEYS
from menagerie.games.buffalo.pieces import Colour
from menagerie.games.buffalo.speech import CARDS, SEATS
from menagerie.games.buffalo.views import BuffaloView, PastureView, SeatView

# What only the terminal says of Buffalo.
WORDS = Words(Path(__file__).parent / "words")
INKS = {
    "blue": "bold dodger_blue1",
    "red": "bold red1",
    "green": "bold green3",
    "orange": "bold dark_orange",
    "purple": "bold medium_orchid1",
    "brown": "bold orange4",
}
CHIPS = {
    "blue": "bold white on dodger_blue3",
    "red": "bold white on red3",
    "green": "bold white on green4",
    "orange": "bold black on dark_orange",
    "purple": "bold white on purple3",
    "brown": "bold white on orange4",
}
COLOURS: tuple[Colour, ...] = get_args(Colour)


def seeing(voice: Voice, view: BuffaloView) -> Voice:
    """A voice that gives what it names the colours that it has in a view."""

    def look(name: str, fact: Any, words: object) -> object:
        if name in SEATS:
            colours = view.seats[fact].colours
            return styled(str(words), INKS[colours[0]] if colours else "bold")
        if name in CARDS:
            return styled(fact, "bold")
        if name == "herd":
            return styled(str(words), INKS[fact[0]])
        if isinstance(fact, str) and fact in INKS:
            return styled(str(words), INKS[fact])
        return styled(str(words), "bold") if fact in PASTURE_KEYS else words

    return replace(voice, own=WORDS, look=look)


def player(voice: Voice, seat: int) -> Text:
    """Who sits on a seat."""
    return joined([voice.name(seat)])


def pasture_number(key: str) -> int:
    """B1: the number of a pasture on the printed board."""
    return PASTURE_KEYS.index(key) + 1


def find_pasture(view: BuffaloView, key: str) -> PastureView:
    """A pasture in play."""
    return next(pasture for pasture in view.pastures if pasture.key == key)


def own_colours(view: BuffaloView) -> tuple[Colour, ...]:
    """The colours of the seat that looks."""
    return () if view.seat is None else view.seats[view.seat].colours


def sign(voice: Voice, colour: str) -> str:
    """The letter of a colour."""
    return voice.say(f"sign_{colour}")


def chip(voice: Voice, view: BuffaloView, colour: str, number: int | None = None) -> Text:
    """A herd as its letter and size; brackets mark the seat's own."""
    label = sign(voice, colour) + ("" if number is None else str(number))
    left, right = "[]" if colour in own_colours(view) else "  "
    return styled(f"{left}{label}{right}", CHIPS[colour])


def chips(voice: Voice, view: BuffaloView, herds: Iterable[tuple[str, int]]) -> Text:
    """Herds side by side."""
    return Text(" ").join(chip(voice, view, colour, size) for colour, size in herds)


def placed_cows(view: BuffaloView, seat: SeatView) -> int:
    """The cows of a seat on all pastures."""
    return sum(pasture.herds.get(colour, 0) for pasture in view.pastures for colour in seat.colours)


def bonus_row(bonus: Sequence[int]) -> str:
    """B1: a bonus row as it is printed."""
    return "-".join(map(str, bonus))
