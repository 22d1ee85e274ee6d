"""Evaluating: eight points, the fourth card, small goats, the fifth card."""

import pytest

from menagerie import State
from menagerie.games.goats.events import (
    CardLeftNeutral,
    CardMarked,
    CardShown,
    KindWon,
    RemindersSet,
)
from tests.games.goats.builders import (
    GAME,
    asked,
    at,
    display,
    goats,
    hand,
    kinds,
    known,
    owner,
    play,
    small_goats,
    takes,
    told,
    view,
)
from tests.games.script import only

ELVIS = """
    red shows     elvis-2
    yellow shows  elvis-5
    blue shows    elvis-4
"""


# The worked examples of the printed rules.


@pytest.mark.rule("G12", "G13")
def test_example_1_eight_points_win_the_polar_goats() -> None:
    """The polar 5 and the polar 3: red wins the kind and marks its cards on the meadow."""
    state = goats(
        """
        red shows  polar-5
        red holds  polar-3 chef-1
        5,5        polar-4
        6,2        polar-1
        """
    )
    state = play(state, "red plays polar-3", "red takes 2,4")

    assert kinds(state) == {"polar": "red"}
    assert (owner(state, "5,5"), owner(state, "6,2")) == ("red", "red")
    assert small_goats(state, "red") == 7
    assert GAME.dump(state)["reminders"] == {"polar": 1}
    assert display(state, "red") == ()
    assert GAME.dump(state)["boxed"] == ["polar-3", "polar-5"]


@pytest.mark.rule("G12", "G13")
def test_example_2_the_fourth_elvis_goat() -> None:
    """Red and yellow have five points each, red has more cards: red gets the Elvis 1."""
    state = goats(f"{ELVIS} \n red holds elvis-3 chef-1 \n 6,6 elvis-1")
    events = told(state, "red plays elvis-3", "red takes 2,4")
    state = play(state, "red plays elvis-3", "red takes 2,4")

    assert kinds(state) == {"elvis": "red"}
    assert owner(state, "6,6") == "red"
    assert [display(state, who) for who in ("red", "yellow", "blue")] == [(), (), ()]
    assert [(e.seat, e.kind, e.by_fourth) for e in only(KindWon, events)] == [(0, "elvis", True)]
    assert only(CardShown, events) == []


@pytest.mark.rule("G14")
@pytest.mark.parametrize("who", ["red", "yellow", "green"])
def test_example_3_the_elvis_1_is_in_a_hand(who: str) -> None:
    """It is shown and kept, and nobody gets it."""
    held = (
        "red holds elvis-3 elvis-1"
        if who == "red"
        else (f"red holds elvis-3 chef-1 \n {who} holds elvis-1 chef-2")
    )
    state = goats(f"{ELVIS} \n {held}")
    events = told(state, "red plays elvis-3", "red takes 2,4")
    state = play(state, "red plays elvis-3", "red takes 2,4")

    assert [(e.seat, e.card) for e in only(CardShown, events)] == [
        (["red", "yellow", "blue", "green"].index(who), "elvis-1")
    ]
    assert "elvis-1" in hand(state, who)
    assert "elvis-1" in known(state, who)
    assert view(state).marked == {}
    assert kinds(state) == {"elvis": "red"}


# G12 from both sides.


def play_and_take(state: State, card: str) -> State:
    """Red plays a card and takes the first that can be taken."""
    state = play(state, f"red plays {card}")
    return play(state, f"red takes {min(takes(state))}")


@pytest.mark.rule("G12")
@pytest.mark.parametrize(
    ("shown", "played", "won"),
    [(4, 3, False), (5, 2, False), (5, 3, True), (4, 5, True), (5, 4, True)],
)
def test_seven_points_are_too_few_and_eight_suffice(shown: int, played: int, *, won: bool) -> None:
    """Points of the seat's own display, of this kind."""
    state = goats(f"red shows polar-{shown} \n red holds polar-{played} chef-1")

    state = play_and_take(state, f"polar-{played}")

    assert kinds(state) == ({"polar": "red"} if won else {})


@pytest.mark.rule("G12")
def test_points_of_other_kinds_and_other_displays_do_not_count() -> None:
    """Five of one kind and three of another are not eight, and yellow's are yellow's."""
    state = goats("red shows chef-5 \n yellow shows polar-5 \n red holds polar-3 chef-1")

    assert kinds(play_and_take(state, "polar-3")) == {}


@pytest.mark.rule("G12")
def test_eight_points_come_before_the_fourth_card() -> None:
    """A and B name the same winner; the fifth card is shown then too."""
    state = goats(
        """
        red shows     elvis-5
        yellow shows  elvis-2
        blue shows    elvis-1
        red holds     elvis-3 chef-1
        green holds   elvis-4 chef-2
        """
    )
    events = told(state, "red plays elvis-3", "red takes 2,4")

    assert [(e.seat, e.by_fourth) for e in only(KindWon, events)] == [(0, False)]
    assert [(e.seat, e.card) for e in only(CardShown, events)] == [(3, "elvis-4")]
    assert only(RemindersSet, events) == []
    state = play(state, "red plays elvis-3", "red takes 2,4")
    assert known(state, "green") == ("elvis-4",)
    assert small_goats(state, "red") == 10


@pytest.mark.rule("G12", "G13", "G14")
def test_by_eight_points_and_the_fourth_card_a_fifth_nobody_shows_is_in_the_pile() -> None:
    """As by B: everybody knows where it must be, and a reminder waits for it."""
    state = goats(
        """
        red shows     elvis-5
        yellow shows  elvis-2
        blue shows    elvis-1
        red holds     elvis-3 chef-1
        pile          dog elvis-4
        """
    )
    state = play(state, "red plays elvis-3", "red takes 2,4")

    assert GAME.dump(state)["in_pile"] == ["elvis-4"]
    assert GAME.dump(state)["reminders"] == {"elvis": 1}


@pytest.mark.rule("G12")
def test_the_highest_sum_wins_though_it_is_not_whose_turn_it_is() -> None:
    """Yellow wins the kind with red's card."""
    state = goats(
        """
        yellow shows  elvis-5
        blue shows    elvis-4
        green shows   elvis-3
        red holds     elvis-2 chef-1
        6,6           elvis-1
        """
    )
    state = play_and_take(state, "elvis-2")

    assert kinds(state) == {"elvis": "yellow"}
    assert owner(state, "6,6") == "yellow"


@pytest.mark.rule("G12")
@pytest.mark.parametrize(("red", "yellow", "card"), [("1", "2 3", "4"), ("2", "1 4", "3")])
def test_equal_sums_and_cards_go_to_the_player_whose_turn_it_is(
    red: str, yellow: str, card: str
) -> None:
    """Two cards each, five points each."""
    shown = " ".join(f"elvis-{value}" for value in yellow.split())
    state = goats(f"red shows elvis-{red} \n yellow shows {shown} \n red holds elvis-{card} chef-1")

    assert kinds(play_and_take(state, f"elvis-{card}")) == {"elvis": "red"}


@pytest.mark.rule("G12")
def test_a_third_card_decides_nothing() -> None:
    """Only the fourth does."""
    state = goats("yellow shows elvis-5 \n blue shows elvis-1 \n red holds elvis-3 chef-1")
    state = play_and_take(state, "elvis-3")

    assert kinds(state) == {}
    assert display(state, "red") == ("elvis-3",)


@pytest.mark.rule("G12")
def test_a_decided_kind_is_not_evaluated_again() -> None:
    """A neutral card of it, played later, changes nothing."""
    state = goats("yellow won elvis \n red holds elvis-1 elvis-2 \n red shows chef-1")
    state = play_and_take(state, "elvis-2")

    assert kinds(state) == {"elvis": "yellow"}


@pytest.mark.rule("G14")
def test_under_a_nothing_is_shown() -> None:
    """Green keeps the secret of the polar 2."""
    state = goats("red shows polar-5 \n red holds polar-3 chef-1 \n green holds polar-2 chef-2")
    events = told(state, "red plays polar-3", "red takes 2,4")
    state = play(state, "red plays polar-3", "red takes 2,4")

    assert only(CardShown, events) == []
    assert known(state, "green") == ()
    assert "polar-2" in hand(state, "green")


@pytest.mark.rule("G14")
def test_a_fifth_card_that_nobody_shows_must_be_in_the_pile() -> None:
    """All know it until it comes out; then it is marked."""
    state = goats(f"{ELVIS} \n red holds elvis-3 chef-1 \n pile chef-5 elvis-1")
    state = play(state, "red plays elvis-3", "red takes 2,4")
    assert GAME.dump(state)["in_pile"] == ["elvis-1"]

    yellow = hand(state, "yellow")[0]
    state = play(state, f"yellow plays {yellow}")
    cell = min(takes(state))
    state = play(state, f"yellow takes {cell}")

    assert GAME.dump(state)["in_pile"] == []
    assert (at(state, cell), owner(state, cell)) == ("elvis-1", "red")


# Small goats run out.

TEN_KINDS = """
    red won    pirate punk hippie diver
    1,2 pirate-1
    1,3 pirate-2
    1,4 pirate-3
    1,5 punk-1
    1,6 punk-2
    2,1 punk-3
    2,2 hippie-1
    2,3 hippie-2
"""


@pytest.mark.rule("G15")
def test_the_highest_values_are_marked_first_when_goats_are_scarce() -> None:
    """Two small goats for three polar goats: the 4 and the 2, not the 1."""
    state = goats(
        f"""
        {TEN_KINDS}
        red shows  polar-5
        red holds  polar-3 chef-1
        5,5        polar-1
        5,6        polar-4
        6,2        polar-2
        """
    )
    assert small_goats(state, "red") == 2
    events = told(state, "red plays polar-3", "red takes 4,4")
    state = play(state, "red plays polar-3", "red takes 4,4")

    assert small_goats(state, "red") == 0
    assert [(e.card, e.cell) for e in only(CardMarked, events)] == [
        ("polar-4", "5,6"),
        ("polar-2", "6,2"),
    ]
    assert [(e.card, e.cell) for e in only(CardLeftNeutral, events)] == [("polar-1", "5,5")]
    assert (owner(state, "5,5"), owner(state, "5,6"), owner(state, "6,2")) == (None, "red", "red")


SPENT = f"""
    {TEN_KINDS}
    2,5 hippie-3
    2,6 diver-1
"""


@pytest.mark.rule("G15")
def test_without_small_goats_a_card_that_comes_in_stays_neutral() -> None:
    """And may be taken like any other."""
    state = goats(f"{SPENT} \n pile diver-2 \n yellow holds polar-1 polar-2 \n yellow to play")
    assert small_goats(state, "red") == 0
    state = play(state, "yellow plays polar-1", "yellow takes 2,4")

    assert (at(state, "2,4"), owner(state, "2,4")) == ("diver-2", None)
    assert kinds(state)["diver"] == "red"

    state = play(
        goats(
            f"{SPENT} \n 4,4 diver-2 \n red at 0 \n red holds polar-3 polar-4",
            marked=marks_without("4,4"),
        ),
        "red plays polar-3",
    )
    assert "4,4" in takes(state)
    assert "diver-2" in hand(play(state, "red takes 4,4"), "red")


def marks_without(cell: str) -> dict[str, int]:
    """Red's ten small goats, none of them on a cell."""
    cells = [line.split()[0] for line in SPENT.splitlines() if "," in line]
    return {place: 0 for place in cells if place != cell}


@pytest.mark.rule("G15")
def test_a_kind_may_be_won_without_any_small_goat_left() -> None:
    """All its cards stay neutral, and it is decided all the same."""
    state = goats(f"{SPENT} \n red shows polar-5 \n red holds polar-3 chef-1 \n 5,5 polar-4")
    state = play(state, "red plays polar-3", "red takes 4,4")

    assert kinds(state)["polar"] == "red"
    assert owner(state, "5,5") is None
    assert asked(state) == "yellow"
