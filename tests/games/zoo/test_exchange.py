"""The exchange before the first trick (Z17)."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie import State
from menagerie.games.zoo.actions import Keep, Push, Return, SetAside
from menagerie.games.zoo.events import (
    CardsKept,
    CardsLaid,
    CardsPushed,
    CardsReturned,
    LayingMade,
    PushMade,
    ReturnMade,
)
from tests.games.zoo.builders import (
    GAME,
    PEOPLE,
    exchange,
    hand,
    options_of,
    phase,
    play,
    refused,
    seen,
    told,
    turn,
    view,
)
from tests.playing import randoms
from tests.script import only


def two_of(state: State, name: str) -> str:
    """The first two cards somebody holds."""
    return " ".join(hand(state, name)[:2])


def pairs(cards: list[str]) -> set[tuple[str, ...]]:
    """Every two cards of a hand."""
    return set(combinations(cards, 2))


@pytest.mark.rule("Z17")
@given(st.integers(4, 7), st.integers(0, 99))
def test_what_may_be_handed_over_is_any_two_cards(seats: int, seed: int) -> None:
    """Juniors push two or keep, seniors return two, one alone lays none, one or two."""
    state = exchange(seats, seed)
    for seat in GAME.to_act(state):
        name = PEOPLE[seat]
        own = hand(state, name)
        if seen(state, name).is_junior:
            assert options_of(state, name, Push) == pairs(own)
            assert Keep() in GAME.legal_actions(state, seat)
            senior = PEOPLE[seen(state, name).partner or 0]
            pushed = play(state, f"{name} pushes {two_of(state, name)}")
            assert options_of(pushed, senior, Return) == pairs(hand(pushed, senior))
            assert len(GAME.legal_actions(pushed, PEOPLE.index(senior))) == len(
                pairs(hand(pushed, senior))
            )
        else:
            few = {(), *((card,) for card in own)}
            assert options_of(state, name, SetAside) == few | pairs(own)


@pytest.mark.rule("Z17")
def test_a_junior_pushes_and_the_senior_returns() -> None:
    """The cards change hands at once, and sizes are as before when both are done."""
    state = exchange(4)
    first = hand(state, "Carl")[:2]
    before = hand(state, "Anna")

    state = play(state, f"Carl pushes {' '.join(first)}")
    assert sorted(hand(state, "Anna")) == sorted([*before, *first])
    assert GAME.to_act(state) == (0, 3)

    back = hand(state, "Anna")[-2:]
    state = play(state, f"Anna returns {' '.join(back)}")
    assert GAME.to_act(state) == (3,)
    assert [len(hand(state, name)) for name in PEOPLE[:4]] == [15] * 4


@pytest.mark.rule("Z17")
def test_received_cards_may_go_back() -> None:
    """Any two, also the ones received."""
    state = exchange(4)
    before = bytes(state)
    cards = two_of(state, "Carl")
    state = play(state, f"Carl pushes {cards}", f"Anna returns {cards}")

    assert bytes(state) != before
    assert hand(state, "Carl") == hand(exchange(4), "Carl")
    assert hand(state, "Anna") == hand(exchange(4), "Anna")


@pytest.mark.rule("Z17")
def test_a_junior_may_decline() -> None:
    """Then nothing is exchanged in that team."""
    state = exchange(4)
    (kept,) = told(state, "Carl keeps")
    state = play(state, "Carl keeps")

    assert isinstance(kept, CardsKept)
    assert GAME.to_act(state) == (3,)
    assert refused(state, f"Anna returns {two_of(state, 'Anna')}").key == "nothing_pushed"


@pytest.mark.rule("Z17")
def test_a_choice_is_final() -> None:
    """Nobody pushes, returns or lays twice."""
    state = exchange(5)
    pushed = play(state, f"Emil pushes {two_of(state, 'Emil')}")
    assert refused(pushed, f"Emil pushes {two_of(pushed, 'Emil')}").key == "exchanged"
    assert refused(play(state, "Emil keeps"), "Emil keeps").key == "exchanged"
    assert refused(play(state, "Carl lays"), "Carl lays").key == "exchanged"
    returned = play(pushed, f"Ben returns {two_of(pushed, 'Ben')}")
    assert refused(returned, f"Ben returns {two_of(returned, 'Ben')}").key == "exchanged"


@pytest.mark.rule("Z17")
def test_a_player_alone_lays_cards_among_the_own_tricks() -> None:
    """None, one or two; everybody may know how many."""
    state = exchange(5)
    cards = hand(state, "Carl")[:2]
    for number in range(3):
        laid = play(state, f"Carl lays {' '.join(cards[:number])}")
        assert len(hand(laid, "Carl")) == 12 - number
        assert GAME.dump(laid)["taken"][2] == cards[:number]
        assert (seen(laid, "Carl").handed, seen(laid, "Carl").pile) == (number, number)
    assert (seen(state, "Carl").handed, seen(state, "Carl").pile) == (None, 0)


@pytest.mark.rule("Z17")
def test_teams_do_not_wait_for_each_other() -> None:
    """The first trick starts when all are done, and the last in the standings leads."""
    state = exchange(5)
    assert GAME.to_act(state) == (2, 3, 4)

    state = play(state, "Emil keeps", "Carl lays")
    assert GAME.to_act(state) == (3,)
    state = play(state, f"Dora pushes {two_of(state, 'Dora')}")
    assert (GAME.to_act(state), phase(state)) == ((0,), "exchanging")
    state = play(state, f"Anna returns {two_of(state, 'Anna')}")

    assert (turn(state), phase(state)) == ("Emil", "leading")


@pytest.mark.rule("Z17")
def test_the_cards_are_told_to_the_partners_only() -> None:
    """That some were pushed is told to everybody."""
    state = exchange(4)
    cards, made = told(state, f"Carl pushes {two_of(state, 'Carl')}")
    assert isinstance(cards, CardsPushed)
    assert isinstance(made, PushMade)
    assert (cards.audience, made.audience) == ((2, 0), "everybody")
    assert list(cards.cards) == hand(state, "Carl")[:2]

    state = play(state, f"Carl pushes {two_of(state, 'Carl')}")
    cards, made = told(state, f"Anna returns {two_of(state, 'Anna')}")
    assert isinstance(cards, CardsReturned)
    assert isinstance(made, ReturnMade)
    assert (cards.audience, made.audience) == ((0, 2), "everybody")


@pytest.mark.rule("Z17")
def test_laid_cards_are_told_to_the_owner_only() -> None:
    """Everybody hears their number."""
    state = exchange(5)
    card = hand(state, "Carl")[0]
    events = told(state, f"Carl lays {card}")

    (laid,) = only(CardsLaid, events)
    (made,) = only(LayingMade, events)
    assert (laid.audience, laid.cards) == ((2,), (card,))
    assert (made.audience, made.number) == ("everybody", 1)


@pytest.mark.rule("Z17", "ZV1")
def test_partners_see_what_was_pushed() -> None:
    """While cards are exchanged; afterwards with the memory aid."""
    for aid in (False, True):
        state = exchange(4, memory_aid=aid)
        pushed = tuple(hand(state, "Carl")[:2])
        state = play(state, f"Carl pushes {' '.join(pushed)}")
        assert view(state, "Anna").received == view(state, "Carl").gave == pushed
        assert view(state, "Ben").received == ()
        assert view(state).received is None

        returned = tuple(hand(state, "Anna")[:2])
        state = play(state, f"Anna returns {' '.join(returned)}", "Dora keeps")
        assert view(state, "Carl").received == (returned if aid else None)
        assert view(state, "Anna").gave == (returned if aid else None)


@pytest.mark.rule("Z17")
@given(st.integers(4, 7), st.integers(0, 99), randoms)
def test_the_order_of_the_exchange_does_not_matter(seats: int, seed: int, rng: Random) -> None:
    """Whoever comes first, the same choices lead to the same bytes."""
    state = exchange(seats, seed)
    choices = {seat: rng.choice(GAME.legal_actions(state, seat)) for seat in GAME.to_act(state)}
    ends = set()
    for _ in range(3):
        after = state
        for seat in rng.sample(sorted(choices), len(choices)):
            after = GAME.apply(after, seat, choices[seat]).state
        ends.add(after)

    assert len(ends) == 1
