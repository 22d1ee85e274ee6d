"""The question of each phase, and how its answer is read."""

from collections.abc import Callable, Iterable

import msgspec
from rich.console import Group
from rich.text import Text

from menagerie.cli.terminal.face import Answer, Choice, Question, Turn
from menagerie.cli.terminal.voice import Voice
from menagerie.cli.terminal.zoo.board import position
from menagerie.cli.terminal.zoo.input import accepted, read_cards, read_two, words_of
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
from menagerie.games.zoo.pieces import ANIMALS, BOXES, CARD_NAMES, LATEST
from menagerie.games.zoo.views import SeatView, SetView, ZooView

# Of more choices than this, those with the joker are typed, not listed.
MOST_LISTED = 16

Point = Callable[[str], Action]


def listed(turn: Turn) -> dict[str, Action]:
    """The actions that are numbered: all that name cards; of too many those without joker."""
    naming = [action for action in turn.actions if isinstance(action, Play | Ask | Give)]
    if len(naming) > MOST_LISTED:
        naming = [action for action in naming if "joker" not in action.cards]
    return {str(number): action for number, action in enumerate(naming, 1)}


def choices(voice: Voice, turn: Turn, nothing: Action | None) -> tuple[Choice, ...]:
    """What may be typed by its number."""
    numbered = [Choice(key, label(voice, action)) for key, action in listed(turn).items()]
    return (*numbered, *([Choice("0", label(voice, nothing))] if nothing else []))


def label(voice: Voice, action: Action) -> Text:
    """An action in words."""
    return voice.text(f"action_{action.__struct_config__.tag}", msgspec.structs.asdict(action))


def explained(voice: Voice, *keys: str) -> str:
    """What `?` says; a blank line ends a paragraph."""
    return "\n\n".join(voice.say(key) for key in keys)


def food_web(voice: Voice) -> str:
    """Z2: who beats whom, an animal a paragraph."""
    animals, box = CARD_NAMES[:ANIMALS], BOXES[LATEST]
    paragraphs = [voice.say("web")]
    for animal in animals:
        beaten = [prey for prey in animals if animal in box.beaters(prey)]
        facts = {"kind": animal, "beaten": kinds(voice, beaten)}
        facts["beaters"] = kinds(voice, box.beaters(animal))
        paragraphs.append(voice.say("web_button", facts))
    return "\n\n".join(paragraphs)


def kinds(voice: Voice, names: Iterable[str]) -> str:
    """Some animals, or nobody."""
    said = [voice.say(f"kind_{name}") for name in names]
    return ", ".join(said) or voice.say("web_nobody")


def question(
    voice: Voice, turn: Turn, asked: Text, about: str, nothing: Action | None, point: Point
) -> Question:
    """A question with the whole table above it."""
    return Question(
        scene=Group(position(voice, turn.view), Text()),
        asked=asked,
        explained=about,
        choices=choices(voice, turn, nothing),
        read=lambda line: Answer(point(line)),
        point=point,
    )


def own_seat(turn: Turn) -> SeatView:
    """The seat that is asked."""
    seat: SeatView = turn.view.seats[turn.view.seat]
    return seat


def top_of(view: ZooView) -> str:
    """What the set on top counts as, as refusals name it."""
    top: SetView = view.trick[-1]
    return f"{top.number} {top.animal}"


def pointing(
    voice: Voice, turn: Turn, nothing: Action | None, name: Callable[[list[str]], Action]
) -> Point:
    """Read a number of a choice, a word for nothing, or cards."""
    numbered = listed(turn)

    def point(line: str) -> Action:
        words = words_of(voice, line)
        no_words = accepted("input_nothing", voice.language)
        if len(words) == 1 and words[0] in no_words and nothing is not None:
            return nothing
        if len(words) == 1 and words[0] in numbered:
            return numbered[words[0]]
        return name(words)

    return point


def ask_lead(voice: Voice, turn: Turn) -> Question:
    """Z6: ask for a set to lead."""
    about = [
        explained(voice, "explain_lead", "explain_sets"),
        food_web(voice),
        explained(voice, "explain_typing"),
    ]
    point = pointing(voice, turn, Pass(), lambda words: Play(read_cards(voice, words)))
    return question(voice, turn, voice.text("ask_lead"), "\n\n".join(about), None, point)


def ask_beat(voice: Voice, turn: Turn) -> Question:
    """Z7, Z8, Z18: ask for a set that beats, a question to the partner, or a pass."""
    may_ask = ["explain_ask"] if own_seat(turn).is_junior else []
    about = [explained(voice, "explain_beat", *may_ask, "explain_sets"), food_web(voice)]
    about.append(explained(voice, "explain_typing", "explain_passing"))

    def name(words: list[str]) -> Action:
        if words and words[0] in accepted("input_ask", voice.language):
            return Ask(read_cards(voice, words[1:]))
        return Play(read_cards(voice, words))

    asked = voice.text("ask_beat", {"top": top_of(turn.view)})
    point = pointing(voice, turn, Pass(), name)
    return question(voice, turn, asked, "\n\n".join(about), Pass(), point)


def ask_answer(voice: Voice, turn: Turn) -> Question:
    """Z18, Z19: ask for the missing cards."""
    asked = voice.text("ask_answer", {"top": top_of(turn.view)})
    about = f"{explained(voice, 'explain_answer', 'explain_sets')}\n\n{food_web(voice)}"
    point = pointing(voice, turn, Refuse(), lambda words: Give(read_cards(voice, words)))
    return question(voice, turn, asked, about, Refuse(), point)


def ask_exchange(voice: Voice, turn: Turn) -> Question:
    """Z17: ask for cards to push, to return or to lay aside."""
    seat = own_seat(turn)
    if seat.partner is None:
        return ask_lay(voice, turn)
    facts = {"partner": seat.partner}
    if seat.is_junior:
        about = explained(voice, "explain_push", "explain_points")
        point = pointing(voice, turn, Keep(), lambda words: Push(read_two(voice, words)))
        return question(voice, turn, voice.text("ask_push", facts), about, Keep(), point)
    about = explained(voice, "explain_return", "explain_points")
    point = pointing(voice, turn, None, lambda words: Return(read_two(voice, words)))
    return question(voice, turn, voice.text("ask_return", facts), about, None, point)


def ask_lay(voice: Voice, turn: Turn) -> Question:
    """Z17: ask a player alone for cards to lay among their own tricks."""
    none, about = SetAside(()), explained(voice, "explain_lay", "explain_points")
    point = pointing(voice, turn, none, lambda words: SetAside(read_cards(voice, words)))
    return question(voice, turn, voice.text("ask_lay"), about, none, point)
