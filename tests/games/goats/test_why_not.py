"""Every refusal names its rule, says a sentence, and gives the facts of that sentence."""

import pytest

from menagerie import State
from menagerie.core.refusals import Reason
from menagerie.games.goats.actions import Herd, Keep, Play, Redraw, Take
from menagerie.games.goats.codes import Refusal
from menagerie.games.goats.refusals import SENTENCES
from tests.games.goats.builders import goats, play, refused, refused_action

HERDING = """
    red won    elvis
    blue won   punk
    4,2        elvis-1
    4,6        punk-1
    red holds  dog chef-1
    red at     1
"""


def herding() -> State:
    """Red may move the Elvis 1; blue has marked another card of its row."""
    return play(goats(HERDING), "red plays dog", "red takes 7,2")


@pytest.mark.rule("G19")
@pytest.mark.parametrize("line", ["red plays polar-1", "red takes 2,2", "blue agrees", "red keeps"])
def test_nothing_is_allowed_when_the_game_is_over(line: str) -> None:
    """Whatever it is."""
    text = "red holds polar-3 polar-1 \n 2,2 polar-2 \n 2,3 polar-4 \n 3,3 polar-5"
    state = play(goats(text, bare=True), "red plays polar-3")

    assert refused(state, line) == Reason("G19", "over", "the game is over")


@pytest.mark.rule("G8")
@pytest.mark.parametrize(
    "line", ["red keeps", "red puts 1 aside", "red takes 2,2", "red stays", "blue agrees"]
)
def test_what_the_phase_does_not_ask_for(line: str) -> None:
    """The sentence says what is asked."""
    asked = "a card is played"

    assert refused(goats(""), line) == Reason(
        "G8", "not_now", f"that is not asked now: {asked}", {"asked": "playing"}
    )


@pytest.mark.rule("G8", "G16")
def test_another_seat_is_asked() -> None:
    """By turn, or for its consent."""
    assert refused(goats("yellow holds polar-1 polar-2"), "yellow plays polar-1") == Reason(
        "G8", "not_your_turn", "seat 0 is asked, not you", {"turn": 0}
    )
    state = play(herding(), "red moves 4,2 to 4,6")
    assert refused(state, "red agrees").facts == {"turn": 2}


@pytest.mark.rule("G7")
@pytest.mark.parametrize(("held", "tried"), [("polar-1 polar-2", 1), ("dog polar-2", 2)])
def test_more_dogs_than_the_hand_has(held: str, tried: int) -> None:
    """The sentence counts them."""
    state = goats(f"red holds {held} \n red to keep")
    dogs = tried - 1

    assert refused(state, f"red puts {tried} aside") == Reason(
        "G7",
        "too_few_dogs",
        f"dogs in your hand: {dogs}",
        {"held": dogs},
    )


@pytest.mark.rule("G9")
def test_a_card_that_is_not_in_the_hand() -> None:
    """The sentence names those that are."""
    state = goats("red holds chef-1 polar-3")

    assert refused(state, "red plays elvis-2") == Reason(
        "G9",
        "not_in_hand",
        "you do not hold elvis-2; you hold polar-3 and chef-1",
        {"card": "elvis-2", "hand": ("polar-3", "chef-1")},
    )


@pytest.mark.rule("G11")
@pytest.mark.parametrize(
    ("cell", "key", "sentence"),
    [
        ("2,5", "off_line", "2,5 is not in column 4, where your goat stands"),
        ("3,4", "marked", "the card on 3,4 carries a small goat of seat 1"),
    ],
)
def test_what_cannot_be_taken(cell: str, key: str, sentence: str) -> None:
    """Off the line, or marked."""
    text = "yellow won elvis \n 3,4 elvis-1 \n red holds polar-3 chef-1"
    reason = refused(play(goats(text), "red plays polar-3"), f"red takes {cell}")

    assert (reason.rule, reason.key, reason.message) == ("G11", key, sentence)


@pytest.mark.rule("G11", "G5")
def test_a_row_is_named_as_a_row_and_a_stable_is_no_card() -> None:
    """From the left edge of row 1."""
    state = play(goats("red at 27 \n red holds dog chef-1"), "red plays dog")

    assert refused(state, "red takes 2,2").message == "2,2 is not in row 1, where your goat stands"
    assert refused(state, "red takes 1,1").message == "there is no card on 1,1"


@pytest.mark.rule("G16")
@pytest.mark.parametrize(
    ("move", "key", "sentence"),
    [
        ("3,3 to 3,4", "not_marked", "the card on 3,3 carries none of your small goats"),
        ("4,6 to 4,5", "not_yours", "the card on 4,6 is marked by seat 2, not by you"),
        ("1,1 to 1,2", "nothing_there", "there is no card on 1,1 to move"),
    ],
)
def test_what_a_dog_cannot_move(move: str, key: str, sentence: str) -> None:
    """Only own marked cards move."""
    reason = refused(herding(), f"red moves {move}")

    assert (reason.rule, reason.key, reason.message) == ("G16", key, sentence)


@pytest.mark.rule("G16")
def test_stables_do_not_move() -> None:
    """Nothing changes places with one."""
    text = f"{HERDING} \n 1,4 elvis-2"
    state = play(goats(text), "red plays dog", "red takes 7,2")
    reason = refused(state, "red moves 1,4 to 1,7")

    assert reason.message == "a stable stands on 1,7, and stables do not move"


@pytest.mark.rule("G17")
def test_nobody_is_asked_twice_in_a_turn() -> None:
    """The sentence names who would have to agree."""
    state = play(herding(), "red moves 4,2 to 4,6", "blue refuses")

    assert refused(state, "red moves 4,2 to 4,6") == Reason(
        "G17",
        "asked_before",
        "seat 2 would have to agree, and you may ask nobody again this turn",
        {"other": 2},
    )


# Actions that there can never be.


@pytest.mark.rule("G2", "G4", "G7", "G16")
@pytest.mark.parametrize(
    ("action", "rule", "sentence"),
    [
        (Play("unicorn-1"), "G2", "there is no card unicorn-1"),
        (Redraw(3), "G7", "a hand has two cards: put 1 or 2 dogs aside"),
        (Take("7,1"), "G4", "there is no cell 7,1 in this meadow"),
        (Herd("9,9", "1,2"), "G4", "there is no cell 9,9 in this meadow"),
        (Herd("1,2", "1,7"), "G4", "there is no cell 1,7 in this meadow"),
        (
            Herd("1,2", "2,3"),
            "G16",
            "a card moves to another cell of its row or its column, not 1,2 to 2,3",
        ),
        (
            Herd("1,2", "1,2"),
            "G16",
            "a card moves to another cell of its row or its column, not 1,2 to 1,2",
        ),
    ],
    ids=repr,
)
def test_what_there_can_never_be(
    action: Play | Redraw | Take | Herd, rule: str, sentence: str
) -> None:
    """On the 6x6 meadow of two players."""
    reason = refused_action(goats("", seats=2), 0, action)

    assert (reason.rule, reason.message) == (rule, sentence)


def test_every_refusal_has_a_text() -> None:
    """None is left without words."""
    assert set(SENTENCES) == set(Refusal) - {Refusal.NONE}


def test_a_refused_action_may_come_later() -> None:
    """Keeping is refused now, but known."""
    assert refused_action(goats(""), 0, Keep()).key == "not_now"
