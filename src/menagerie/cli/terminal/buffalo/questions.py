"""What a seat is asked in each phase, and how its answer is read."""

from rich.console import Group, RenderableType
from rich.text import Text

from menagerie.cli.terminal.buffalo.board import (
    Board,
    assignment,
    colours_from,
    hand,
    heading,
    position,
    sealed,
)
from menagerie.cli.terminal.buffalo.input import (
    accepted,
    only_word,
    pair_example,
    point_at_pair,
    read_assignment,
    read_bid,
    read_colour,
    read_number,
    read_pair,
    read_pasture,
)
from menagerie.cli.terminal.buffalo.pieces import (
    COLOURS,
    bonus_row,
    chip,
    chips,
    find_pasture,
    own_colours,
    pasture_number,
    sign,
)
from menagerie.cli.terminal.face import Answer, Choice, Question, Turn
from menagerie.cli.terminal.voice import Voice
from menagerie.core.actions import Action
from menagerie.games.buffalo.actions import Assign, Lay, Pick, Place, Put, Stop
from menagerie.games.buffalo.pieces import FEWEST_SEATS, Colour
from menagerie.games.buffalo.state import PAIRS
from menagerie.games.buffalo.views import BuffaloView, PastureView, SeatView, SettlingView

# Before the first round: bids, colours (BV1), and the two colours of two players (B23).


def ask_bid(voice: Voice, turn: Turn) -> Question:
    """BV1: ask for a sealed bid."""
    view: BuffaloView = turn.view
    seat: SeatView = view.seats[turn.view.seat]
    return Question(
        scene=position(voice, view),
        asked=voice.text("bid_again" if seat.bids else "bid_you"),
        explained=voice.say("explain_bid"),
        choices=(),
        read=lambda line: Answer(read_bid(voice, line)),
        point=lambda line: read_bid(voice, line),
    )


def ask_colour(voice: Voice, turn: Turn) -> Question:
    """BV1: ask for a colour."""
    view: BuffaloView = turn.view
    numbered = dict(enumerate(COLOURS[: len(view.seats)], 1))

    def point(line: str) -> Action:
        word = only_word(voice, line, "type_colour")
        if word.isdecimal() and int(word) in numbered:
            return Pick(numbered[int(word)])
        return Pick(read_colour(voice, word))

    return Question(
        scene=position(voice, view),
        asked=voice.text("pick_you"),
        explained=voice.say("explain_colour"),
        choices=tuple(
            Choice(str(number), _colour_label(voice, view, colour), turn.why(Pick(colour)))
            for number, colour in numbered.items()
        ),
        read=lambda line: Answer(point(line)),
        point=point,
    )


def _colour_label(voice: Voice, view: BuffaloView, colour: Colour) -> Text:
    """A colour to take, with what it starts with."""
    label = chip(voice, view, colour).append(" ")
    if len(view.seats) == FEWEST_SEATS:
        names = [voice.text(f"colour_{one}") for one in colours_from(colour)]
        return label.append_text(Text(" + ").join(names))
    pastures = tuple(pasture.key for pasture in view.pastures if colour in pasture.herds)
    return label.append_text(voice.text("begins_on", {"colour": colour, "pastures": pastures}))


def ask_assignment(voice: Voice, turn: Turn) -> Question:
    """B23: ask which of the pastures dealt gets which colour."""
    view: BuffaloView = turn.view
    splits = [action for action in turn.actions if isinstance(action, Assign)]
    numbered = {str(number): split for number, split in enumerate(splits, 1)}
    example = " ".join(sign(voice, colour).lower() for colour in splits[0].colours)

    def point(line: str) -> Action:
        return numbered.get(line.strip()) or read_assignment(voice, line, example)

    return Question(
        scene=position(voice, view),
        asked=voice.text("assign_you"),
        explained=voice.say("explain_assigning", {"example": example}),
        choices=tuple(
            Choice(number, assignment(voice, view, split.colours))
            for number, split in numbered.items()
        ),
        read=lambda line: Answer(point(line)),
        point=point,
    )


# The two pairs of a round (B5).


def ask_pair(voice: Voice, turn: Turn) -> Question:
    """Ask for a pair, the first or the second."""
    view: BuffaloView = turn.view
    lays = [action for action in turn.actions if isinstance(action, Lay)]
    laid = [pair for pair in view.pairs if pair.seat == view.seat] if _has_first(turn) else []
    return Question(
        scene=_pair_scene(voice, view, begun=bool(laid)),
        asked=_pair_asked(voice, view, lays, begun=bool(laid)),
        explained=_pair_explained(voice, view, lays),
        choices=(),
        read=lambda line: read_pair(voice, view, lays, line),
        point=lambda line: point_at_pair(voice, view, lays, line),
    )


def _has_first(turn: Turn) -> bool:
    """Whether one pair lies already."""
    own = [pair for pair in turn.view.pairs if pair.seat == turn.view.seat]
    return 0 < len(own) < PAIRS


def _pair_scene(voice: Voice, view: BuffaloView, *, begun: bool) -> RenderableType:
    """The whole position before the first pair, only the pair before the second."""
    if begun:
        return Group(voice.text("so_far"), sealed(voice, view), hand(voice, view))
    full = {pasture.key for pasture in view.pastures if pasture.free == 0}
    return position(voice, view, full)


def _pair_asked(voice: Voice, view: BuffaloView, lays: list[Lay], *, begun: bool) -> Text:
    """Which pair is asked, with an example that would do."""
    example = {"example": Text(pair_example(voice, lays), "bold")}
    asked = voice.text("second_pair" if begun else "first_pair", example)
    if not begun and len(own_colours(view)) > 1:
        asked.append(" ").append_text(voice.text("pair_each"))
    return asked


def _pair_explained(voice: Voice, view: BuffaloView, lays: list[Lay]) -> str:
    """B7, B23, B24: what a pair is, and how it is typed."""
    two = len(view.seats) == FEWEST_SEATS
    keys = ["explain_pair", *(["explain_two_colours"] if two else [])]
    if any(action.pasture is None for action in lays):
        keys.append("explain_last_pasture_for_two" if two else "explain_last_pasture")
    example = {"example": pair_example(voice, lays)}
    return "\n\n".join([*map(voice.say, keys), voice.say("explain_laying", example)])


# A number of cows on the pasture being settled (B11), a bonus cow anywhere (B16).


def ask_number(voice: Voice, turn: Turn) -> Question:
    """B11, B12: ask for a number of cows."""
    view: BuffaloView = turn.view
    settling: SettlingView = turn.view.settling
    colour = settling.order[settling.next]
    pasture = find_pasture(view, settling.pasture)
    card = _card_of(view, pasture.key, colour)

    def point(line: str) -> Action:
        return Place(read_number(voice, only_word(voice, line, "type_cows")))

    return Question(
        scene=Group(_pasture_line(voice, view, pasture), _order_line(voice, view, settling)),
        asked=voice.text("place_you", {"pasture": pasture.key}),
        explained=voice.say("explain_placing", {"card": card, "value": int(card[0])}),
        choices=tuple(
            _number_choice(voice, turn, pasture, colour, cows) for cows in range(int(card[0]) + 1)
        ),
        read=lambda line: Answer(point(line)),
        point=point,
    )


def _card_of(view: BuffaloView, pasture: str, colour: str) -> str:
    """The card that a colour has laid on a pasture."""
    pairs = (pair for pair in view.pairs if (pair.pasture, pair.colour) == (pasture, colour))
    return next(pairs).card


def _pasture_line(voice: Voice, view: BuffaloView, pasture: PastureView) -> Text:
    """A pasture on one line."""
    herds = chips(voice, view, pasture.herds.items()) if pasture.herds else voice.text("no_herds")
    facts = {
        "name": pasture.key,
        "free": pasture.free,
        "spaces": pasture.spaces,
        "herds": herds,
        "bonus": bonus_row(pasture.bonus),
    }
    line = Text(f"{pasture_number(pasture.key)} ")
    return line.append_text(voice.text("pasture_words", facts))


def _order_line(voice: Voice, view: BuffaloView, settling: SettlingView) -> Text:
    """B10: who places here, in order."""
    line = voice.text("in_order").append(" ")
    for place, colour in enumerate(settling.order):
        line.append(" → " if place else "", "dim")
        card = _card_of(view, settling.pasture, colour)
        line.append_text(chip(voice, view, colour)).append(f" {card}", "bold")
        if place < settling.next:
            line.append(" ").append_text(voice.text("order_past", style="dim"))
        elif place == settling.next:
            line.append(" ").append_text(voice.text("order_now", style="bold"))
    return line


def _number_choice(
    voice: Voice, turn: Turn, pasture: PastureView, colour: Colour, cows: int
) -> Choice:
    """A number of cows to choose, and what it leads to."""
    reason = turn.why(Place(cows))
    if reason:
        return Choice(str(cows), voice.text("cows", {"cows": cows}), reason)
    return Choice(str(cows), _after_placing(voice, pasture, colour, cows))


def _after_placing(voice: Voice, pasture: PastureView, colour: Colour, cows: int) -> Text:
    """What a number of cows leads to."""
    size = pasture.herds.get(colour, 0) + cows
    if size == 0:
        return voice.text("no_herd")
    larger = sum(herd > size for other, herd in pasture.herds.items() if other != colour)
    facts = {
        "size": size,
        "ordinal": larger + 1,
        "bonus": pasture.bonus[larger] if larger < len(pasture.bonus) else 0,
        "fills": 0 < cows == pasture.free,
    }
    return voice.text("herd_after", facts)


def ask_put(voice: Voice, turn: Turn) -> Question:
    """B16, B17, BV2: ask where a bonus cow goes."""
    view: BuffaloView = turn.view
    refused = {p.key for p in view.pastures if turn.why(Put(p.key)) is not None}

    def point(line: str) -> Action:
        word = only_word(voice, line, "type_pasture")
        if word in accepted(voice, "input_stop"):
            return Stop()
        return Put(read_pasture(voice, view, word))

    return Question(
        scene=Group(heading(voice, view), Board(voice, view, refused)),
        asked=_put_asked(voice, turn),
        explained=_put_explained(voice, view),
        choices=(),
        read=lambda line: Answer(point(line)),
        point=point,
    )


def _put_asked(voice: Voice, turn: Turn) -> Text:
    """How much is left of what is paid, and whether it may be kept."""
    paying = turn.view.paying
    may_stop = Stop() in turn.actions
    key = "market_you" if turn.view.phase == "market" else "pay_you" if may_stop else "pay_must"
    asked = voice.text(key, {"herd": (paying.colour, paying.cows)}).append(" ")
    return asked.append_text(voice.text("where_to", {"may_stop": may_stop}))


def _put_explained(voice: Voice, view: BuffaloView) -> str:
    """B15-B18, BV2: what a bonus is, and how a pasture is typed."""
    market = ["explain_market"] if view.options.cattle_market else []
    return "\n\n".join(map(voice.say, ["explain_putting", *market, "explain_stopping"]))
