"""Every refusal names its rule, says a sentence, and gives the facts of that sentence."""

import pytest

from menagerie import State
from menagerie.core.refusals import Reason
from menagerie.games.goats.actions import Herd, Keep, Play, Redraw, Take
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

    assert refused(state, line) == Reason("G19", "over", "The game is over.")


@pytest.mark.rule("G8")
@pytest.mark.parametrize(
    "line", ["red keeps", "red puts 1 aside", "red takes 2,2", "red stays", "blue agrees"]
)
def test_what_the_phase_does_not_ask_for(line: str) -> None:
    """The sentence says what is asked."""
    assert refused(goats(""), line) == Reason(
        "G8", "not_now", "Not now: first a card is played.", {"phase": "playing"}
    )


@pytest.mark.rule("G8", "G16")
def test_another_seat_is_asked() -> None:
    """By turn, or for its consent."""
    assert refused(goats("yellow holds polar-1 polar-2"), "yellow plays polar-1") == Reason(
        "G8", "not_your_turn", "It is seat 0’s turn.", {"turn": 0}
    )
    state = play(herding(), "red moves 4,2 to 4,6")
    assert refused(state, "red agrees").facts == {"turn": 2}


@pytest.mark.rule("G7")
@pytest.mark.parametrize(
    ("held", "tried", "sentence"),
    [("polar-1 polar-2", 1, "You hold no dog."), ("dog polar-2", 2, "You hold one dog.")],
)
def test_more_dogs_than_the_hand_has(held: str, tried: int, sentence: str) -> None:
    """The sentence counts them."""
    state = goats(f"red holds {held} \n red to keep")

    assert refused(state, f"red puts {tried} aside") == Reason(
        "G7", "too_few_dogs", sentence, {"held": tried - 1}
    )


@pytest.mark.rule("G9")
def test_a_card_that_is_not_in_the_hand() -> None:
    """The sentence names those that are."""
    state = goats("red holds chef-1 polar-3")

    assert refused(state, "red plays elvis-2") == Reason(
        "G9",
        "not_in_hand",
        "You do not hold Elvis 2. You hold: Polar 3, Chef 1.",
        {"card": "elvis-2", "hand": ("polar-3", "chef-1")},
    )


@pytest.mark.rule("G11")
@pytest.mark.parametrize(
    ("cell", "key", "sentence"),
    [
        ("2,5", "off_line", "Your goat looks along column 4; row 2, column 5 is not in it."),
        (
            "3,4",
            "marked",
            "The card at row 3, column 4 belongs to seat 1: a small goat stands on it.",
        ),
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

    assert refused(state, "red takes 2,2").facts == {"line": "row:1", "cell": "2,2"}
    assert refused(state, "red takes 2,2").message.startswith("Your goat looks along row 1;")
    assert refused(state, "red takes 1,1").message == "There is no card at row 1, column 1."


@pytest.mark.rule("G16")
@pytest.mark.parametrize(
    ("move", "key", "sentence"),
    [
        (
            "3,3 to 3,4",
            "not_marked",
            "None of your small goats stands on the card at row 3, column 3.",
        ),
        ("4,6 to 4,5", "not_yours", "The card at row 4, column 6 belongs to seat 2."),
        ("1,1 to 1,2", "nothing_there", "There is no card at row 1, column 1 to move."),
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

    assert reason.message == "A stable stands at row 1, column 7, and stables do not move."


@pytest.mark.rule("G17")
def test_nobody_is_asked_twice_in_a_turn() -> None:
    """The sentence names who would have to agree."""
    state = play(herding(), "red moves 4,2 to 4,6", "blue refuses")

    assert refused(state, "red moves 4,2 to 4,6") == Reason(
        "G17",
        "asked_before",
        "Seat 2 would have to agree, and you may ask nobody again this turn.",
        {"other": 2},
    )


# Actions that there can never be.


@pytest.mark.rule("G2", "G4", "G7", "G16")
@pytest.mark.parametrize(
    ("action", "rule", "sentence"),
    [
        (Play("unicorn-1"), "G2", "There is no such card: unicorn-1."),
        (Redraw(3), "G7", "A hand has two cards: put one or two dogs aside."),
        (Take("7,1"), "G4", "There is no row 7, column 1 on this meadow."),
        (Herd("9,9", "1,2"), "G4", "There is no row 9, column 9 on this meadow."),
        (Herd("1,2", "1,7"), "G4", "There is no row 1, column 7 on this meadow."),
        (
            Herd("1,2", "2,3"),
            "G16",
            (
                "A card moves within its row or its column: "
                "not from row 1, column 2 to row 2, column 3."
            ),
        ),
        (
            Herd("1,2", "1,2"),
            "G16",
            (
                "A card moves within its row or its column: "
                "not from row 1, column 2 to row 1, column 2."
            ),
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


def test_a_refused_action_may_come_later() -> None:
    """Keeping is refused now, but known."""
    assert refused_action(goats(""), 0, Keep()).key == "not_now"
