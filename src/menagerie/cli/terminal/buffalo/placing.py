"""Placing cows: a number on the pasture being settled (B11), a bonus cow anywhere (B16)."""

from rich.console import Group
from rich.text import Text

from menagerie.cli.terminal.buffalo import explanations
from menagerie.cli.terminal.buffalo.board import Board, heading
from menagerie.cli.terminal.buffalo.input import only_word, read_number, read_pasture, words_of
from menagerie.cli.terminal.buffalo.pieces import (
    RANKS,
    bonus_row,
    chip,
    chips,
    colour_word,
    cows,
    find_pasture,
    pasture_name,
    pasture_number,
)
from menagerie.cli.terminal.face import Answer, Choice, Question, Turn
from menagerie.core.actions import Action
from menagerie.games.buffalo.actions import Place, Put, Stop
from menagerie.games.buffalo.pieces import Colour
from menagerie.games.buffalo.views import BuffaloView, PastureView, PayingView, SettlingView

STOP_WORDS = {"0", "stop"}


def ask_number(turn: Turn) -> Question:
    """B11, B12: ask how many cows to place."""
    settling: SettlingView = turn.view.settling
    pasture = find_pasture(turn.view, settling.pasture)
    colour = settling.order[settling.next]
    card = _card_of(turn.view, pasture.key, colour)
    asked = Text("How many ").append_text(colour_word(colour)).append(" cows do you place on ")
    return Question(
        scene=Group(_pasture_line(turn.view, pasture), _order_line(turn.view, settling)),
        asked=asked.append_text(pasture_name(turn.view, pasture.key)).append("?"),
        explained=explanations.NUMBER.format(card=card, value=card[0]),
        choices=tuple(_number(turn, pasture, colour, n) for n in range(int(card[0]) + 1)),
        read=lambda line: Answer(_read_number(line)),
        point=_read_number,
    )


def _read_number(line: str) -> Action:
    return Place(read_number(only_word(words_of(line), "type a number of cows")))


def _card_of(view: BuffaloView, pasture: str, colour: str) -> str:
    """The card that a colour has laid on a pasture."""
    pairs = (pair for pair in view.pairs if (pair.pasture, pair.colour) == (pasture, colour))
    return next(pairs).card


def _pasture_line(view: BuffaloView, pasture: PastureView) -> Text:
    """A pasture on one line."""
    line = Text(f"{pasture_number(pasture.key)} ").append(pasture.name, "bold")
    line.append(f", {pasture.free} of {pasture.spaces} free, bonus {bonus_row(pasture.bonus)}:  ")
    if not pasture.herds:
        return line.append("no herd yet", "dim")
    return line.append_text(chips(view, pasture.herds.items()))


def _order_line(view: BuffaloView, settling: SettlingView) -> Text:
    """B10: who places here, in order."""
    line = Text("In this order: ")
    for place, colour in enumerate(settling.order):
        line.append(" → " if place else "", "dim")
        card = _card_of(view, settling.pasture, colour)
        line.append_text(chip(view, colour)).append(f" {card}", "bold")
        if place < settling.next:
            line.append(" done", "dim")
        elif place == settling.next:
            line.append(" now", "bold")
    return line


def _number(turn: Turn, pasture: PastureView, colour: Colour, number: int) -> Choice:
    """A number of cows to choose, and what it leads to."""
    reason = turn.why(Place(number))
    label = Text(cows(number)) if reason else _after_placing(pasture, colour, number)
    return Choice(str(number), label, reason)


def _after_placing(pasture: PastureView, colour: Colour, number: int) -> Text:
    """What a number of cows leads to."""
    size = pasture.herds.get(colour, 0) + number
    if size == 0:
        return Text("no herd here")
    larger = sum(herd > size for other, herd in pasture.herds.items() if other != colour)
    bonus = pasture.bonus[larger] if larger < len(pasture.bonus) else 0
    line = Text(f"herd of {size}, {RANKS[larger]}, bonus {bonus}")
    if number and number == pasture.free:
        line.append(", takes the last space")
    return line


def ask_put(turn: Turn) -> Question:
    """B16, B17, BV2: ask where a bonus cow goes."""
    view: BuffaloView = turn.view
    refused = {p.key for p in view.pastures if turn.why(Put(p.key)) is not None}

    def point(line: str) -> Action:
        word = only_word(words_of(line), "type the number of a pasture, or 0 to stop")
        return Stop() if word in STOP_WORDS else Put(read_pasture(view, word))

    return Question(
        scene=Group(heading(view), Board(view, refused)),
        asked=_put_asked(view, turn.view.paying),
        explained=_put_explained(view),
        choices=(),
        read=lambda line: Answer(point(line)),
        point=point,
    )


def _put_asked(view: BuffaloView, paying: PayingView) -> Text:
    """Which number it is, and how much of it is left."""
    source = "the cattle market" if view.phase == "market" else f"{RANKS[paying.rank]} place"
    asked = Text(f"{source.capitalize()} on ")
    asked.append_text(pasture_name(view, paying.pasture)).append(" gives you ")
    asked.append(cows(paying.cows), "bold")
    where = ". Where to?" if paying.cows == 1 else ". Where to, one by one?"
    if view.phase == "bonus" and paying.rank == 0:
        return asked.append(where)
    return asked.append(where + (" 0 leaves it." if paying.cows == 1 else " 0 leaves them."))


def _put_explained(view: BuffaloView) -> str:
    market = explanations.MARKET if view.options.cattle_market else ""
    return explanations.PUT + market + explanations.HOW_TO_PUT
