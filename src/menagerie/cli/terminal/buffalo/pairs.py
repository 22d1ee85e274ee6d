"""B5: laying the two pairs of a round."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from menagerie.cli.terminal.buffalo import explanations
from menagerie.cli.terminal.buffalo.board import hand, position, sealed
from menagerie.cli.terminal.buffalo.input import (
    NO_PASTURE,
    find_colour,
    is_card,
    read_card,
    read_pasture,
    words_of,
)
from menagerie.cli.terminal.buffalo.pieces import find_pasture, own_colours, pasture_number
from menagerie.cli.terminal.face import Answer, Question, Turn, UnclearError, UnfinishedError
from menagerie.core.actions import Action
from menagerie.games.buffalo.actions import Lay, PastureKey
from menagerie.games.buffalo.pieces import FEWEST_SEATS, Colour
from menagerie.games.buffalo.state import PAIRS
from menagerie.games.buffalo.views import BuffaloView


def ask_pair(turn: Turn) -> Question:
    """Ask for a pair, the first or the second."""
    view: BuffaloView = turn.view
    lays = [action for action in turn.actions if isinstance(action, Lay)]
    laid = [pair for pair in view.pairs if pair.seat == view.seat] if _has_first(turn) else []
    return Question(
        scene=_scene(view, begun=bool(laid)),
        asked=_asked(view, lays, begun=bool(laid)),
        explained=_explained(view, lays),
        choices=(),
        read=lambda line: _read(view, lays, line),
        point=lambda line: _point(view, lays, line),
    )


def _has_first(turn: Turn) -> bool:
    """Whether one pair lies already."""
    own = [pair for pair in turn.view.pairs if pair.seat == turn.view.seat]
    return 0 < len(own) < PAIRS


def _scene(view: BuffaloView, *, begun: bool) -> RenderableType:
    """The whole position before the first pair, only the pair before the second."""
    if begun:
        return Group(Text("So far:"), sealed(view), hand(view))
    full = {pasture.key for pasture in view.pastures if pasture.free == 0}
    return position(view, full)


def _asked(view: BuffaloView, lays: list[Lay], *, begun: bool) -> Text:
    """Which pair is asked, with an example that would do."""
    which = "second" if begun else "first"
    asked = Text(f"Lay your {which} pair, such as ")
    asked.append(_example(lays), "bold").append(".")
    if not begun and len(own_colours(view)) > 1:
        asked.append(" One pair for each of your colours.")
    return asked


def _example(lays: list[Lay]) -> str:
    """How a pair is typed."""
    lay = lays[len(lays) // 2]
    place = "" if _only(action.pasture for action in lays) else f"{_place(lay.pasture)} "
    colour = f" {lay.colour}" if lay.colour and not _only(a.colour for a in lays) else ""
    return f"{place}{lay.card}{colour}"


def _place(pasture: PastureKey | None) -> str:
    return "-" if pasture is None else str(pasture_number(pasture))


def _only(found: Iterable[object]) -> bool:
    """Whether all are the same."""
    return len(set(found)) == 1


def _explained(view: BuffaloView, lays: list[Lay]) -> str:
    """B7, B23, B24: what a pair is, and how it is typed."""
    two = len(view.seats) == FEWEST_SEATS
    text = explanations.PAIR
    if two:
        text += explanations.TWO_COLOURS
    if any(action.pasture is None for action in lays):
        text += explanations.LAST_PASTURE_FOR_TWO if two else explanations.LAST_PASTURE
    return text + explanations.HOW_TO_LAY.format(example=_example(lays))


def _read(view: BuffaloView, lays: list[Lay], line: str) -> Answer:
    """Read a pair off the beginning of a line."""
    words = words_of(line)
    place, card = _take_place_and_card(view, lays, words)
    colour = _take_colour(lays, words)
    if colour is None and lays[0].colour is not None and not words:
        raise UnfinishedError(f"For which of your colours, {' or '.join(own_colours(view))}?")
    return Answer(Lay(place, card, colour), " ".join(words))


def _take_place_and_card(
    view: BuffaloView, lays: list[Lay], words: list[str]
) -> tuple[PastureKey | None, str]:
    """Take a pasture and a card in either order; where only one place is left it goes unsaid."""
    if not words:
        raise UnclearError(f"type a pasture and a card, such as {_example(lays)}")
    first = words.pop(0)
    if _only(action.pasture for action in lays) and first not in NO_PASTURE:
        return lays[0].pasture, read_card(view, first)
    if is_card(first):
        if not words:
            raise UnfinishedError(f"Which pasture for {first.upper()}?")
        return _read_place(view, words.pop(0)), read_card(view, first)
    place = _read_place(view, first)
    if not words and all(action.pasture != place for action in lays):
        return place, lays[0].card
    if not words:
        where = "on no pasture" if place is None else f"on {find_pasture(view, place).name}"
        raise UnfinishedError(f"Which card {where}?")
    return place, read_card(view, words.pop(0))


def _read_place(view: BuffaloView, word: str) -> PastureKey | None:
    """A pasture, or none (B7)."""
    return None if word in NO_PASTURE else read_pasture(view, word)


def _take_colour(lays: list[Lay], words: list[str]) -> Colour | None:
    """B23: take the colour of a pair; where only one is left it goes unsaid."""
    if words and (colour := find_colour(words[0])):
        words.pop(0)
        return colour
    return lays[0].colour if _only(action.colour for action in lays) else None


def _point(view: BuffaloView, lays: list[Lay], line: str) -> Action:
    """The pair that a person asks about; what is left unsaid is taken from an allowed one."""
    words = words_of(line)
    if not words:
        raise UnclearError(f"say what you ask about, such as why {_example(lays)}")
    likely = _likely(lays, words)
    if len(words) == 1 and is_card(words[0]):
        return Lay(likely.pasture, read_card(view, words[0]), likely.colour)
    if len(words) == 1 and (colour := find_colour(words[0])):
        return Lay(likely.pasture, likely.card, colour)
    if len(words) == 1:
        return Lay(_read_place(view, words[0]), likely.card, likely.colour)
    place, card = _take_place_and_card(view, lays, words)
    return Lay(place, card, _take_colour(lays, words) or likely.colour)


def _likely(lays: list[Lay], words: list[str]) -> Lay:
    """An allowed pair for a colour that is named, if any is."""
    named = {find_colour(word) for word in words} - {None}
    return next((lay for lay in lays if lay.colour in named), lays[0])
