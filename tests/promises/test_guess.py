"""`guess`: only truths that fit what a seat knows, and on small positions each of them."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie import GAMES, Game, State
from tests.goats.builders import drawn
from tests.promises import zoo
from tests.promises.corners import PLAIN, THREE_ON_ONE, TWO_ON_ONE, Corner
from tests.promises.walks import Seating, each_seating, examples, take, walks

# Guesses made for each truth there is, and the fewest that may hit it.
EACH, FEWEST = 60, 25

Truths = Callable[[dict[str, Any], int], Iterator[dict[str, Any]]]


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


class Small(NamedTuple):
    """A position with few possible truths: the secrets it has already, and who seals now."""

    fact: str
    position: Corner
    seat: int | None
    sealing: tuple[int, ...]
    truths: int
    dealt: Truths | None = None


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


def buffalo_discards(dump: dict[str, Any], seat: int) -> Iterator[dict[str, Any]]:
    """B7: of the cards nobody has seen, any may be the one discarded."""
    unseen = [*dump["hands"][seat], *dump["discarded"][seat]]
    for discarded in combinations(unseen, len(dump["discarded"][seat])):
        hands, piles = list(dump["hands"]), list(dump["discarded"])
        hands[seat] = [card for card in unseen if card not in discarded]
        piles[seat] = discarded
        yield {**dump, "hands": hands, "discarded": piles}


THREE_OPEN = {
    pasture: herds
    for pasture, herds in THREE_ON_ONE.items()
    if pasture not in {"fire-fields", "lucky-lake"}
}
TWO_OPEN = {pasture: herds for pasture, herds in TWO_ON_ONE.items() if pasture != "lucky-lake"}
LAST_CARDS = [["5J", "4A"], ["5F", "2D"], ["3B", "2A"]]

# Two players late in the game: five kinds are boxed, and two cards are left in the pile.
LATE_GOATS = """
    red won       pirate punk hippie cowboy diver
    red holds     polar-3 polar-4
    yellow holds  elvis-1 polar-5
    pile          polar-1 polar-2
"""


def goats_secrets(dump: dict[str, Any], *seats: int) -> Iterator[dict[str, Any]]:
    """G7, G14: some seats' unknown cards may be any that need not be in the pile."""
    unknown = {seat: Counter(dump["hands"][seat]) - Counter(dump["known"][seat]) for seat in seats}
    unseen = [card for cards in unknown.values() for card in cards.elements()]
    for cards in set(permutations([*unseen, *dump["pile"]])):
        left, hands = list(cards), list(dump["hands"])
        for seat in seats:
            held = [left.pop() for _ in range(unknown[seat].total())]
            hands[seat] = [*dump["known"][seat], *held]
        if not Counter(dump["in_pile"]) - Counter(left):
            yield {**dump, "hands": hands, "pile": left}


def goats_secrets_of_both(dump: dict[str, Any], seat: int) -> Iterator[dict[str, Any]]:
    """The same of two seats at once; the second has nothing to add."""
    yield from goats_secrets(dump, 0, 1) if seat == 0 else [dump]


SMALL: dict[str, list[Small]] = {
    "zoo": [Small(*small) for small in zoo.SMALL],
    "buffalo": [
        Small(
            # Three pastures of which two are picked, and two cards either way round.
            "two last cards on three open pastures",
            {"seats": 3, "round": 5, "pastures": THREE_OPEN, "hands": LAST_CARDS},
            seat=0,
            sealing=(1,),
            truths=6,
        ),
        Small(
            "the same of two others at once, to a spectator",
            {"seats": 3, "round": 5, "pastures": THREE_OPEN, "hands": LAST_CARDS},
            seat=None,
            sealing=(1, 2),
            truths=36,
        ),
        Small(
            # Four cards, of which one is laid and one discarded.
            "B7: one open pasture and four cards",
            {
                "seats": 3,
                "round": 4,
                "pastures": THREE_ON_ONE,
                "hands": [
                    ["5J", "4A", "3A", "2C"],
                    ["5F", "4G", "3D", "2D"],
                    ["5H", "4C", "3B", "2A"],
                ],
            },
            seat=2,
            sealing=(0,),
            truths=12,
        ),
        Small(
            # One of three unseen cards is gone from each of two hands, and the other two of one
            # hand go either way round.
            "B7: a card was discarded unseen before",
            {
                "seats": 3,
                "round": 5,
                "pastures": THREE_ON_ONE,
                "hands": LAST_CARDS,
                "discarded": [["2C"], ["2F"], ["2H"]],
            },
            seat=0,
            sealing=(1,),
            truths=18,
            dealt=buffalo_discards,
        ),
        Small(
            # Two colours on two pastures, and two of four cards in order.
            "B23: a pair for each colour",
            {
                "seats": 2,
                "round": 5,
                "pastures": TWO_OPEN,
                "hands": [["5J", "4A", "3A", "2C"], ["5F", "4G", "3D", "2D"]],
            },
            seat=0,
            sealing=(1,),
            truths=24,
        ),
        Small(
            "B24: one open pasture, two last cards for two colours",
            {"seats": 2, "round": 6, "pastures": TWO_ON_ONE, "hands": LAST_CARDS[:2]},
            seat=1,
            sealing=(0,),
            truths=2,
        ),
        Small(
            "B23: the dealt pastures",
            {
                "seats": 2,
                "phase": "assigning",
                "dealt": [
                    ["lone-star-valley", "coffee-canyon", "lucky-lake"],
                    ["powder-prairie", "drunkn-creek", "sundown-savannah"],
                ],
            },
            seat=1,
            sealing=(0,),
            truths=6,
        ),
        Small(
            # Each from 9.97 to 9.99.
            "BV1: the repeated bids of two others",
            {
                "seats": 4,
                "options": {"auction": True},
                "phase": "bidding",
                "bids": [[997], [997], [997], [3]],
            },
            seat=3,
            sealing=(0, 1),
            truths=9,
        ),
    ],
    "goats": [
        Small(
            # Three cards, one of them in the hand, and two ways to pile the others.
            "one hidden card and a pile of two",
            drawn(f"{LATE_GOATS} \n all know yellow polar-5", seats=2),
            seat=0,
            sealing=(),
            truths=6,
            dealt=goats_secrets,
        ),
        Small(
            # Two of four cards, and two ways to pile the others.
            "two hidden cards and a pile of two",
            drawn(LATE_GOATS, seats=2),
            seat=0,
            sealing=(),
            truths=12,
            dealt=goats_secrets,
        ),
        Small(
            # Two of four cards for red, one of the others for yellow.
            "two hands, to a spectator",
            drawn(
                """
                red won       pirate punk hippie cowboy diver
                red shows     dog
                red holds     polar-3 polar-4
                yellow holds  elvis-1 polar-5
                all know      yellow polar-5
                pile          polar-1
                """,
                seats=2,
            ),
            seat=None,
            sealing=(),
            truths=12,
            dealt=goats_secrets_of_both,
        ),
        Small(
            # One of two cards, and two ways to pile the other and the fifth Elvis goat.
            "G14: the fifth card must be in the pile",
            drawn(
                """
                red won       pirate punk hippie cowboy elvis
                red shows     dog
                red holds     polar-3 polar-4
                yellow holds  polar-2 polar-5
                all know      yellow polar-5
                pile          polar-1 elvis-1
                """,
                seats=2,
                in_pile=["elvis-1"],
            ),
            seat=0,
            sealing=(),
            truths=4,
            dealt=goats_secrets,
        ),
        Small(
            # The same with a dog that was put aside at the start.
            "G7: a dog must be in the pile",
            drawn(
                """
                red won       pirate punk hippie cowboy
                red shows     dog dog dog dog dog
                red holds     polar-3 polar-4
                yellow holds  polar-2 polar-5
                all know      yellow polar-5
                pile          polar-1 dog
                """,
                seats=2,
                in_pile=["dog"],
            ),
            seat=0,
            sealing=(),
            truths=4,
            dealt=goats_secrets,
        ),
        Small(
            # A dog that was not put aside may as well be in the hand.
            "a dog may be in the pile",
            drawn(
                """
                red won       pirate punk hippie cowboy
                red shows     dog dog dog dog dog
                red holds     polar-3 polar-4
                yellow holds  polar-2 polar-5
                all know      yellow polar-5
                pile          polar-1 dog
                """,
                seats=2,
            ),
            seat=0,
            sealing=(),
            truths=6,
            dealt=goats_secrets,
        ),
    ],
}


@pytest.mark.parametrize(
    ("game", "small"),
    [(GAMES[key], small) for key, positions in SMALL.items() for small in positions],
    ids=[f"{key}: {small.fact}" for key, positions in SMALL.items() for small in positions],
)
def test_each_possible_truth_is_guessed(game: Game, small: Small) -> None:
    """Guesses give exactly the truths that there are, each about as often as any other."""
    start = game.load({"options": PLAIN, **small.position})
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
    assert SMALL[key]
