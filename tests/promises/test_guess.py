"""`guess`: only truths that fit what a seat knows, and on small positions each of them."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie import GAMES, Game, State
from tests.promises.games import OWN
from tests.promises.part import Small
from tests.promises.walks import Seating, each_seating, examples, take, walks

# Guesses made for each truth there is, and the fewest that may hit it.
EACH, FEWEST = 60, 25


def without_chance(state: State) -> bytes:
    """A state's bytes but for what will be drawn."""
    records = state.records.copy()
    records["chance"] = 0
    return records.tobytes()


@each_seating
@examples(1)
@given(data=st.data())
def test_a_guess_veils_back_to_the_same_bytes(seating: Seating, data: st.DataObject) -> None:
    """For every seat and a spectator, and one seed always gives one guess."""
    game, seats = seating
    seed = data.draw(st.integers(0, 2**64 - 1))
    for state in data.draw(walks(seating)).states():
        for seat in (None, *range(seats)):
            veiled = game.veil(state, seat)
            before = bytes(veiled)
            truth = game.guess(veiled, seed)
            assert game.veil(truth, seat) == veiled
            assert game.guess(veiled, seed) == truth
            assert bytes(veiled) == before


@each_seating
@examples(0.5)
@given(data=st.data())
def test_a_guess_does_not_know_what_will_be_drawn(seating: Seating, data: st.DataObject) -> None:
    """Each guess has a key of its own, and none has the real one."""
    game = seating.game
    state = data.draw(walks(seating)).here()
    seeds = data.draw(st.sets(st.integers(0, 2**64 - 1), min_size=2, max_size=5))
    veiled = game.veil(state, data.draw(st.sampled_from([None, *range(seating.seats)])))
    keys = {game.guess(veiled, seed).records["chance"].tobytes() for seed in seeds}
    assert len(keys) == len(seeds)
    assert state.records["chance"].tobytes() not in keys


@each_seating
@examples(0.5)
@given(data=st.data())
def test_a_guessed_game_can_be_played_on(seating: Seating, data: st.DataObject) -> None:
    """A guess is a state like any other: everybody to act can, and it may be kept and loaded."""
    game, seats = seating
    state = data.draw(walks(seating)).here()
    for seat in (None, *range(seats)):
        truth = game.guess(game.veil(state, seat), data.draw(st.integers(0, 2**32)))
        assert game.to_act(truth) == game.to_act(state)
        assert game.load(game.dump(truth)) == truth
        for other in game.to_act(truth):
            take(game, truth, other, game.legal_codes(truth, other)[-1])


def sealed_choices(game: Game, state: State, seat: int) -> Iterator[State]:
    """Every way in which one seat can make its sealed choice."""
    if seat not in game.to_act(state):
        yield state
        return
    for code in game.legal_codes(state, seat):
        yield from sealed_choices(game, take(game, state, seat, code).step.state, seat)


def possible(game: Game, small: Small, start: State) -> set[State]:
    """Every truth of a small position, found by playing all of them."""
    found = {start}
    for seat in range(game.seats_of(start)):
        if small.dealt is not None and seat != small.seat:
            dumps = [dump for state in found for dump in small.dealt(game.dump(state), seat)]
            found = set(map(game.load, dumps))
    for seat in small.sealing:
        found = {sealed for state in found for sealed in sealed_choices(game, state, seat)}
    return found


@pytest.mark.parametrize(
    ("game", "small"),
    [(GAMES[key], small) for key, own in OWN.items() for small in own.SMALL],
    ids=[f"{key}: {small.fact}" for key, own in OWN.items() for small in own.SMALL],
)
def test_each_possible_truth_is_guessed(game: Game, small: Small) -> None:
    """Guesses give exactly the truths that there are, each about as often as any other."""
    start = game.load(small.position)
    truths = possible(game, small, start)
    assert len(truths) == small.truths
    (veiled,) = {game.veil(truth, small.seat) for truth in truths}
    guesses = Counter(
        without_chance(game.guess(veiled, seed)) for seed in range(EACH * len(truths))
    )
    assert set(guesses) == set(map(without_chance, truths))
    assert min(guesses.values()) >= FEWEST


@pytest.mark.parametrize("key", GAMES.keys())
def test_every_game_has_small_positions(key: str) -> None:
    """A game without them would not show that its guesses leave nothing out."""
    assert OWN[key].SMALL
