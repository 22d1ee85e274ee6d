"""Names, short names and inks of Zoo in a terminal; colour is never the only sign."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.text import Text

from menagerie.cli.terminal.face import styled
from menagerie.games.zoo.pieces import CARD_NAMES
from menagerie.games.zoo.views import ZooView

INKS = {
    "whale": "bold dodger_blue1",
    "elephant": "bold grey70",
    "crocodile": "bold green3",
    "polar-bear": "bold white",
    "lion": "bold gold1",
    "seal": "bold sky_blue1",
    "fox": "bold dark_orange",
    "perch": "bold medium_spring_green",
    "hedgehog": "bold orange4",
    "fish": "bold turquoise2",
    "mouse": "bold misty_rose1",
    "mosquito": "bold medium_orchid1",
    "joker": "bold black on white",
}
PLURALS = {
    "polar-bear": "polar bears",
    "fox": "foxes",
    "perch": "perches",
    "fish": "fish",
    "mouse": "mice",
    "mosquito": "mosquitoes",
}
PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th")


def singular(animal: str) -> str:
    """An animal by its name."""
    return animal.replace("-", " ")


def several(number: int, animal: str) -> Text:
    """Some of an animal; one without its number."""
    name = singular(animal)
    if number > 1:
        name = f"{number} {PLURALS.get(animal, f'{name}s')}"
    return styled(name, INKS[animal])


def animals(number: int, animal: str) -> Text:
    """What a set counts as."""
    return (
        styled("1 ", INKS[animal]).append_text(several(1, animal))
        if number == 1
        else several(number, animal)
    )


def cards(names: Iterable[str]) -> Text:
    """Cards sorted by kind, each kind with its number."""
    count = Counter(names)
    parts = [several(count[name], name) for name in CARD_NAMES if count[name]]
    return Text(", ").join(parts) if parts else Text("nothing", "dim")


def player(view: ZooView, seat: int) -> Text:
    """Who sits on a seat, at the beginning of a sentence."""
    return styled("You" if seat == view.seat else f"Seat {seat}", "bold")


def within(view: ZooView, seat: int) -> Text:
    """Who sits on a seat, inside a sentence."""
    return styled("you" if seat == view.seat else f"seat {seat}", "bold")


def verb(view: ZooView, seat: int, word: str) -> str:
    """A verb as it follows the name of a seat."""
    if seat == view.seat:
        return f" {word}"
    ending = "es" if word.endswith(("ss", "sh")) else "s"
    return f" {word}{ending}"


def joined(parts: Sequence[Text]) -> Text:
    """Several names as a list in a sentence."""
    if len(parts) == 1:
        return parts[0]
    return Text(", ").join(parts[:-1]).append(" and ").append_text(parts[-1])


def number_of_cards(number: int) -> str:
    """A number of cards in words."""
    return {0: "no card", 1: "1 card"}.get(number, f"{number} cards")


def points(number: int) -> str:
    """A number of points in words."""
    return f"{number} point" if number in {1, -1} else f"{number} points"
