"""Herr der Ziegen in a terminal, in words: events, answers and whole games in every language."""

import re
from itertools import count
from typing import Any

import pytest

from menagerie.cli.terminal.goats.input import find_card
from menagerie.cli.terminal.goats.pieces import short_card
from menagerie.core.events import EVERYBODY, snake_case
from menagerie.core.messages import LANGUAGES
from menagerie.games.goats import events
from menagerie.games.goats.actions import CARD_NAMES, Agree, Herd, Keep, Play, Stay, Take
from tests.games.goats.builders import GAME, goats, play, view
from tests.games.goats.terminal import FACE, ask, herding, printed, speaking, voice_in

RARE: dict[str, Any] = {"rule": "G0", "audience": EVERYBODY}
EVENTS: list[tuple[Any, str]] = [
    (events.DogsPutAside(1, 2, **RARE), "Bea puts 2 dogs aside."),
    (events.CardDrawn(0, "polar-3", **RARE), "Ada draws Polar 3."),
    (events.HandKept(1, **RARE), "Bea keeps their cards."),
    (events.DogsShuffledIn(1, **RARE), "One dog is shuffled into the pile."),
    (events.CardPlayed(1, "elvis-3", **RARE), "Bea plays Elvis 3."),
    (
        events.CardBoxed(1, "elvis-3", **RARE),
        "Elvis 3 is of a kind already won and leaves the game.",
    ),
    (events.GoatWalked(0, 0, 8, **RARE), "Ada’s goat walks from place 0 to place 8."),
    (events.CardTaken(0, "dog", "1,2", **RARE), "Ada takes Dog from 1,2."),
    (events.GapFilled("dog", "1,2", **RARE), "Dog comes onto the meadow at 1,2."),
    (events.GapLeft("1,2", **RARE), "The pile is used up: 1,2 stays empty."),
    (
        events.KindWon(1, "elvis", by_fourth=True, **RARE),
        "The fourth Elvis goat is shown: Bea wins the kind!",
    ),
    (
        events.KindWon(0, "polar", by_fourth=False, **RARE),
        "Ada shows eight points and wins the Polar goats!",
    ),
    (events.CardMarked(0, "polar-3", "1,2", reminder=False, **RARE), "Ada marks Polar 3 at 1,2."),
    (
        events.CardMarked(1, "polar-3", "1,2", reminder=True, **RARE),
        "Bea marks Polar 3 at 1,2 with the small goat that waited for it.",
    ),
    (
        events.RemindersSet(1, "elvis", 1, **RARE),
        "Bea sets a small goat aside for Elvis goats still to come.",
    ),
    (
        events.ReminderReturned(1, "polar", **RARE),
        "A Polar goat is out of the game: the small goat waiting for it goes back to Bea’s stable.",
    ),
    (
        events.CardLeftNeutral(1, "polar-3", "1,2", **RARE),
        "Bea has no small goat left for Polar 3 at 1,2.",
    ),
    (events.CardShown(0, "elvis-1", **RARE), "Ada shows Elvis 1 and keeps it."),
    (
        events.SwapAsked(1, "1,2", "1,5", 0, **RARE),
        "Bea asks Ada to swap the card at 1,2 with the one at 1,5.",
    ),
    (
        events.SwapRefused(0, "1,2", "1,5", **RARE),
        "Ada refuses to swap the card at 1,2 with the one at 1,5.",
    ),
    (
        events.CardHerded(1, "1,2", "1,5", None, **RARE),
        "Bea’s dog moves the card at 1,2 to 1,5.",
    ),
    (
        events.CardHerded(1, "1,2", "1,5", 0, **RARE),
        "Ada agrees: Bea’s dog swaps the cards at 1,2 and 1,5.",
    ),
    (events.HerdingDeclined(1, **RARE), "Bea leaves the meadow as it is."),
    (
        events.GameEnded("line_empty", None, None, **RARE),
        "A row or column is empty: the game is over.",
    ),
    (
        events.GameEnded("nothing_to_take", "polar", 1, **RARE),
        (
            "There is nothing to take: the game is over. "
            "Bea would have won the Polar goats, but that no longer counts."
        ),
    ),
]


@pytest.mark.parametrize(("event", "words"), EVENTS, ids=[words for _, words in EVENTS])
def test_events_have_words(event: Any, words: str) -> None:
    """Each ends with its rule."""
    (line,) = FACE.tell([event], GAME.view(goats(""), 0))

    assert line.plain == f"{words}  G0"


def test_every_event_has_words() -> None:
    """None is left out, and no message is without its event."""
    told = {f"event_{snake_case(kind.__name__)}" for kind in events.GoatsEvent.__subclasses__()}

    assert {f"event_{snake_case(type(event).__name__)}" for event, _ in EVENTS} == told
    assert {key for key in GAME.speaker.words.keys if key.startswith("event_")} == told


def test_the_steps_of_a_turn_are_told_on_one_line() -> None:
    """Play, walk, take and what fills the gap."""
    state = goats("red holds polar-3 chef-1 \n 3,4 knight-2 \n pile knight-5")
    steps = GAME.apply(state, 0, Play("polar-3"))
    news = [*steps.events, *GAME.apply(steps.state, 0, Take("3,4")).events]

    (line,) = FACE.tell(news, GAME.view(state, 1))
    steps_of_ada = "Ada plays Polar 3, goes to column 4, takes Knight 2 from 3,4"
    assert line.plain == f"{steps_of_ada}; Knight 5 comes in.  G11"


@pytest.mark.rule("G14")
def test_a_card_of_a_decided_kind_leaves_the_game_on_the_line_of_its_turn() -> None:
    """A take that is told by itself has the words of its event."""
    state = goats("red holds punk-3 chef-1 \n blue won punk \n 3,4 knight-2 \n pile knight-5")
    played = GAME.apply(state, 0, Play("punk-3"))
    (line,) = FACE.tell(played.events, GAME.view(played.state, 1))
    assert line.plain == "Ada plays Punk 3 (it leaves the game), goes to column 4.  G10"

    taken = GAME.apply(played.state, 0, Take("3,4"))
    lines = [line.plain for line in FACE.tell(taken.events, GAME.view(taken.state, 1))]
    assert lines[0] == "Ada takes Knight 2 from 3,4.  G11"


def test_a_gap_that_stays_is_told_with_its_turn() -> None:
    """When the pile is used up."""
    text = "red holds polar-3 polar-4 \n 1,4 polar-1 \n 1,2 polar-2 \n 7,4 polar-5"
    state = goats(text, bare=True)
    steps = GAME.apply(state, 0, Play("polar-3"))
    news = [*steps.events, *GAME.apply(steps.state, 0, Take("1,4")).events]

    assert "; the gap stays." in next(iter(FACE.tell(news, GAME.view(state, 0)))).plain


UNSAID = re.compile(r"[{}_]|None|undefined")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_name_of_a_card_is_read_as_that_card(language: str) -> None:
    """In every language, and by the whole English name in all of them."""
    voice = voice_in(language)

    assert [find_card(short_card(card, voice), voice) for card in CARD_NAMES] == [*CARD_NAMES]
    assert [find_card(card.replace("-", " "), voice) for card in CARD_NAMES] == [*CARD_NAMES]


@pytest.mark.parametrize(
    ("language", "stay", "answer", "keep"),
    [
        ("de", "bleiben", "ja", "behalten"),
        ("nl", "blijven", "akkoord", "houd"),
        ("fr", "rester", "oui", "garder"),
    ],
)
def test_answers_are_read_in_the_language_and_in_english(
    language: str, stay: str, answer: str, keep: str
) -> None:
    """Whatever the locale, who knows the English words may type them."""
    face = speaking(language)
    dog = ask(herding(), face=face)
    swap = ask(play(herding(), "red moves 4,2 to 4,6"), 2, face)
    dogs = ask(goats("red holds dog chef-1 \n red to keep"), face=face)

    assert [dog.read(word).action for word in (stay, "stay")] == [Stay(), Stay()]
    assert [swap.read(word).action for word in (answer, "yes")] == [Agree(), Agree()]
    assert [dogs.read(word).action for word in (keep, "keep")] == [Keep(), Keep()]


def test_actions_are_said_with_the_card_on_their_cell_where_it_is_seen() -> None:
    """A hint has the view, an analysis has not."""
    voice = voice_in("en")
    seen = view(herding(), "red")

    assert voice.action(Herd("4,2", "4,4"), seen) == "Move Elvis 1 to row 4, column 4"
    assert voice.action(Herd("4,2", "4,4")) == "Move the card at row 4, column 2 to row 4, column 4"
    assert voice.action(Take("4,2"), seen) == "Take Elvis 1"
    assert voice.action(Take("4,2")) == "Take the card at row 4, column 2"
    assert voice.action(Play("dog"), seen) == "Play Dog"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_words(language: str) -> None:
    """No key and no gap is left, in questions, news and the result."""
    face, voice = speaking(language), voice_in(language)
    state = GAME.new(3, seed=5, options={"memory_aid": True})
    said: list[str] = []
    for number in count():
        if GAME.outcome(state):
            break
        seat = GAME.to_act(state)[0]
        question = ask(state, seat, face)
        if number % 5 == 0:
            said += [printed(question.scene), question.explained]
        said += [question.asked.plain, *(choice.label.plain for choice in question.choices)]
        said += [voice.refusal(c.reason) for c in question.choices if c.reason]
        legal = GAME.legal_actions(state, seat)
        action = legal[number * 7 % len(legal)]
        said.append(voice.action(action, GAME.view(state, seat)))
        step = GAME.apply(state, seat, action)
        said += [line.plain for line in face.tell(step.events, GAME.view(step.state, seat))]
        state = step.state
    said.append(printed(face.result(GAME.view(state, None), ())))

    assert len(said) > 100
    assert [line for line in said if UNSAID.search(line)] == []
