"""Analysing a game: by what each seat knew, the same every time, and no more than is sure."""

from typing import Any

import pytest

from menagerie import GAMES
from menagerie.bots.advice.analysis import MOST_PER_SEAT, Analysing
from menagerie.bots.levels import BOTS
from menagerie.core.advice import Analysis
from menagerie.core.game import Game
from menagerie.core.records import AnyRecord, new_record

ITERATIONS = 40
SEED = 11


def played(game: Game, seats: int, bots: list[str], most: int = 2000) -> AnyRecord:
    """A game between bots, or its beginning."""
    start = state = game.new(seats, seed=SEED, options={"target": 1} if game.key == "zoo" else None)
    actions: list[tuple[int, Any]] = []
    while game.to_act(state) and len(actions) < most:
        seat = game.to_act(state)[0]
        bot = BOTS[bots[seat % len(bots)]]
        action = bot.choose(game, game.veil(state, seat), len(actions))
        state = game.apply(state, seat, action).state
        actions.append((seat, action))
    return new_record(game, start, SEED, actions)


def analysed(game: Game, record: AnyRecord, iterations: int = ITERATIONS) -> Analysis:
    """The whole analysis."""
    work = Analysing(game, record, iterations)
    while work.go_on():
        assert work.done <= work.total
    return work.result()


@pytest.mark.parametrize(("key", "seats"), [("buffalo", 3), ("goats", 2), ("zoo", 4)])
def test_a_game_is_told_in_chances(key: str, seats: int) -> None:
    """A point for each decision with a choice, chances that add to one, and last the outcome."""
    game = GAMES[key]
    record = played(game, seats, ["greedy"])
    found = analysed(game, record)

    *points, end = found.points
    assert (found.seats, found.decisions) == (seats, len(points))
    assert 0 < found.decisions <= len(record.actions)
    assert [point.step for point in points] == sorted(point.step for point in points)
    for point in points:
        assert record.actions[point.step].seat == point.seat
    assert all(sum(point.chances) == pytest.approx(1, abs=0.01) for point in found.points)
    assert record.outcome is not None
    winners = [seat for seat, chance in enumerate(end.chances) if chance > 0]
    assert (end.step, end.seat, winners) == (
        len(record.actions),
        None,
        list(record.outcome.winners),
    )


def test_missteps_are_sure_and_the_costliest() -> None:
    """Each costs more than its error; a seat has a few at most, the worst first."""
    game = GAMES["goats"]
    found = analysed(game, played(game, 2, ["greedy", "random"]), 300)

    costs = [misstep.cost for misstep in found.missteps]
    assert costs == sorted(costs, reverse=True)
    assert all(misstep.cost > misstep.error > 0 for misstep in found.missteps)
    by_seat = [[one for one in found.missteps if one.seat == seat] for seat in range(2)]
    assert all(len(some) <= MOST_PER_SEAT for some in by_seat)
    assert all(one.played.action != one.better.action for one in found.missteps)


def test_who_plays_at_random_throws_more_away() -> None:
    """Beside one that plays by the book."""
    game = GAMES["goats"]
    found = analysed(game, played(game, 2, ["greedy", "random"]), 300)
    lost = [sum(one.cost for one in found.missteps if one.seat == seat) for seat in range(2)]
    assert lost[1] > lost[0]


def test_the_same_record_gets_the_same_analysis() -> None:
    """Today and tomorrow."""
    game = GAMES["buffalo"]
    record = played(game, 3, ["greedy"], most=20)
    assert analysed(game, record) == analysed(game, record)


def test_a_game_that_is_not_over_ends_without_an_outcome() -> None:
    """Its curve ends with its last decision."""
    game = GAMES["buffalo"]
    found = analysed(game, played(game, 3, ["greedy"], most=9))
    assert all(point.seat is not None for point in found.points)


def test_what_leaves_no_choice_is_not_looked_at() -> None:
    """In Zoo there is often nothing but to pass."""
    game = GAMES["zoo"]
    record = played(game, 4, ["greedy"])
    assert Analysing(game, record).total < len(record.actions)
