"""The club player: simple positions in which the best action is plain to see."""

import pytest

from menagerie import State
from menagerie.bots.goats.policy.worth import kind_worth
from menagerie.bots.levels import BOTS
from menagerie.core.actions import Action
from menagerie.core.kernel.rule import plain
from menagerie.games.goats.actions import Agree, Herd, Keep, Play, Redraw, Refuse, Stay, Take
from menagerie.games.goats.pieces import KIND_NAMES
from tests.games.goats.builders import GAME, goats, play


def chosen(state: State, seed: int = 1) -> Action:
    """What the greedy bot does for the seat that is to act."""
    (seat,) = GAME.to_act(state)
    return BOTS["greedy"].choose(GAME, GAME.veil(state, seat), seed)


@pytest.mark.rule("G7")
def test_it_puts_dogs_aside() -> None:
    """All of them, and keeps the rest."""
    assert chosen(goats("red holds dog dog \n red to keep")) == Redraw(2)
    assert chosen(goats("red holds dog polar-1 \n red to keep")) == Redraw(1)
    assert chosen(goats("red holds chef-1 polar-1 \n red to keep")) == Keep()


@pytest.mark.rule("G12")
def test_it_wins_a_kind_that_grazes() -> None:
    """Eight points, and three polar goats on the meadow."""
    state = goats(
        """
        red shows  polar-5
        red holds  polar-3 chef-1
        5,5        polar-4
        5,6        polar-2
        6,6        polar-1
        """
    )

    assert chosen(state) == Play("polar-3")


@pytest.mark.rule("G12")
def test_it_does_not_give_a_kind_away() -> None:
    """With the fourth card yellow would win the Elvis goats."""
    state = goats(
        """
        yellow shows  elvis-5
        blue shows    elvis-4
        green shows   elvis-3
        red holds     elvis-1 chef-1
        6,6           elvis-2
        """
    )

    assert chosen(state) == Play("chef-1")


@pytest.mark.rule("G11")
def test_it_takes_what_makes_eight_points() -> None:
    """The polar 3 in column 4."""
    state = goats(
        """
        red shows  polar-5
        red holds  chef-3 chef-1
        4,4        polar-3
        5,5        polar-4
        6,6        polar-2
        """
    )

    assert chosen(play(state, "red plays chef-3")) == Take("4,4")


ENDING = """
    red holds  polar-3 polar-1
    2,2        polar-2
    5,2        polar-4
    2,3        polar-5
    5,3        dog
"""


@pytest.mark.rule("G19", "G22")
@pytest.mark.parametrize(("milk", "card"), [("red", "polar-3"), ("yellow", "polar-1")])
def test_it_ends_the_game_only_when_it_is_ahead(milk: str, card: str) -> None:
    """Column 4 is empty: the polar 3 ends the game."""
    shown = " ".join(["milk-2"] * 8)

    assert chosen(goats(f"{ENDING} \n {milk} shows {shown}", bare=True)) == Play(card)


@pytest.mark.rule("G19")
def test_it_does_not_take_the_last_card_of_a_line_when_it_is_behind() -> None:
    """Row 2 has another card, row 5 has not."""
    text = """
        red holds    polar-3 dog
        2,4          polar-1
        2,6          polar-2
        5,4          polar-5
        4,4          polar-4
        4,6          milk-1
        yellow shows milk-2 milk-2 milk-2 milk-2
    """
    state = play(goats(text, bare=True), "red plays polar-3")

    assert chosen(state) != Take("5,4")


HERDING = """
    red won    elvis
    blue won   punk
    4,2        elvis-4
    red holds  dog chef-1
    red at     1
"""


def herding(text: str) -> State:
    """Red has played a dog and taken a card of column 2."""
    return play(goats(f"{HERDING} \n {text}"), "red plays dog", "red takes 7,2")


@pytest.mark.rule("G16", "G20")
def test_it_moves_a_card_to_its_stable() -> None:
    """The Elvis 4 counts twice on 1,2."""
    assert chosen(herding("")) == Herd("4,2", "1,2")


@pytest.mark.rule("G16")
def test_it_stays_when_nothing_is_gained() -> None:
    """The card is at the stable already."""
    state = play(
        goats("red won elvis \n 1,2 elvis-4 \n red holds dog chef-1 \n red at 1"),
        "red plays dog",
        "red takes 7,2",
    )

    assert chosen(state) == Stay()


@pytest.mark.rule("G16")
def test_it_agrees_to_what_brings_points() -> None:
    """Blue's punk 5 comes from red's stable next to its own, or the other way round."""
    asking = play(herding("7,6 elvis-1 \n 1,6 punk-5"), "red moves 7,6 to 1,6")
    assert chosen(asking) == Agree()

    leaving = play(herding("7,6 punk-5 \n 1,6 elvis-1"), "red moves 1,6 to 7,6")
    assert chosen(leaving) == Refuse()


@pytest.mark.rule("G16")
def test_it_asks_for_a_swap_that_is_good_for_both() -> None:
    """In row 1 the Elvis 4 lies at yellow's stable, the punk 5 at red's."""
    text = """
        red won     elvis
        yellow won  punk
        1,6         elvis-4
        1,2         punk-5
        red holds   dog chef-1
        red at      1
    """
    state = play(goats(text), "red plays dog", "red takes 7,2")

    assert chosen(state) == Herd("1,6", "1,2")


@pytest.mark.rule("G16")
def test_it_does_not_ask_for_what_would_be_refused() -> None:
    """The best place is blue's, who has nothing to gain; the next best needs no consent."""
    state = herding("1,2 punk-5")

    assert chosen(state) != Herd("4,2", "1,2")


@pytest.mark.rule("G13")
def test_it_keeps_a_card_from_a_rival_who_wins_its_kind_in_this_turn() -> None:
    """Yellow wins the Elvis goats in this turn, but not the one that red takes."""
    state = goats(
        """
        yellow shows  elvis-5
        blue shows    elvis-4
        green shows   elvis-2
        red holds     elvis-1 chef-1
        3,2           elvis-3
        1,2           dog
        2,2           dog
        4,2           dog
        5,2           dog
        6,2           dog
        7,2           dog
        """
    )

    assert chosen(play(state, "red plays elvis-1")) == Take("3,2")


@pytest.mark.rule("G13")
def test_it_leaves_the_cards_of_a_kind_that_it_wins_now() -> None:
    """Taken, the polar 4 would count nothing."""
    state = goats("red shows polar-5 \n red holds polar-3 chef-1 \n 4,4 polar-4")

    assert chosen(play(state, "red plays polar-3")) != Take("4,4")


@pytest.mark.rule("G15")
def test_it_knows_how_many_small_goats_are_left() -> None:
    """Without any, eight points of the polar goats bring nothing."""
    text = """
        red won  pirate punk hippie diver
        1,2 pirate-1
        1,3 pirate-2
        1,4 pirate-3
        1,5 punk-1
        1,6 punk-2
        2,1 punk-3
        2,2 hippie-1
        2,3 hippie-2
        2,5 hippie-3
        2,6 diver-1
        5,5 polar-4
        red shows  polar-5
        red holds  polar-3 dog
    """
    state = goats(text)
    reader = GAME.layout.frozen(bytes(GAME.veil(state, 0)))
    assert plain(kind_worth)(reader, KIND_NAMES.index("polar"), 0) == 0
    assert plain(kind_worth)(reader, KIND_NAMES.index("polar"), 1) >= 400
