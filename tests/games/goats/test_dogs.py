"""A dog's move: what may be moved where, and who has to agree."""

import pytest

from menagerie import State
from menagerie.games.goats.actions import Agree, Refuse, Stay
from menagerie.games.goats.events import CardHerded, HerdingDeclined, SwapAsked, SwapRefused
from tests.games.goats.builders import (
    GAME,
    asked,
    at,
    goats,
    herds,
    owner,
    phase,
    play,
    refused,
    told,
    view,
)
from tests.games.script import only

# Red may move elvis-1 on 4,2; in its row blue has marked 4,6, in its column red 6,2.
MEADOW = """
    red won    elvis
    blue won   punk
    4,2        elvis-1
    6,2        elvis-2
    4,6        punk-1
    2,2        milk-1
    4,4        dog
    red holds  dog chef-1
"""


def herding(text: str = MEADOW, cell: str = "7,2", **more: bool) -> State:
    """Red has played a dog at column 2 and taken a card."""
    state = goats(f"{text} \n red at 1", **more)
    return play(state, "red plays dog", f"red takes {cell}")


@pytest.mark.rule("G16")
def test_a_dog_moves_within_row_and_column_at_any_distance() -> None:
    """Past the stable in 7,1 too; stables themselves stay."""
    state = herding(f"{MEADOW} \n 1,4 elvis-3")

    from_four_two = {f"4,{column}" for column in (1, 3, 4, 5, 6, 7)}
    from_four_two |= {f"{row},2" for row in (1, 2, 3, 5, 6, 7)}
    assert {goal for start, goal in herds(state) if start == "4,2"} == from_four_two
    from_the_top = {f"1,{column}" for column in (2, 3, 5, 6)} | {f"{row},4" for row in range(2, 8)}
    assert {goal for start, goal in herds(state) if start == "1,4"} == from_the_top
    assert {start for start, _ in herds(state)} == {"4,2", "6,2", "1,4"}


@pytest.mark.rule("G16")
def test_a_card_moves_past_a_stable() -> None:
    """With five players stables stand inside rows: from 2,2 ... to 2,6 and along row 7."""
    text = "red won elvis \n 7,1 elvis-1 \n red holds dog chef-1"
    state = play(goats(text, seats=5), "red plays dog", "red takes 4,4")

    assert {g for s, g in herds(state) if s == "7,1" and g[0] == "7"} == {
        "7,3",
        "7,4",
        "7,5",
        "7,7",
    }
    state = play(state, "red moves 7,1 to 7,7")
    assert (at(state, "7,7"), owner(state, "7,7")) == ("elvis-1", "red")


@pytest.mark.rule("G16")
@pytest.mark.parametrize(
    ("goal", "card"), [("2,2", "milk-1"), ("4,4", "dog"), ("6,2", "elvis-2"), ("4,1", None)]
)
def test_milk_dogs_goats_and_own_cards_change_places(goal: str, card: str | None) -> None:
    """The small goats travel with their cards, and the turn is over."""
    state = herding()
    other = card or at(state, goal)
    marked = owner(state, goal)
    events = told(state, f"red moves 4,2 to {goal}")
    state = play(state, f"red moves 4,2 to {goal}")

    assert (at(state, goal), owner(state, goal)) == ("elvis-1", "red")
    assert (at(state, "4,2"), owner(state, "4,2")) == (other, marked)
    assert (asked(state), phase(state)) == ("yellow", "playing")
    moves = [(e.seat, e.start, e.goal, e.opponent) for e in only(CardHerded, events)]
    assert moves == [(0, "4,2", goal, None)]


@pytest.mark.rule("G16", "G19")
def test_a_card_goes_to_an_empty_cell_and_the_line_it_empties_ends_nothing() -> None:
    """Row 3 is left without a card, and yellow plays on."""
    state = goats(
        """
        red won       elvis
        3,2           elvis-1
        1,2           polar-1
        6,2           polar-2
        6,5           polar-3
        1,5           milk-2
        red holds     dog polar-4
        yellow holds  polar-5 dog
        red at        1
        """,
        bare=True,
    )
    state = play(state, "red plays dog", "red takes 1,2")
    assert ("3,2", "1,2") in herds(state)

    state = play(state, "red moves 3,2 to 5,2")

    assert (at(state, "3,2"), at(state, "5,2"), owner(state, "5,2")) == (None, "elvis-1", "red")
    assert (asked(state), phase(state)) == ("yellow", "playing")


@pytest.mark.rule("G16")
def test_the_gap_of_the_take_has_been_filled_before() -> None:
    """The card that came in may be swapped at once."""
    state = herding(f"{MEADOW} \n pile knight-5")

    assert at(state, "7,2") == "knight-5"
    assert at(play(state, "red moves 4,2 to 7,2"), "4,2") == "knight-5"


@pytest.mark.rule("G16")
def test_the_player_may_leave_the_meadow_as_it_is() -> None:
    """Moving is no must."""
    state = herding()
    after = play(state, "red stays")

    assert view(after).meadow == view(state).meadow
    assert [event.seat for event in only(HerdingDeclined, told(state, "red stays"))] == [0]
    assert asked(after) == "yellow"


@pytest.mark.rule("G16")
def test_a_player_without_a_marked_card_is_not_asked() -> None:
    """Yellow has none, so the turn passes after the take."""
    state = goats(f"{MEADOW} \n yellow holds dog chef-2 \n yellow to play")
    state = play(state, "yellow plays dog", "yellow takes 1,2")

    assert (asked(state), phase(state)) == ("blue", "playing")


@pytest.mark.rule("G16")
def test_without_a_dog_nobody_is_asked() -> None:
    """A goat moves no card."""
    state = play(goats(MEADOW), "red plays chef-1", "red takes 7,2")

    assert (asked(state), phase(state)) == ("yellow", "playing")


@pytest.mark.rule("G16")
def test_an_opponent_has_to_agree_to_a_swap_with_a_marked_card() -> None:
    """Blue is asked about this very swap, and both small goats travel."""
    state = herding()
    events = told(state, "red moves 4,2 to 4,6")
    state = play(state, "red moves 4,2 to 4,6")

    assert (asked(state), phase(state)) == ("blue", "consenting")
    assert GAME.legal_actions(state, 2) == (Agree(), Refuse())
    assert GAME.legal_actions(state, 0) == ()
    assert [(e.seat, e.opponent) for e in only(SwapAsked, events)] == [(0, 2)]
    swap = view(state).asked
    assert swap is not None
    assert (swap.start, swap.goal, swap.opponent) == ("4,2", "4,6", 2)

    events = told(state, "blue agrees")
    state = play(state, "blue agrees")
    assert (at(state, "4,6"), owner(state, "4,6")) == ("elvis-1", "red")
    assert (at(state, "4,2"), owner(state, "4,2")) == ("punk-1", "blue")
    assert asked(state) == "yellow"
    assert [event.opponent for event in only(CardHerded, events)] == [2]


@pytest.mark.rule("G17")
def test_after_a_refusal_nobody_may_be_asked_again() -> None:
    """Red may try something else with the dog, or nothing."""
    state = herding(f"{MEADOW} \n green won viking \n 4,7 viking-1")
    assert {("4,2", "4,6"), ("4,2", "4,7")} <= herds(state)
    state = play(state, "red moves 4,2 to 4,6")
    assert [e.seat for e in only(SwapRefused, told(state, "blue refuses"))] == [2]
    state = play(state, "blue refuses")

    assert (asked(state), phase(state)) == ("red", "herding")
    assert (at(state, "4,2"), at(state, "4,6")) == ("elvis-1", "punk-1")
    assert not {("4,2", "4,6"), ("4,2", "4,7")} & herds(state)
    assert ("4,2", "4,5") in herds(state)
    assert refused(state, "red moves 4,2 to 4,7").rule == "G17"
    assert owner(play(state, "red moves 4,2 to 4,5"), "4,5") == "red"
    assert asked(play(state, "red stays")) == "yellow"


@pytest.mark.rule("G17")
def test_the_next_turn_may_ask_again() -> None:
    """Only this turn's asking is spent."""
    state = play(herding(), "red moves 4,2 to 4,6", "blue refuses", "red stays")

    assert view(state).may_ask


@pytest.mark.rule("G17")
def test_to_stay_may_be_all_that_is_left() -> None:
    """A player who is refused and has no other move stays."""
    state = play(herding(), "red moves 4,2 to 4,6", "blue refuses")

    assert GAME.legal_actions(state, 0)[-1] == Stay()
