"""Names, letters and colours of Buffalo in a terminal; colour is never the only sign."""

from collections.abc import Iterable, Sequence
from typing import get_args

from rich.text import Text

from menagerie.cli.terminal.face import styled
from menagerie.games.buffalo.actions import PASTURE_KEYS
from menagerie.games.buffalo.pieces import Colour
from menagerie.games.buffalo.views import BuffaloView, PastureView, SeatView

LETTERS = {"blue": "B", "red": "R", "green": "G", "orange": "O", "purple": "P", "brown": "N"}
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
RANKS = ("1st", "2nd", "3rd", "4th", "5th", "6th")


def pasture_number(key: str) -> int:
    """B1: the number of a pasture on the printed board."""
    return PASTURE_KEYS.index(key) + 1


def find_pasture(view: BuffaloView, key: str) -> PastureView:
    """A pasture in play."""
    return next(pasture for pasture in view.pastures if pasture.key == key)


def pasture_name(view: BuffaloView, key: str | None) -> Text:
    """The name of a pasture in a sentence."""
    if key is None:
        return Text("no pasture")
    return styled(find_pasture(view, key).name, "bold")


def seat_of(view: BuffaloView, colour: str) -> SeatView | None:
    """The seat that plays a colour, if it has an owner yet."""
    return next((seat for seat in view.seats if colour in seat.colours), None)


def own_colours(view: BuffaloView) -> tuple[str, ...]:
    """The colours of the seat that looks."""
    return () if view.seat is None else view.seats[view.seat].colours


def chip(view: BuffaloView, colour: str, number: int | None = None) -> Text:
    """A herd as its letter and size; brackets mark the seat's own."""
    label = LETTERS[colour] + ("" if number is None else str(number))
    left, right = "[]" if colour in own_colours(view) else "  "
    return styled(f"{left}{label}{right}", CHIPS[colour])


def chips(view: BuffaloView, herds: Iterable[tuple[str, int]]) -> Text:
    """Herds side by side."""
    return Text(" ").join(chip(view, colour, size) for colour, size in herds)


def colour_word(colour: str) -> Text:
    """A colour by its name."""
    return styled(colour, INKS[colour])


def actor(view: BuffaloView, colour: str) -> Text:
    """Who acts with a colour, at the beginning of a sentence."""
    own = own_colours(view)
    if colour not in own:
        return styled(colour.capitalize(), INKS[colour])
    if len(own) == 1:
        return styled("You", INKS[colour])
    return Text("Your ").append(colour, INKS[colour])


def player(view: BuffaloView, seat: int) -> Text:
    """Who sits on a seat, at the beginning of a sentence."""
    colours = view.seats[seat].colours
    if seat == view.seat:
        return styled("You", INKS[colours[0]] if colours else "bold")
    if not colours:
        return styled(f"Seat {seat}", "bold")
    return Text("/").join(styled(colour.capitalize(), INKS[colour]) for colour in colours)


def is_you(view: BuffaloView, colour: str) -> bool:
    """Whether a sentence about a colour says 'you'."""
    return own_colours(view) == (colour,)


def within(words: Text) -> Text:
    """A name as it stands inside a sentence."""
    first, *rest = words.plain.split(" ")
    if first not in {"You", "Your", "Seat"}:
        return words
    lowered = words.copy()
    lowered.plain = " ".join([first.lower(), *rest])
    return lowered


def placed_cows(view: BuffaloView, seat: SeatView) -> int:
    """The cows of a seat on all pastures."""
    return sum(pasture.herds.get(colour, 0) for pasture in view.pastures for colour in seat.colours)


def joined(parts: Sequence[Text], last: str = " and ") -> Text:
    """Several names as a list in a sentence."""
    if len(parts) == 1:
        return parts[0]
    return Text(", ").join(parts[:-1]).append(last).append_text(parts[-1])


def cows(number: int) -> str:
    """A number of cows in words."""
    return {0: "no cow", 1: "1 cow"}.get(number, f"{number} cows")


def bonus_row(bonus: Sequence[int]) -> str:
    """B1: a bonus row as it is printed."""
    return "-".join(map(str, bonus))
