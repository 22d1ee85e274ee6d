"""How Buffalo looks in a terminal, in situations that play hardly meets."""

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from rich.console import Console, RenderableType

from menagerie import State
from menagerie.cli.terminal import face_of
from menagerie.cli.terminal.face import Face, Turn, UnclearError
from menagerie.cli.terminal.generic import GenericFace
from menagerie.cli.terminal.voice import Voice, voice_of
from menagerie.core.events import EVERYBODY, Event
from menagerie.core.messages import LANGUAGES
from menagerie.core.outcome import Outcome
from menagerie.games.buffalo import events
from menagerie.games.buffalo.actions import Bid, Digit, Lay, Put, Stop
from tests.games.buffalo.builders import GAME, buffalo
from tests.games.buffalo.scenes import RED_ON_LUCKY_LAKE, auction, bonus_for_red

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
# Words that stand in English sentences only.
ENGLISH_WORDS = "the|you|your|cow|cows|pasture|pastures|which|with|and|are|card|cards|herd"


def voice_in(language: str) -> Voice:
    """A voice in a language."""
    return voice_of(GAME.speaker, NAMES, language)


def face_in(language: str) -> Face:
    """The face that speaks a language."""
    return face_of(GAME, voice_in(language))


FACE = face_in("en")

ONE_PASTURE_OPEN = """
    round  5
    blue   fills  Lone-Star-Valley  Powder-Prairie  Coffee-Canyon
    red    fills  Dead-Bull-Desert  Fire-Fields
    green  fills  Drunk'n-Creek  Lucky-Lake
    blue   fills  Rattlesnake-Ranch
"""
ONE_PASTURE_OPEN_FOR_TWO = """
    round  6
    blue   fills  Lone-Star-Valley  Powder-Prairie  Coffee-Canyon
    red    fills  Dead-Bull-Desert
    green  fills  Drunk'n-Creek
    orange fills  Lucky-Lake
"""


def turn(state: State, seat: int) -> Turn:
    """A seat's turn."""
    return Turn(
        GAME.view(state, seat),
        GAME.legal_actions(state, seat),
        lambda action: GAME.why_not(state, seat, action),
    )


def printed(shown: RenderableType, width: int = 80) -> str:
    """What a terminal of some width shows."""
    console = Console(width=width, highlight=False, markup=False, emoji=False)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


@pytest.mark.rule("B7")
def test_the_second_card_is_discarded_when_one_pasture_has_space() -> None:
    """It is typed with a dash, or alone once the pair lies."""
    state = buffalo(ONE_PASTURE_OPEN, seats=3)
    question = FACE.ask(turn(state, 0))

    assert "discarded face down (B7)" in " ".join(question.explained.split())
    assert question.read("9 2K").action == Lay("sundown-savannah", "2K")
    assert question.read("- 2K").action == Lay(None, "2K")
    assert question.read("2K -").action == Lay(None, "2K")

    state = GAME.apply(state, 0, Lay("sundown-savannah", "2K")).state
    assert FACE.ask(turn(state, 0)).read("2J").action == Lay(None, "2J")
    state = GAME.apply(state, 0, Lay(None, "2J")).state
    assert "2J is discarded face down" in printed(FACE.sealed(GAME.view(state, 0)))


@pytest.mark.rule("B24")
def test_two_players_lay_only_cards_when_one_pasture_has_space() -> None:
    """A card and a colour."""
    state = buffalo(ONE_PASTURE_OPEN_FOR_TWO, seats=2)
    question = FACE.ask(turn(state, 0))
    card = GAME.view(state, 0).hand[0]  # type: ignore[attr-defined]

    assert "(B24)" in question.explained
    assert question.read(f"{card} g").action == Lay(None, card, "green")


@pytest.mark.rule("B16", "B17")
def test_a_bonus_board_crosses_out_what_is_refused() -> None:
    """Its pastures are the choices, with the pairs that are still to come."""
    state = buffalo("""
        blue fills  Lone-Star-Valley
        Lone-Star-Valley  blue 4  red 1
        Powder-Prairie    red 1
        plays  blue 5J  on Lone-Star-Valley
        plays  red 4G  on Lucky-Lake
    """)
    (seat,) = GAME.to_act(state)
    step = GAME.apply(state, seat, GAME.legal_actions(state, seat)[-1])
    question = FACE.ask(turn(step.state, 0))
    shown = printed(question.scene)

    assert "✗ 1  Lone-Star-Valley" in shown
    assert "✗ 2  Powder-Prairie" in shown
    assert "  3  Coffee-Canyon" in shown
    assert re.search(r"7  Lucky-Lake .* R 4G", shown)
    assert max(map(len, shown.splitlines())) <= 80
    assert question.read("3").action == Put("coffee-canyon")
    assert question.read("stop").action == Stop()
    with pytest.raises(UnclearError):
        question.read("3 4")


def test_a_wide_terminal_shows_every_space() -> None:
    """A letter for each cow and a dot for each free space."""
    view = GAME.view(buffalo("Lucky-Lake  purple 3  blue 2  green 1"), 0)

    assert "PPPBBG" + "·" * 12 in printed(FACE.position(view), 120)
    assert "PPPBBG" not in printed(FACE.position(view))
    assert "P3  [B2]  G1" in printed(FACE.position(view))


RARE: dict[str, Any] = {"rule": "B0", "audience": EVERYBODY}
RARE_EVENTS: list[tuple[Any, str]] = [
    (events.BidsTied((0, 2), **RARE), "Ada and Cy bid the same and bid again.  B0"),
    (events.LotDrawn((1, 2), **RARE), "Still equal: a lot decides the order: Bo and Cy.  B0"),
    (events.CardDiscarded(1, **RARE), "Bo discards a card face down.  B0"),
    (events.ChoiceReopened(0, **RARE), "Ada chooses again.  B0"),
    (events.PairLapsed(0, "blue", "lucky-lake", **RARE), "Lucky-Lake is full: Ada gets nothing"),
    (events.BidSealed(0, "1.25", **RARE), "Ada secretly bids 1.25."),
    (events.BidRevealed(0, "1.25", 1, **RARE), "Ada bid 1.25 this time."),
    (events.SplitMade(1, **RARE), "Bo has decided which colour begins where."),
    (events.PairLaid(0, None, "3A", "blue", **RARE), "Ada lays 3A without a pasture, face down."),
    (events.CowsPlaced(0, "blue", "lucky-lake", 0, **RARE), "Ada places nothing on Lucky-Lake"),
    (events.GameEnded("board_full", **RARE), "Every space is taken: the game is over."),
    (
        events.CowPut(0, "blue", "lucky-lake", forced=True, **RARE),
        "Ada has to place another cow on Lucky-Lake (Blue).",
    ),
]


@pytest.mark.parametrize(("event", "words"), RARE_EVENTS, ids=lambda value: type(value).__name__)
def test_rare_events_have_words(event: Any, words: str) -> None:
    """Each ends with its rule."""
    (line,) = FACE.tell([event], GAME.view(buffalo("", seats=4), 0))

    assert words in line.plain
    assert line.plain.endswith("B0")


@pytest.mark.rule("B10")
def test_an_order_is_told_where_two_colours_meet() -> None:
    """One colour alone needs none."""
    view = GAME.view(buffalo("", seats=4), 0)
    order = events.OrderFixed("lucky-lake", ("red", "blue"), **RARE)

    assert [line.plain for line in FACE.tell([order], view)] == [
        "Lucky-Lake: they place in this order: Red and Blue.  B0"
    ]
    assert list(FACE.tell([msgspec.structs.replace(order, order=("red",))], view)) == []


def test_like_things_are_told_on_one_line() -> None:
    """First cows, and what a pasture pays at the end; that all have chosen is not told."""
    view = GAME.view(buffalo("", seats=3), 0)
    told = [
        events.CowDealt(0, "blue", "lucky-lake", **RARE),
        events.CowDealt(1, "red", "fire-fields", **RARE),
        events.ChoiceMade(0, **RARE),
        events.PairRevealed(0, "lucky-lake", "3A", "blue", **RARE),
        events.FinalBonusPaid(0, "blue", "lucky-lake", 2, **RARE),
        events.FinalBonusPaid(1, "red", "lucky-lake", 1, **RARE),
    ]

    assert [line.plain for line in FACE.tell(told, view)] == [
        "The first cows: Blue on Lucky-Lake and Red on Fire-Fields.  B0",
        "All pairs are turned over:  B0",
        "   7 Lucky-Lake          [B] 3A",
        "Final bonus on Lucky-Lake: 2 blue cows and 1 red cow.  B0",
    ]


@pytest.mark.rule("B22", "B25")
@pytest.mark.parametrize(
    ("seats", "ranks", "words"),
    [
        (3, (1, 2, 3), "Equal scores: the cows on Sundown-Savannah decided.  B22"),
        (3, (1, 1, 3), "Equal scores, and nothing else tells them apart.  B22"),
        (2, (1, 2), "Equal scores: the largest herd on Sundown-Savannah decided.  B25"),
    ],
)
def test_the_end_says_what_broke_a_tie(seats: int, ranks: tuple[int, ...], words: str) -> None:
    """Or that nothing could."""
    view: Any = GAME.view(buffalo("Lucky-Lake  blue 3", seats=seats), None)
    outcome = Outcome((9, 9, 3)[:seats], ranks, "last_round")
    ended = msgspec.structs.replace(view, outcome=outcome)

    assert words in printed(FACE.result(ended, ()))


# Other languages.


@pytest.mark.parametrize(
    ("language", "line", "action"),
    [
        ("de", "setze 2k auf lucky", Lay("lucky-lake", "2K")),
        ("nl", "leg 2k op lucky", Lay("lucky-lake", "2K")),
        ("fr", "pose 2k sur lucky", Lay("lucky-lake", "2K")),
        ("fr", "place 2k on lucky", Lay("lucky-lake", "2K")),
    ],
)
def test_a_pair_is_typed_in_the_language_or_in_english(
    language: str, line: str, action: Lay
) -> None:
    """Words that only make it a sentence are left out."""
    question = face_in(language).ask(turn(buffalo("", seats=3), 0))

    assert question.read(line).action == action


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ["grün", "g", "green"]),
        ("nl", ["groen", "g", "green"]),
        ("fr", ["vert", "v", "green", "g"]),
    ],
)
def test_a_colour_is_typed_in_the_language_or_in_english(language: str, words: list[str]) -> None:
    """By its name or its letter."""
    question = face_in(language).ask(turn(buffalo("", seats=2), 0))

    for word in words:
        assert question.read(f"7 4A {word}").action == Lay("lucky-lake", "4A", "green")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_whole_game_speaks_one_language(language: str, seats: int) -> None:
    """Every question, what is explained, what happens and the end: no key, no gap, no English."""
    said = "\n".join(whole_game(voice_in(language), seats))

    assert re.findall(r".*[{}_].*", said) == []
    if language != "en":
        assert re.findall(rf".*\b(?:{ENGLISH_WORDS})\b.*", said) == []


def whole_game(voice: Voice, seats: int) -> Iterator[str]:
    """All that is printed while a game is played at random, and what each action is called."""
    face = face_of(GAME, voice)
    options = {"auction": True, "cattle_market": True, "memory_aid": True}
    state = GAME.new(seats, seed=seats, options=options)
    rng = Random(seats)  # noqa: S311 - any game will do
    while GAME.to_act(state):
        seat = rng.choice(GAME.to_act(state))
        asked = turn(state, seat)
        question = face.ask(asked)
        yield printed(question.scene)
        yield f"{question.asked.plain}\n{question.explained}"
        yield from (choice.label.plain for choice in question.choices)
        yield from (voice.refusal(choice.reason) for choice in question.choices if choice.reason)
        is_bid = isinstance(asked.actions[0], Digit)
        action = Bid("1.5") if is_bid else rng.choice(asked.actions)
        yield voice.action(action)
        step = GAME.apply(state, seat, action)
        view = GAME.view(step.state, seat)
        yield from (line.plain for line in face.tell(heard_by(step.events, seat), view))
        yield printed(face.sealed(view))
        state = step.state
    views = [GAME.view(state, role) for role in (None, *range(seats))]
    yield printed(face.result(views[0], step.events))
    yield printed(face.truth(views))


def heard_by(told: Sequence[Event], seat: int) -> list[Event]:
    """The events that a seat may hear of."""
    return [event for event in told if event.is_for(seat)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_read_is_said_in_the_language(language: str) -> None:
    """Whatever is wrong with a line."""
    lines = ["", "7", "4a", "7 9z", "99 4a", "xyz 4a", "- ", "7 4a taupe"]
    questions = [
        face_in(language).ask(turn(buffalo("", seats=2), 0)),
        face_in(language).ask(turn(auction(3, 2, 1), 0)),
        face_in(language).ask(turn(GAME.new(2, seed=1), 0)),
        face_in(language).ask(turn(auction(), 0)),
        face_in(language).ask(turn(bonus_for_red(""), 1)),
        face_in(language).ask(turn(buffalo(RED_ON_LUCKY_LAKE), 1)),
    ]
    said = set()
    for question in questions:
        for line in lines:
            for read in (question.read, question.point):
                try:
                    read(line)
                except UnclearError as error:
                    said.add(str(error))

    assert len(said) > len(lines)
    assert [words for words in said if re.search(r"[{}_]", words)] == []
    if language != "en":
        assert [words for words in said if re.search(rf"\b({ENGLISH_WORDS})\b", words)] == []


def test_a_game_without_a_face_gets_the_plain_one() -> None:
    """Numbered actions and fields, in the words of the game."""
    state = GAME.new(3, seed=1)
    generic = GenericFace(voice_of(GAME.speaker))
    question = generic.ask(turn(state, 0))

    assert question.read("1").action == GAME.legal_actions(state, 0)[0]
    assert question.choices[0].label.plain == "Play 5 J on Lone-Star-Valley"
    with pytest.raises(UnclearError):
        question.read("0")
    assert "lone-star-valley" in printed(generic.position(GAME.view(state, 0)))
    (line,) = generic.tell([events.BidsTied((0, 2), **RARE)], GAME.view(state, 0))
    assert line.plain == "Seat 0 and seat 2 bid the same and bid again.  B0"
