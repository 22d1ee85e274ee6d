"""The question of each phase, and how its answer is read."""

from collections.abc import Callable

from rich.console import Group
from rich.text import Text

from menagerie.cli.terminal.face import Answer, Choice, Question, Turn, UnclearError
from menagerie.cli.terminal.zoo import explanations
from menagerie.cli.terminal.zoo.board import position
from menagerie.cli.terminal.zoo.input import read_cards, read_two, words_of
from menagerie.cli.terminal.zoo.pieces import animals, cards, number_of_cards
from menagerie.core.actions import Action
from menagerie.games.zoo.actions import (
    Ask,
    Give,
    Keep,
    Pass,
    Play,
    Push,
    Refuse,
    Return,
    SetAside,
)
from menagerie.games.zoo.views import SeatView, ZooView

# Of more choices than this, those with the joker are typed, not listed.
MOST_LISTED = 16
NO_WORDS = {"0", "no", "none", "pass", "p", "refuse", "keep", "nothing"}

Point = Callable[[str], Action]


def listed(turn: Turn) -> dict[str, Action]:
    """The actions that are numbered: all that name cards; of too many those without joker."""
    naming = [action for action in turn.actions if isinstance(action, Play | Ask | Give)]
    if len(naming) > MOST_LISTED:
        naming = [action for action in naming if "joker" not in action.cards]
    return {str(number): action for number, action in enumerate(naming, 1)}


def choices(turn: Turn, nothing: str | None) -> tuple[Choice, ...]:
    """What may be typed by its number."""
    numbered = [Choice(key, label(action)) for key, action in listed(turn).items()]
    return (*numbered, *([Choice("0", Text(nothing))] if nothing else []))


def label(action: Action) -> Text:
    """An action that names cards, in words."""
    if isinstance(action, Ask):
        return Text("ask, showing ").append_text(cards(action.cards))
    if isinstance(action, Give):
        return Text("add ").append_text(cards(action.cards))
    return cards(getattr(action, "cards", ()))


def question(turn: Turn, asked: Text, about: str, nothing: str | None, point: Point) -> Question:
    """A question with the whole table above it."""
    return Question(
        scene=Group(position(turn.view), Text()),
        asked=asked,
        explained=about,
        choices=choices(turn, nothing),
        read=lambda line: Answer(point(line)),
        point=point,
    )


def own_seat(view: ZooView) -> SeatView:
    """The seat that is asked."""
    if view.seat is None:
        raise UnclearError("a spectator is asked nothing")
    return view.seats[view.seat]


def pointing(turn: Turn, nothing: Action | None, name: Callable[[list[str]], Action]) -> Point:
    """Read a number of a choice, a word for nothing, or cards."""
    numbered = listed(turn)

    def point(line: str) -> Action:
        words = words_of(line)
        if len(words) == 1 and words[0] in NO_WORDS and nothing is not None:
            return nothing
        if len(words) == 1 and words[0] in numbered:
            return numbered[words[0]]
        return name(words)

    return point


def ask_lead(turn: Turn) -> Question:
    """Z6: ask for a set to lead."""
    about = (
        explanations.LEAD + explanations.SETS + explanations.food_web() + explanations.HOW_TO_PLAY
    )
    point = pointing(turn, Pass(), lambda words: Play(read_cards(words)))
    return question(turn, Text("What do you lead?"), about, None, point)


def ask_beat(turn: Turn) -> Question:
    """Z7, Z8, Z18: ask for a set that beats, a question to the partner, or a pass."""
    view: ZooView = turn.view
    top = view.trick[-1]
    junior = own_seat(view).is_junior
    about = explanations.BEAT + (explanations.ASK if junior else "") + explanations.SETS
    about += explanations.food_web() + explanations.HOW_TO_PLAY + explanations.PASSING

    def name(words: list[str]) -> Action:
        if words[:1] == ["ask"]:
            return Ask(read_cards(words[1:]))
        return Play(read_cards(words))

    asked = Text("What do you play on ").append_text(animals(top.number, top.animal)).append("?")
    return question(turn, asked, about, "pass", pointing(turn, Pass(), name))


def ask_answer(turn: Turn) -> Question:
    """Z18, Z19: ask for the missing cards."""
    top = turn.view.trick[-1]
    asked = Text("What do you add to beat ").append_text(animals(top.number, top.animal))
    about = explanations.ANSWER + explanations.SETS + explanations.food_web()
    point = pointing(turn, Refuse(), lambda words: Give(read_cards(words)))
    return question(turn, asked.append("?"), about, "refuse", point)


def ask_exchange(turn: Turn) -> Question:
    """Z17: ask for cards to push, to return or to lay aside."""
    seat = own_seat(turn.view)
    if seat.partner is None:
        return ask_lay(turn)
    if seat.is_junior:
        asked = Text(f"Which two cards do you push to seat {seat.partner}?")
        point = pointing(turn, Keep(), lambda words: Push(read_two(words)))
        return question(
            turn, asked, explanations.PUSH + explanations.POINTS, "keep your cards", point
        )
    asked = Text(f"Which two cards do you push back to seat {seat.partner}?")
    point = pointing(turn, None, lambda words: Return(read_two(words)))
    return question(turn, asked, explanations.RETURN + explanations.POINTS, None, point)


def ask_lay(turn: Turn) -> Question:
    """Z17: ask a player alone for cards to lay among their own tricks."""
    asked = Text("Which cards, up to two, do you lay among your own tricks?")
    point = pointing(turn, SetAside(()), lambda words: SetAside(read_cards(words)))
    return question(turn, asked, explanations.LAY + explanations.POINTS, number_of_cards(0), point)
