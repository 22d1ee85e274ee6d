"""A turn: play, move, take, and what fills the gap."""

from itertools import pairwise

import pytest

from menagerie.games.goats.actions import Play
from menagerie.games.goats.events import (
    CardBoxed,
    CardMarked,
    CardPlayed,
    CardTaken,
    GapFilled,
    GapLeft,
    GoatWalked,
    KindWon,
)
from tests.games.goats.builders import (
    GAME,
    all_cells,
    asked,
    at,
    display,
    goat,
    goats,
    hand,
    kinds,
    known,
    owner,
    phase,
    play,
    starts,
    takes,
    told,
    view,
    width,
)
from tests.games.script import only


@pytest.mark.rule("G8")
def test_a_turn_has_its_steps_in_order_and_passes_clockwise() -> None:
    """Red plays, moves and takes; then yellow plays."""
    state = goats("red holds polar-3 chef-1")

    assert (asked(state), phase(state)) == ("red", "playing")
    state = play(state, "red plays polar-3")
    assert (asked(state), phase(state)) == ("red", "taking")
    state = play(state, "red takes 2,4")
    assert (asked(state), phase(state)) == ("yellow", "playing")


@pytest.mark.rule("G8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_the_last_seat_comes_the_first(seats: int) -> None:
    """Turns go round by seat."""
    state = GAME.new(seats, seed=4)
    turns: list[int] = []
    while len(turns) < 2 * seats:
        (seat,) = GAME.to_act(state)
        if phase(state) == "playing":
            turns.append(seat)
        state = GAME.apply(state, seat, GAME.legal_actions(state, seat)[-1]).state

    assert all(after == (before + 1) % seats for before, after in pairwise(turns))


@pytest.mark.rule("G8")
def test_two_equal_cards_are_one_choice() -> None:
    """And one of them stays in the hand."""
    state = goats("red holds milk-2 milk-2")

    assert GAME.legal_actions(state, 0) == (Play("milk-2"),)
    assert hand(play(state, "red plays milk-2"), "red") == ("milk-2",)


@pytest.mark.rule("G9")
def test_the_card_played_goes_to_the_own_display() -> None:
    """Face up, for all to hear of."""
    state = goats("red holds polar-3 chef-1")
    after = play(state, "red plays polar-3")

    assert hand(after, "red") == ("chef-1",)
    assert display(after, "red") == ("polar-3",)
    (event,) = only(CardPlayed, told(state, "red plays polar-3"))
    assert (event.seat, event.card, event.audience) == (0, "polar-3", "everybody")


@pytest.mark.rule("G5", "G10")
@pytest.mark.parametrize("card", ["polar-1", "polar-2", "polar-3", "polar-4", "polar-5", "dog"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_goat_walks_as_far_as_the_card_says(seats: int, card: str) -> None:
    """From every position, past corners and stables, and round to 0 again; a dog lets it stay."""
    dump = GAME.dump(goats(f"red holds {card} chef-1", seats=seats))
    steps = 0 if card == "dog" else int(card[-1])
    for start in range(4 * width(seats)):
        state = GAME.load({**dump, "goats": [start, *starts(seats)[1:]]})
        goal = (start + steps) % (4 * width(seats))
        after = play(state, f"red plays {card}")
        assert goat(after, "red") == goal
        assert takes(after) == set(view(after).seats[0].line)
        walked = [(e.start, e.goal) for e in only(GoatWalked, told(state, f"red plays {card}"))]
        assert walked == ([] if card == "dog" else [(start, goal)])


@pytest.mark.rule("G18")
@pytest.mark.parametrize(("card", "steps"), [("milk-1", 1), ("milk-2", 2)])
def test_milk_is_displayed_and_moves_the_goat(card: str, steps: int) -> None:
    """Like a goat."""
    state = play(goats(f"red holds {card} chef-1"), f"red plays {card}")

    assert display(state, "red") == (card,)
    assert goat(state, "red") == steps


@pytest.mark.rule("G11")
def test_a_card_of_the_line_is_taken_and_its_gap_filled() -> None:
    """The next card of the pile lies there; all know what is in the hand."""
    state = goats("red holds polar-3 chef-1 \n 3,4 knight-2 \n pile knight-5")
    state = play(state, "red plays polar-3")
    events = told(state, "red takes 3,4")
    after = play(state, "red takes 3,4")

    assert hand(after, "red") == ("chef-1", "knight-2")
    assert known(after, "red") == ("knight-2",)
    assert at(after, "3,4") == "knight-5"
    assert [(e.seat, e.card, e.cell) for e in only(CardTaken, events)] == [(0, "knight-2", "3,4")]
    assert [(e.card, e.cell) for e in only(GapFilled, events)] == [("knight-5", "3,4")]


@pytest.mark.rule("G11")
def test_marked_cards_cannot_be_taken() -> None:
    """And taking is a must: nothing else can be done."""
    state = goats("yellow won elvis \n 1,4 elvis-1 \n 3,4 elvis-2 \n red holds polar-3 chef-1")
    state = play(state, "red plays polar-3")

    assert takes(state) == {"2,4", "4,4", "5,4", "6,4", "7,4"}
    assert len(GAME.legal_actions(state, 0)) == 5


@pytest.mark.rule("G11")
def test_when_the_pile_is_used_up_the_gap_stays() -> None:
    """Two cards in the column and in the row, so the game goes on."""
    state = goats(
        """
        red holds  polar-3 polar-4
        1,4        polar-1
        1,2        polar-2
        7,4        polar-5
        """,
        bare=True,
    )
    state = play(state, "red plays polar-3")
    events = told(state, "red takes 1,4")
    state = play(state, "red takes 1,4")

    assert at(state, "1,4") is None
    assert [event.cell for event in only(GapLeft, events)] == ["1,4"]
    assert (asked(state), phase(state)) == ("yellow", "playing")


@pytest.mark.rule("G11", "G13")
def test_a_card_of_a_decided_kind_is_marked_as_it_comes_in() -> None:
    """By the small goat of the one who won it."""
    state = goats("blue won elvis \n pile elvis-4 \n red holds polar-3 chef-1")
    state = play(state, "red plays polar-3")
    events = told(state, "red takes 2,4")
    state = play(state, "red takes 2,4")

    assert (at(state, "2,4"), owner(state, "2,4")) == ("elvis-4", "blue")
    assert [(e.seat, e.card, e.cell) for e in only(CardMarked, events)] == [(2, "elvis-4", "2,4")]


@pytest.mark.rule("G11")
def test_the_card_taken_is_not_marked_but_the_one_in_its_gap_is() -> None:
    """The take comes before the evaluation."""
    state = goats(
        """
        red shows  polar-5
        red holds  polar-3 chef-1
        2,4        polar-1
        pile       polar-2
        """
    )
    state = play(state, "red plays polar-3", "red takes 2,4")

    assert kinds(state) == {"polar": "red"}
    assert hand(state, "red") == ("polar-1", "chef-1")
    assert (at(state, "2,4"), owner(state, "2,4")) == ("polar-2", "red")


@pytest.mark.rule("G14")
def test_a_card_of_a_decided_kind_moves_the_goat_and_leaves_the_game() -> None:
    """It does not enter the display and wins nothing."""
    state = goats("yellow won elvis \n red holds elvis-3 chef-1")
    events = told(state, "red plays elvis-3", "red takes 2,4")
    state = play(state, "red plays elvis-3")

    assert (goat(state, "red"), display(state, "red")) == (3, ())
    assert "elvis-3" in GAME.dump(state)["boxed"]
    assert [event.card for event in only(CardBoxed, events)] == ["elvis-3"]
    assert only(KindWon, events) == []
    assert kinds(play(state, "red takes 2,4")) == {"elvis": "yellow"}


def test_every_cell_can_be_drawn() -> None:
    """The builder leaves no cell without a card."""
    state = goats("red holds polar-3 chef-1")

    assert all(at(state, cell) for cell in all_cells(4))
