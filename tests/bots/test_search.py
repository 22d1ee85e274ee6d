"""Search: what it promises in every game, and that it finds what is plain to see."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from menagerie import State
from menagerie.bots.search import search as searching_module
from menagerie.bots.search.search import Budget, Search
from menagerie.core.actions import Action
from menagerie.core.game import Game
from menagerie.core.kernel.rule import INTERPRETED
from menagerie.games.buffalo.actions import Place
from menagerie.games.goats.actions import Play
from menagerie.games.zoo.actions import Play as PlaySet
from tests.bots import pennies
from tests.bots.searches import LEAD, after_some_actions, all_found
from tests.games.buffalo.builders import GAME as BUFFALO
from tests.games.buffalo.builders import buffalo
from tests.games.goats.builders import GAME as GOATS
from tests.games.goats.builders import goats
from tests.games.zoo.builders import GAME as ZOO
from tests.games.zoo.builders import seat_of, zoo
from tests.promises.walks import Seating, each_seating

ROOT = Path(__file__).parents[2]
ONE, FEW, SOME, MANY = 1, 20, 400, 4000
# Seconds that a look at the clock of a test takes: a power of two, so that sums are exact.
LOOK = 2**-10


def searching(seating: Seating, seed: int, nodes: int = FEW) -> Search:
    """A search that has not begun, early in a game."""
    game, state = seating.game, after_some_actions(seating, LEAD)
    return Search(game, game.veil(state, game.to_act(state)[-1]), seed, nodes)


# What is plain to see is what a club player prefers, so it is tried first.
each_length = pytest.mark.parametrize("iterations", [ONE, SOME])


def found(game: Game, state: State, seat: int, iterations: int) -> Action:
    """What a search of some iterations answers."""
    search = Search(game, game.veil(state, seat), seed=1)
    search.run(iterations)
    return game.codes.decode(game.layout.read(state.records), seat, search.answer())


@each_seating
def test_slices_change_nothing(seating: Seating) -> None:
    """The same seed and iterations give the same shares, however they are cut."""
    whole, sliced = searching(seating, 7), searching(seating, 7)
    whole.run(FEW)
    for part in (1, 4, 15):
        sliced.run(part)

    assert sliced.chances() == whole.chances()
    assert sliced.answer() == whole.answer()
    assert sum(whole.chances().values()) == pytest.approx(1)


@each_seating
def test_a_search_that_settles_answers_as_if_it_had_gone_on(seating: Seating) -> None:
    """What is left of its budget could not have changed the answer."""
    whole, settled = searching(seating, 5, SOME), searching(seating, 5, SOME)
    whole.run_within(Budget(iterations=SOME))
    done = settled.run_within(Budget(iterations=SOME), settles=True)

    assert done == SOME or settled.lead > SOME - done
    assert settled.is_sealed <= (done == SOME)
    assert settled.answer() == whole.answer()


class Clock:
    """Stands in for the time of a search: each look at it takes a while."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """The time, a little later than at the last look."""
        self.now += LOOK
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Time that goes by with each look at it."""
    made = Clock()
    monkeypatch.setattr(searching_module, "perf_counter", made)
    return made


def test_a_search_that_is_settled_ends_early_by_the_clock_too(clock: Clock) -> None:
    """Where only one card goes out, there is no need to think to the end."""
    state = zoo("Anna holds 2 fox joker \n Ben holds whale fox \n Ben led 2 fox")
    search = Search(ZOO, ZOO.veil(state, seat_of("Anna")), 1)
    search.run_within(Budget(iterations=MANY, seconds=60), settles=True)

    assert search.lead > 0
    assert search.iterations < MANY
    assert clock.now < 60


@each_seating
def test_a_full_tree_goes_on_learning(seating: Seating) -> None:
    """No node or edge is added to a tree without room, and nothing is written outside it."""
    search = searching(seating, 3, nodes=9)

    assert search.run(10 * FEW) == 10 * FEW
    assert search.nodes_used == 9
    assert sum(search.chances().values()) == pytest.approx(1)


def test_iterations_and_seconds_bound_a_search(clock: Clock) -> None:
    """The first that is reached ends it."""
    seating = Seating(GOATS, 4)
    assert searching(seating, 1).run_within(Budget(iterations=FEW)) == FEW
    assert searching(seating, 1).run_within(Budget(iterations=FEW, seconds=60)) == FEW

    began = clock.now
    assert searching(seating, 1).run_within(Budget(seconds=8 * LOOK)) > 0
    assert 8 * LOOK < clock.now - began < 12 * LOOK


def test_a_budget_has_a_bound() -> None:
    """Without one a search would never end."""
    with pytest.raises(ValueError, match="name iterations, seconds or both"):
        Budget()


def test_only_a_seat_that_is_to_act_searches() -> None:
    """A spectator has nothing to do, nor has who waits."""
    state = goats("red holds chef-1 polar-1")
    with pytest.raises(ValueError, match="a spectator has nothing to do"):
        Search(GOATS, GOATS.veil(state, None), 1)
    waits = next(seat for seat in range(4) if seat not in GOATS.to_act(state))
    with pytest.raises(ValueError, match=f"seat {waits} has nothing to do"):
        Search(GOATS, GOATS.veil(state, waits), 1)


@each_length
@pytest.mark.rule("G12")
def test_it_wins_a_kind_that_grazes(iterations: int) -> None:
    """Eight points at Goats, and three polar goats on the meadow."""
    state = goats(
        """
        red shows  polar-5
        red holds  polar-3 chef-1
        5,5        polar-4
        5,6        polar-2
        6,6        polar-1
        """
    )

    assert found(GOATS, state, GOATS.to_act(state)[0], iterations) == Play("polar-3")


@each_length
@pytest.mark.rule("Z13")
def test_it_goes_out_first_at_zoo(iterations: int) -> None:
    """With all three cards at once, before Ben can."""
    state = zoo("Anna holds 2 fox joker \n Ben holds whale fox \n Ben led 2 fox")

    assert found(ZOO, state, seat_of("Anna"), iterations) == PlaySet(("fox", "fox", "joker"))


def test_others_play_by_the_book_at_zoo() -> None:
    """Anna goes out at once, and the tree has no node for what the others do then."""
    state = zoo("Anna holds fox \n Ben holds 2 fox \n Carl holds 3 seal mouse \n Anna leads")
    search = Search(ZOO, ZOO.veil(state, seat_of("Anna")), seed=1)
    search.run(SOME)

    assert search.nodes_used == 1


@each_length
@pytest.mark.rule("B10", "B12")
def test_it_places_its_cows_ahead_of_all_herds(iterations: int) -> None:
    """Green goes to 4 on Lucky-Lake."""
    state = buffalo(
        """
        Lucky-Lake  purple 3  blue 2  green 1
        plays       orange 4M  red 4G  green 3S  on Lucky-Lake
        """
    )

    assert found(BUFFALO, state, BUFFALO.to_act(state)[0], iterations) == Place(3)


@pytest.mark.parametrize("sealed", [False, True])
@pytest.mark.parametrize("seat", [0, 1])
def test_sealed_choices_are_mixed(seat: int, sealed: bool) -> None:  # noqa: FBT001
    """At matching pennies either side is as good, though a club player prefers heads."""
    search = Search(pennies.GAME, pennies.pennies(seat, sealed=sealed), seed=2)
    search.run(MANY)

    assert search.is_sealed
    assert search.chances() == pytest.approx({0: 0.5, 1: 0.5}, abs=0.12)


def test_a_mixture_is_thrown_by_the_seed() -> None:
    """Both sides are answered, each with its seeds."""
    answers = set()
    for seed in range(12):
        search = Search(pennies.GAME, pennies.pennies(0), seed)
        search.run(SOME)
        answers.add(search.answer())

    assert answers == {0, 1}


@pytest.mark.skipif(INTERPRETED, reason="compiled rules ask interpreted ones in this test")
def test_compiled_and_interpreted_search_agree() -> None:
    """Another process searches with interpreted rules: the same shares come out."""
    told = subprocess.run(
        [sys.executable, "-m", "tests.bots.searches"],
        cwd=ROOT,
        env={**os.environ, "MENAGERIE_INTERPRET": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.splitlines() == list(all_found())
