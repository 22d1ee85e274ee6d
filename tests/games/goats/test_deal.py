"""The meadow, the track, the start, and dogs put aside."""

import pytest

from menagerie import State
from menagerie.core.errors import OptionsError
from menagerie.games.goats.events import CardDrawn, DogsPutAside, DogsShuffledIn, HandKept
from tests.games.goats.builders import (
    COLOURS,
    GAME,
    asked,
    at,
    goat,
    goats,
    hand,
    keep_all,
    phase,
    play,
    refused,
    starts,
    told,
    view,
    width,
)
from tests.games.script import only


@pytest.mark.rule("G4")
@pytest.mark.parametrize(
    ("seats", "cards", "pile"), [(2, 34, 27), (3, 46, 34), (4, 45, 54), (5, 44, 67)]
)
def test_meadow_and_pile(seats: int, cards: int, pile: int) -> None:
    """A card on every cell but the stables."""
    shown = view(GAME.new(seats, seed=5))
    contents = [content for row in shown.meadow for content in row]

    assert len(contents) == width(seats) ** 2
    assert sum(bool(c) and not str(c).startswith("stable") for c in contents) == cards
    assert shown.pile == pile


@pytest.mark.rule("G4")
@pytest.mark.parametrize(
    ("seats", "stables"),
    [
        (2, ["1,1", "6,6"]),
        (3, ["1,1", "1,7", "7,7"]),
        (4, ["1,1", "1,7", "7,7", "7,1"]),
        (5, ["1,4", "2,7", "7,6", "7,2", "2,1"]),
    ],
)
def test_stables(seats: int, stables: list[str]) -> None:
    """Seat i has the i-th stable."""
    state = GAME.new(seats, seed=5)

    assert [seat.stable for seat in view(state).seats] == stables
    assert [at(state, cell) for cell in stables] == [f"stable:{seat}" for seat in range(seats)]


def edge(seats: int, position: int) -> tuple[str, int]:
    """G5: the side a position is on, and its column or row, walked step by step."""
    size = width(seats)
    walk = [("top", column) for column in range(1, size + 1)]
    walk += [("right", row) for row in range(1, size + 1)]
    walk += [("bottom", column) for column in range(size, 0, -1)]
    walk += [("left", row) for row in range(size, 0, -1)]
    return walk[position]


@pytest.mark.rule("G5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_line_of_every_position(seats: int) -> None:
    """At the top and at the bottom the column, at the sides the row."""
    dump = GAME.dump(keep_all(GAME.new(seats, seed=5)))
    for position in range(4 * width(seats)):
        goats = [position, *dump["goats"][1:]]
        shown = view(GAME.load({**dump, "goats": goats}))
        side, number = edge(seats, position)
        index = 1 if side in {"top", "bottom"} else 0
        expected = {
            f"{row},{column}"
            for row in range(1, width(seats) + 1)
            for column in range(1, width(seats) + 1)
            if (row, column)[index] == number
        } - {seat.stable for seat in shown.seats}
        assert set(shown.seats[0].line) == expected


@pytest.mark.rule("G6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_goats_start_at_their_stables(seats: int) -> None:
    """At a corner, at the edge that the clockwise walk reaches second."""
    state = GAME.new(seats, seed=5)
    places = [goat(state, who) for who in COLOURS[:seats]]

    assert places == starts(seats)
    for seat, position in enumerate(places):
        side, number = edge(seats, position)
        row, column = map(int, view(state).seats[seat].stable.split(","))
        assert number == (column if side in {"top", "bottom"} else row)
        before = edge(seats, position - 1)
        corner = {row, column} <= {1, width(seats)}
        assert (before[0] != side) == corner


@pytest.mark.rule("G7")
def test_every_seat_is_asked_clockwise_from_the_start_player() -> None:
    """Whether it holds a dog or not; then the start player plays."""
    state = GAME.new(4, seed=1)
    starter = view(state).starter
    order = []
    while phase(state) == "dogs":
        who = asked(state)
        assert who is not None
        order.append(COLOURS.index(who))
        assert [event.seat for event in only(HandKept, told(state, f"{who} keeps"))] == [order[-1]]
        state = play(state, f"{who} keeps")

    assert order == [(starter + step) % 4 for step in range(4)]
    assert (phase(state), view(state).turn) == ("playing", starter)


@pytest.mark.rule("G7")
def test_a_lot_decides_who_starts() -> None:
    """Everybody does sometimes."""
    assert {view(GAME.new(5, seed=seed)).starter for seed in range(40)} == set(range(5))


@pytest.mark.rule("G7")
def test_the_first_seat_begins_where_a_table_chooses_so() -> None:
    """The youngest begins, if the youngest sits there; nothing else of the deal differs."""
    for seed in range(20):
        lot = GAME.dump(GAME.new(5, seed=seed))
        state = GAME.new(5, seed=seed, options={"start": "first_seat"})
        dump = GAME.dump(state)
        assert (view(state).starter, asked(state)) == (0, "red")
        assert (dump["meadow"], dump["hands"]) == (lot["meadow"], lot["hands"])


@pytest.mark.rule("G7")
@pytest.mark.parametrize("start", ["youngest", 1, None])
def test_nobody_else_can_be_chosen_to_begin(start: object) -> None:
    """There are two ways to begin."""
    with pytest.raises(OptionsError, match="start"):
        GAME.new(3, seed=1, options={"start": start})


def two_dogs() -> State:
    """Red, who is asked first, holds two dogs, yellow one."""
    return goats("red holds dog dog \n yellow holds dog polar-1 \n red to keep", seats=3)


@pytest.mark.rule("G7")
def test_dogs_are_put_aside_openly_for_hidden_cards() -> None:
    """The number is told to all, the new cards to their owner only."""
    state = two_dogs()
    events = told(state, "red puts 2 aside")

    assert [(e.dogs, e.audience) for e in only(DogsPutAside, events)] == [(2, "everybody")]
    drawn = only(CardDrawn, events)
    assert [event.audience for event in drawn] == [(0,), (0,)]
    after = play(state, "red puts 2 aside")
    assert sorted(event.card for event in drawn) == sorted(hand(after, "red"))
    assert "dog" not in hand(after, "red")
    assert (asked(after), view(after).aside, view(after).pile) == ("red", 2, 32)


@pytest.mark.rule("G7")
def test_a_seat_is_asked_again_until_it_keeps_its_hand() -> None:
    """One dog aside, then the other or not."""
    state = play(two_dogs(), "red puts 1 aside")

    assert (asked(state), hand(state, "red").count("dog")) == ("red", 1)
    assert view(play(state, "red puts 1 aside")).aside == 2
    assert asked(play(state, "red keeps")) == "yellow"


@pytest.mark.rule("G7")
def test_a_seat_without_dogs_can_only_keep() -> None:
    """And milk is kept."""
    state = play(two_dogs(), "red keeps", "yellow keeps")

    assert [type(a).__name__ for a in GAME.legal_actions(state, 2)] == ["Keep"]
    assert refused(state, "blue puts 1 aside").rule == "G7"


@pytest.mark.rule("G7")
def test_dogs_put_aside_are_shuffled_into_the_pile_at_the_end() -> None:
    """After the last seat; nobody draws them again before."""
    state = play(two_dogs(), "red puts 2 aside", "red keeps", "yellow puts 1 aside", "yellow keeps")
    before = GAME.dump(state)
    after = GAME.dump(play(state, "blue keeps"))

    assert (before["aside"], after["aside"]) == (3, 0)
    assert [e.dogs for e in only(DogsShuffledIn, told(state, "blue keeps"))] == [3]
    assert sorted(after["pile"]) == sorted([*before["pile"], "dog", "dog", "dog"])
    assert after["in_pile"] == ["dog", "dog", "dog"]


@pytest.mark.rule("G7")
def test_without_dogs_aside_nothing_is_shuffled() -> None:
    """The pile stays as it was."""
    state = play(two_dogs(), "red keeps", "yellow keeps")
    after = play(state, "blue keeps")

    assert only(DogsShuffledIn, told(state, "blue keeps")) == []
    assert GAME.dump(after)["pile"] == GAME.dump(state)["pile"]


@pytest.mark.rule("G7")
def test_a_dog_comes_back_to_every_place_of_the_pile() -> None:
    """Over many chances no place is left out."""
    state = play(two_dogs(), "red puts 1 aside", "red keeps", "yellow keeps")
    dump = GAME.dump(state)
    places = set()
    for key in range(300):
        keyed = GAME.load({**dump, "chance": {"key": f"{key:064x}"}})
        pile = GAME.dump(play(keyed, "blue keeps"))["pile"]
        places |= {place for place, card in enumerate(pile) if card == "dog"}

    assert places == set(range(len(dump["pile"]) + 1))
