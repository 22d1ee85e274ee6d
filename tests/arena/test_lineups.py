"""Line-ups: every bot in every seat, and against every other, equally often."""

from collections import Counter
from itertools import combinations

import pytest

from menagerie.arena.lineups import Rounds, even_line_ups, one_among

COUNTS = [(bots, seats) for bots in range(1, 7) for seats in range(2, 8)]


@pytest.mark.parametrize(("bots", "seats"), COUNTS)
def test_a_round_is_balanced(bots: int, seats: int) -> None:
    """Each bot is in each seat, and each pair of bots meets, equally often."""
    rounds = Rounds(even_line_ups(bots, seats), "5eed")
    places: Counter[tuple[int, int]] = Counter()
    meetings: Counter[tuple[int, int]] = Counter()
    for number in range(rounds.size, 2 * rounds.size):
        sitting = rounds.seating(number).seats
        places.update(enumerate(sitting))
        meetings.update(
            (min(pair), max(pair)) for pair in combinations(sitting, 2) if pair[0] != pair[1]
        )

    assert len(places) == bots * seats
    assert len(set(places.values())) == 1
    assert len(meetings) == bots * (bots - 1) // 2
    assert len(set(meetings.values())) <= 1


@pytest.mark.parametrize(("bots", "seats"), COUNTS)
def test_seats_are_shared_as_evenly_as_possible(bots: int, seats: int) -> None:
    """With more bots than seats, each has one or none."""
    for line_up in even_line_ups(bots, seats):
        counts = [line_up.count(bot) for bot in range(bots)]
        assert sum(counts) == seats
        assert max(counts) - min(counts) <= 1


def test_one_sits_among_copies_of_another() -> None:
    """Once in each seat, on the same deal."""
    rounds = Rounds(one_among(2, 4), "5eed")

    seatings = [rounds.seating(number) for number in range(rounds.size)]

    assert {seating.deal for seating in seatings} == {0}
    assert sorted(seating.seats.index(0) for seating in seatings[:4]) == [0, 1, 2, 3]
    assert sorted(seating.seats.index(1) for seating in seatings[4:]) == [0, 1, 2, 3]
    assert all(seating.seats.count(2) == 3 for seating in seatings)


def test_all_line_ups_of_a_round_have_the_same_deal() -> None:
    """The next round has another."""
    rounds = Rounds(even_line_ups(4, 3), "5eed")

    deals = [rounds.seating(number).deal for number in range(3 * rounds.size)]

    assert deals == [0] * 12 + [1] * 12 + [2] * 12


def test_the_seating_order_changes_from_round_to_round() -> None:
    """It is drawn at random for each round, and the same for the same seed."""
    rounds = Rounds(even_line_ups(4, 4), "5eed")
    firsts = [rounds.seating(number).seats for number in range(0, 400, 4)]

    assert len(set(firsts)) > 15
    assert firsts == [
        Rounds(even_line_ups(4, 4), "5eed").seating(number).seats for number in range(0, 400, 4)
    ]
    assert firsts != [
        Rounds(even_line_ups(4, 4), "other").seating(number).seats for number in range(0, 400, 4)
    ]


def test_games_are_rounded_up_to_whole_rounds() -> None:
    """Part of a round would not be balanced."""
    rounds = Rounds(even_line_ups(4, 5), "5eed")

    assert rounds.size == 20
    assert [rounds.whole(games) for games in (1, 20, 21, 2000)] == [20, 20, 40, 2000]
