"""How Zoo looks in a terminal, phase by phase."""

import re
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console, RenderableType
from rich.text import Text

from menagerie import State
from menagerie.bots.player import find_player
from menagerie.cli.terminal import face_of
from menagerie.cli.terminal.face import Turn, UnclearError
from menagerie.cli.terminal.voice import voice_of
from menagerie.core.actions import Action
from menagerie.core.messages import LANGUAGES
from menagerie.games.zoo.actions import Ask, Give, Keep, Pass, Play, Push, Refuse, Return, SetAside
from menagerie.games.zoo.pieces import CARD_NAMES
from menagerie.games.zoo.speech import WORDS as GAME_WORDS
from tests.games.play import randoms
from tests.games.zoo.builders import GAME, PEOPLE, exchange, hand, play, zoo
from tests.games.zoo.play import playthrough

FACES = {
    language: face_of(GAME, voice_of(GAME.speaker, PEOPLE, language)) for language in LANGUAGES
}
FACE = FACES["en"]
# Facts that reasons give; the others are numbers.
FACTS = {"animal": "polar-bear", "cards": ("fox", "joker"), "partner": 1, "rival": 2}
ON_MICE = """
    standings   Anna Ben Carl Dora
    Anna holds  hedgehog joker whale
    Ben holds   2 fox
    Carl holds  2 hedgehog lion
    Dora holds  2 fox
    Ben led     3 mouse
"""


def turn(state: State, seat: int) -> Turn:
    """A seat's turn."""
    return Turn(
        GAME.view(state, seat),
        GAME.legal_actions(state, seat),
        lambda action: GAME.why_not(state, seat, action),
    )


def printed(shown: RenderableType, width: int = 100) -> str:
    """What a terminal of some width shows."""
    console = Console(width=width, highlight=False, markup=False, emoji=False)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def answer(state: State, seat: int, line: str, language: str = "en") -> Action:
    """The action that a line is read as."""
    return FACES[language].ask(turn(state, seat)).read(line).action


@pytest.mark.rule("Z6", "Z2")
def test_a_lead_is_typed_by_names_or_by_number() -> None:
    """With a number before the name, and as few letters as tell it."""
    state = zoo("Anna holds 3 fox fish joker \n Ben holds fox \n Anna leads")
    question = FACE.ask(turn(state, 0))

    for line in ("2 fox joker", "fox fox joker", "play 2 fo jo", "2foxes, joker"):
        assert answer(state, 0, line) == Play(("fox", "fox", "joker"))
    assert answer(state, 0, "1") == Play(("fox",))
    assert answer(state, 0, "pass") == Pass()
    assert "Fox, Hedgehog; beats Elephant, Mosquito" in question.explained
    assert "3 foxes, 1 fish and the joker" in printed(question.scene)


@pytest.mark.parametrize("line", ["f", "dog", "2", "3 4", "x"])
def test_what_names_no_card_is_unclear(line: str) -> None:
    """The sentence says what is missing."""
    state = zoo("Anna holds 3 fox whale \n Ben holds fox \n Ben led whale \n Anna won joker")

    with pytest.raises(UnclearError):
        answer(state, 0, line)


@pytest.mark.rule("Z7", "Z18")
def test_a_junior_beats_passes_or_asks() -> None:
    """Each is typed in words or by its number."""
    state = zoo(ON_MICE)
    question = FACE.ask(turn(state, 2))

    assert answer(state, 2, "0") == Pass()
    assert answer(state, 2, "ask 2 hedgehog") == Ask(("hedgehog", "hedgehog"))
    assert [choice.key for choice in question.choices] == ["1", "2", "3", "0"]
    assert "Show 2 hedgehogs and ask for help" in str(question.choices[2].label)
    assert "ask hedgehog" in question.explained
    assert "3 mice" in str(question.asked)


@pytest.mark.rule("Z18", "Z19")
def test_a_senior_adds_cards_or_refuses() -> None:
    """What is shown lies on the table."""
    state = play(zoo(ON_MICE), "Carl asks 2 hedgehog")
    question = FACE.ask(turn(state, 0))

    assert "Carl shows 2 hedgehogs and asks Anna for help" in printed(question.scene)
    assert answer(state, 0, "joker") == Give(("joker",))
    assert answer(state, 0, "1") == Give(("hedgehog",))
    assert answer(state, 0, "no") == Refuse()


@pytest.mark.rule("Z17")
def test_the_exchange_is_typed_as_cards() -> None:
    """Juniors push or keep, seniors return, one alone lays up to two."""
    state = exchange(5)
    two = hand(state, "Emil")[:2]
    assert answer(state, 4, " ".join(two)) == Push((two[0], two[1]))  # type: ignore[arg-type]
    assert answer(state, 4, "keep") == Keep()
    assert answer(state, 2, "0") == SetAside(())
    assert answer(state, 2, "lion lion") == SetAside(("lion", "lion"))
    with pytest.raises(UnclearError, match="exactly two"):
        answer(state, 4, "lion")

    pushed = play(state, f"Emil pushes {' '.join(two)}")
    assert answer(pushed, 1, "fox fox") == Return(("fox", "fox"))
    assert "You received " in printed(FACE.position(GAME.view(pushed, 1)))
    assert "You give" in printed(FACE.sealed(GAME.view(pushed, 4)))
    assert "no cards" in printed(FACE.sealed(GAME.view(play(state, "Emil keeps"), 4)))


@given(st.sampled_from(LANGUAGES), st.integers(3, 7), st.integers(0, 99), randoms)
def test_whole_games_are_shown(language: str, seats: int, seed: int, rng: Random) -> None:
    """Every scene is printed in words, every action that is listed is read as itself."""
    face = FACES[language]
    options = {"memory_aid": rng.random() < 0.5, "target": 9}
    state = GAME.new(seats, seed=seed, options=options)
    for taken in playthrough(state, rng, eager=True):
        if rng.random() < 0.05:
            question = face.ask(turn(taken.before, taken.seat))
            assert_words(question.scene, question.asked, question.explained)
            for choice in question.choices[:3]:
                assert_words(choice.label)
                assert GAME.why_not(taken.before, taken.seat, question.point(choice.key)) is None
            spectator = GAME.view(taken.before, None)
            views = [spectator, *(GAME.view(taken.before, seat) for seat in range(seats))]
            assert_words(face.truth(views))
        for line in face.tell(taken.step.events, GAME.view(taken.step.state, 0)):
            assert_words(line)
            assert line.plain.split()[-1].startswith("Z")
        state = taken.step.state
    for seat in (None, *range(seats)):
        assert_words(face.result(GAME.view(state, seat), ()))


def assert_words(*shown: RenderableType) -> None:
    """No key, no gap, no name of a fact and no number of a seat is left."""
    for scene in shown:
        text = scene.plain if isinstance(scene, Text) else printed(scene)
        assert text.strip()
        assert not re.search(r"[{}_]|\bnone\b(?!\.)|\bNone\b|seat \d|polar-bear", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_typed_in_the_language_and_in_english(language: str) -> None:
    """One, several, with and without accents; a number of a card, too."""
    state = zoo(ON_MICE)
    for card in CARD_NAMES:
        for spoken in (language, "en"):
            one, two = (GAME_WORDS.say(f"many_{card}", {"n": n}, spoken) for n in (1, 2))
            name = GAME_WORDS.say(f"kind_{card}", {}, spoken)
            for line in (one, name, name.upper(), name.replace("É", "E")):
                assert answer(state, 2, line, language) == Play((card,))
            assert answer(state, 2, two, language) == Play((card, card))
        assert answer(state, 2, f"2{card}", language) == Play((card, card))


@pytest.mark.parametrize(
    ("language", "ask", "no"),
    [
        ("en", "ask hedgehog", "pass"),
        ("de", "frage Igel", "passe"),
        ("nl", "vraag egel", "pas"),
        ("fr", "demande hérisson", "passe"),
    ],
)
def test_answers_are_typed_in_the_language(language: str, ask: str, no: str) -> None:
    """And still in English."""
    state = zoo(ON_MICE)

    for line in (ask, "ask hedgehog"):
        assert answer(state, 2, line, language) == Ask(("hedgehog",))
    for line in (no, "pass", "0"):
        assert answer(state, 2, line, language) == Pass()


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_are_said_in_the_language(language: str) -> None:
    """Each action in a few words, and each reason as a sentence."""
    voice = voice_of(GAME.speaker, PEOPLE, language)
    state = zoo(ON_MICE)
    for action in (*GAME.legal_actions(state, 2), SetAside(()), SetAside(("lion",)), Keep()):
        assert_words(Text(voice.action(action)))
    for thought in find_player(GAME).reasons.thoughts:
        key = f"advice_{thought.key}"
        facts = {name: FACTS.get(name, 2) for name in GAME_WORDS.gaps(key)}
        assert_words(voice.text(key, facts))
        assert voice.say(key, facts).endswith(".")


def result_of(points: str, order: str) -> str:
    """What Carl sees after a round that gives Anna 2, Ben 0, Carl 4 and Dora 3."""
    state = zoo(
        f"standings {order} \n points {points} \nAnna holds fox \n Ben holds fox \n Anna leads",
        partners=False,
    )
    view = GAME.view(play(state, "Anna plays fox"), 2)
    assert msgspec.json.encode(view)
    return " ".join(printed(FACE.result(view, ())).split())


@pytest.mark.rule("Z23", "Z24")
def test_equal_points_at_the_top_are_explained() -> None:
    """Who is level, with how many points, how they stood, and that this is reversed."""
    shown = result_of("0 0 15 16", "Dora Carl Anna Ben")

    assert "Carl wins." in shown
    assert (
        "Carl and Dora are tied at 19. Before the last round their order was Dora and Carl. "
        "A tie reverses it, so Carl wins. Z23"
    ) in shown


@pytest.mark.rule("Z23", "Z24")
def test_without_a_tie_at_the_top_nothing_is_explained() -> None:
    """Equal points further down decide nothing about who wins."""
    shown = result_of("17 19 17 16", "Ben Carl Anna Dora")

    assert "Carl wins." in shown
    assert "tied" not in shown
