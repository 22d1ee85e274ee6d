"""What a seat is asked in each phase, and how its answer is read."""

from rich.console import Group, RenderableType
from rich.text import Text

from menagerie.cli.terminal.buffalo import explanations
from menagerie.cli.terminal.buffalo.board import Board, assignment, hand, heading, position, sealed
from menagerie.cli.terminal.buffalo.input import (
    STOP_WORDS,
    only_word,
    pair_example,
    point_at_pair,
    read_assignment,
    read_bid,
    read_colour,
    read_number,
    read_pair,
    read_pasture,
    words_of,
)
from menagerie.cli.terminal.buffalo.pieces import (
    COLOURS,
    LETTERS,
    RANKS,
    bonus_row,
    chip,
    chips,
    colour_word,
    cows,
    find_pasture,
    joined,
    own_colours,
    pasture_name,
    pasture_number,
)
from menagerie.cli.terminal.face import (
    Answer,
    Choice,
    Question,
    Turn,
)
from menagerie.core.actions import Action
from menagerie.games.buffalo.actions import Assign, Lay, Pick, Place, Put, Stop
from menagerie.games.buffalo.pieces import FEWEST_SEATS, PAIR_STEP, Colour
from menagerie.games.buffalo.state import PAIRS
from menagerie.games.buffalo.views import (
    BuffaloView,
    PastureView,
    PayingView,
    SeatView,
    SettlingView,
)

# Before the first round: bids, colours (BV1), and the two colours of two players (B23).


def ask_bid(turn: Turn) -> Question:
    """BV1: ask for a sealed bid."""
    view: BuffaloView = turn.view
    seat: SeatView = view.seats[turn.view.seat]
    least = f" You bid {seat.bids[-1]} before: not lower now." if seat.bids else ""
    return Question(
        scene=position(view),
        asked=Text(f"What do you bid for the choice of colour, from 0 to 99.9999?{least}"),
        explained=explanations.BID,
        choices=(),
        read=lambda line: Answer(_read_bid(line)),
        point=_read_bid,
    )


def _read_bid(line: str) -> Action:
    return read_bid(line.strip().removeprefix("bid "))


def ask_colour(turn: Turn) -> Question:
    """BV1: ask for a colour."""
    view: BuffaloView = turn.view
    numbered = dict(enumerate(COLOURS[: len(view.seats)], 1))

    def point(line: str) -> Action:
        word = only_word(words_of(line), "type one colour")
        if word.isdecimal() and int(word) in numbered:
            return Pick(numbered[int(word)])
        return Pick(read_colour(word))

    return Question(
        scene=position(view),
        asked=Text("Which colour do you take?"),
        explained=explanations.COLOUR,
        choices=tuple(
            Choice(str(number), _colour_label(view, colour), turn.why(Pick(colour)))
            for number, colour in numbered.items()
        ),
        read=lambda line: Answer(point(line)),
        point=point,
    )


def _colour_label(view: BuffaloView, colour: Colour) -> Text:
    """A colour to take, with what it starts with."""
    label = chip(view, colour).append(" ")
    label.append_text(colour_word(colour))
    if len(view.seats) == FEWEST_SEATS:
        partner = COLOURS[COLOURS.index(colour) + PAIR_STEP]
        return label.append(" with ").append_text(colour_word(partner))
    names = [Text(pasture.name) for pasture in view.pastures if colour in pasture.herds]
    return label.append(" on ").append_text(joined(names))


def ask_assignment(turn: Turn) -> Question:
    """B23: ask which of the pastures dealt gets which colour."""
    view: BuffaloView = turn.view
    splits = [action for action in turn.actions if isinstance(action, Assign)]
    numbered = {str(number): split for number, split in enumerate(splits, 1)}
    example = " ".join(LETTERS[colour].lower() for colour in splits[0].colours)
    own = joined([colour_word(colour) for colour in own_colours(view)])

    def point(line: str) -> Action:
        return numbered.get(line.strip()) or read_assignment(line, example)

    return Question(
        scene=position(view),
        asked=Text("You play ").append_text(own).append(". Which goes where?"),
        explained=explanations.ASSIGNMENT.format(example=example),
        choices=tuple(
            Choice(number, assignment(view, split.colours)) for number, split in numbered.items()
        ),
        read=lambda line: Answer(point(line)),
        point=point,
    )


# The two pairs of a round (B5).


def ask_pair(turn: Turn) -> Question:
    """Ask for a pair, the first or the second."""
    view: BuffaloView = turn.view
    lays = [action for action in turn.actions if isinstance(action, Lay)]
    laid = [pair for pair in view.pairs if pair.seat == view.seat] if _has_first(turn) else []
    return Question(
        scene=_pair_scene(view, begun=bool(laid)),
        asked=_pair_asked(view, lays, begun=bool(laid)),
        explained=_pair_explained(view, lays),
        choices=(),
        read=lambda line: read_pair(view, lays, line),
        point=lambda line: point_at_pair(view, lays, line),
    )


def _has_first(turn: Turn) -> bool:
    """Whether one pair lies already."""
    own = [pair for pair in turn.view.pairs if pair.seat == turn.view.seat]
    return 0 < len(own) < PAIRS


def _pair_scene(view: BuffaloView, *, begun: bool) -> RenderableType:
    """The whole position before the first pair, only the pair before the second."""
    if begun:
        return Group(Text("So far:"), sealed(view), hand(view))
    full = {pasture.key for pasture in view.pastures if pasture.free == 0}
    return position(view, full)


def _pair_asked(view: BuffaloView, lays: list[Lay], *, begun: bool) -> Text:
    """Which pair is asked, with an example that would do."""
    which = "second" if begun else "first"
    asked = Text(f"Lay your {which} pair, such as ")
    asked.append(pair_example(lays), "bold").append(".")
    if not begun and len(own_colours(view)) > 1:
        asked.append(" One pair for each of your colours.")
    return asked


def _pair_explained(view: BuffaloView, lays: list[Lay]) -> str:
    """B7, B23, B24: what a pair is, and how it is typed."""
    two = len(view.seats) == FEWEST_SEATS
    text = explanations.PAIR
    if two:
        text += explanations.TWO_COLOURS
    if any(action.pasture is None for action in lays):
        text += explanations.LAST_PASTURE_FOR_TWO if two else explanations.LAST_PASTURE
    return text + explanations.HOW_TO_LAY.format(example=pair_example(lays))


# A number of cows on the pasture being settled (B11), a bonus cow anywhere (B16).


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
        choices=tuple(_number_choice(turn, pasture, colour, n) for n in range(int(card[0]) + 1)),
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


def _number_choice(turn: Turn, pasture: PastureView, colour: Colour, number: int) -> Choice:
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
