"""Before the first round: bids, colours (BV1), and the two colours of two players (B23)."""

from rich.text import Text

from menagerie.cli.terminal.buffalo import explanations
from menagerie.cli.terminal.buffalo.board import assignment, position
from menagerie.cli.terminal.buffalo.input import (
    find_colour,
    only_word,
    read_bid,
    read_colour,
    words_of,
)
from menagerie.cli.terminal.buffalo.pieces import (
    COLOURS,
    LETTERS,
    chip,
    colour_word,
    joined,
    own_colours,
)
from menagerie.cli.terminal.face import Answer, Choice, Question, Turn, UnclearError
from menagerie.core.actions import Action
from menagerie.games.buffalo.actions import Assign, Pick
from menagerie.games.buffalo.pieces import FEWEST_SEATS, PAIR_STEP, Colour
from menagerie.games.buffalo.views import BuffaloView, SeatView


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
        return numbered.get(line.strip()) or _read_assignment(line, example)

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


def _read_assignment(line: str, example: str) -> Action:
    """A colour for each pasture, as words or as letters without space."""
    words = words_of(line)
    letters = list(words[0]) if len(words) == 1 and not find_colour(words[0]) else words
    try:
        first, second, third = map(read_colour, letters)
    except ValueError:
        raise UnclearError(f"type a number or three colours, such as {example}") from None
    return Assign((first, second, third))
