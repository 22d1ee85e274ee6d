"""How Buffalo looks in a terminal, in situations that play hardly meets."""

import re
from typing import Any

import msgspec
import pytest
from rich.console import Console, RenderableType

from menagerie import State
from menagerie.cli.terminal import GENERIC, face_of
from menagerie.cli.terminal.buffalo.events import WORDS
from menagerie.cli.terminal.face import Turn, UnclearError
from menagerie.core.events import EVERYBODY
from menagerie.core.outcome import Outcome
from menagerie.games.buffalo import events
from menagerie.games.buffalo.actions import Lay, Put, Stop
from tests.games.buffalo.builders import GAME, buffalo

FACE = face_of(GAME)

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

    assert "discarded unseen (B7)" in " ".join(question.explained.split())
    assert question.read("9 2K").action == Lay("sundown-savannah", "2K")
    assert question.read("- 2K").action == Lay(None, "2K")
    assert question.read("2K -").action == Lay(None, "2K")

    state = GAME.apply(state, 0, Lay("sundown-savannah", "2K")).state
    assert FACE.ask(turn(state, 0)).read("2J").action == Lay(None, "2J")
    state = GAME.apply(state, 0, Lay(None, "2J")).state
    assert "2J is discarded unseen" in printed(FACE.sealed(GAME.view(state, 0)))


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
    (events.BidsTied((0, 2), **RARE), "You and Green bid the same and bid again.  B0"),
    (events.LotDrawn((1, 2), **RARE), "A lot decides between Red and Green.  B0"),
    (events.CardDiscarded(1, **RARE), "Red discards a card unseen.  B0"),
    (events.ChoiceReopened(0, **RARE), "You begin the choice anew.  B0"),
    (events.PairLapsed(0, "blue", "lucky-lake", **RARE), "You get nothing on Lucky-Lake"),
    (events.BidSealed(0, "1.25", **RARE), "You bid 1.25, face down."),
    (events.SplitMade(1, **RARE), "Red has given every pasture dealt its colour."),
    (events.PairLaid(0, None, "3A", "blue", **RARE), "You lay 3A on no pasture, face down."),
    (events.GameEnded("board_full", **RARE), "Every space of every pasture is taken."),
    (
        events.CowPut(0, "blue", "lucky-lake", forced=True, **RARE),
        "You put 1 cow on Lucky-Lake (the",
    ),
]


@pytest.mark.parametrize(("event", "words"), RARE_EVENTS, ids=lambda value: type(value).__name__)
def test_rare_events_have_words(event: Any, words: str) -> None:
    """Each ends with its rule."""
    (line,) = FACE.tell([event], GAME.view(buffalo("", seats=4), 0))

    assert words in line.plain
    assert line.plain.endswith("B0")


def test_every_event_has_words() -> None:
    """None is left out."""
    assert set(events.BuffaloEvent.__subclasses__()) == set(WORDS)


@pytest.mark.rule("B22")
def test_the_end_says_what_broke_a_tie() -> None:
    """Or that nothing could."""
    view: Any = GAME.view(buffalo("Lucky-Lake  blue 3", seats=3), None)
    for ranks, words in (
        ((1, 2, 3), "Equal scores: the cows on Sundown-Savannah decided.  B22"),
        ((1, 1, 3), "Equal scores, and nothing else tells them apart.  B22"),
    ):
        outcome = Outcome((9, 9, 3), ranks, "last_round")
        ended = msgspec.structs.replace(view, outcome=outcome)

        assert words in printed(FACE.result(ended, ()))


def test_a_game_without_a_face_gets_the_plain_one() -> None:
    """Numbered actions and fields by name."""
    state = GAME.new(3, seed=1)
    question = GENERIC.ask(turn(state, 0))

    assert question.read("1").action == GAME.legal_actions(state, 0)[0]
    assert question.choices[0].label.plain == "lay · pasture lone-star-valley · card 5J"
    with pytest.raises(UnclearError):
        question.read("0")
    assert "lone-star-valley" in printed(GENERIC.position(GAME.view(state, 0)))
    (line,) = GENERIC.tell([events.BidsTied((0, 2), **RARE)], GAME.view(state, 0))
    assert line.plain == "bids tied · seats 0 2  B0"
