"""Advice: sums that add up, the same answer to the same question, and nothing beyond its budget."""

import msgspec
import pytest

from menagerie import State
from menagerie.bots.advice.advisor import DEFAULT_BUDGET, advise
from menagerie.bots.advice.ways import MOST_WAYS
from menagerie.bots.search.results import TRIED
from menagerie.bots.search.search import Budget, Search
from menagerie.core.advice import Advice
from menagerie.core.game import Game
from menagerie.core.kernel.rule import INTERPRETED
from tests.bots.searches import LEAD, after_some_actions
from tests.games.buffalo.builders import GAME as BUFFALO
from tests.games.goats.builders import GAME as GOATS
from tests.games.goats.builders import goats
from tests.games.zoo.builders import GAME as ZOO
from tests.promises.walks import Seating, each_seating

SOME = Budget(iterations=8 if INTERPRETED else 60)
MANY = Budget(iterations=1000)


def position(seating: Seating) -> tuple[Game, State, int]:
    """A state early in a game, and a seat that is to act."""
    game, state = seating.game, after_some_actions(seating, LEAD)
    return game, state, game.to_act(state)[-1]


@each_seating
def test_advice_adds_up(seating: Seating) -> None:
    """One seat wins or several share it, a mixture is a whole, and every action is legal."""
    game, state, seat = position(seating)

    advice = advise(game, game.veil(state, seat), SOME, seed=3)

    assert sum(advice.chances) == pytest.approx(1)
    assert len(advice.chances) == len(advice.scores) == seating.seats
    assert 1 <= len(advice.suggestions) <= MOST_WAYS
    shares = [suggestion.share for suggestion in advice.suggestions]
    assert sum(shares) == pytest.approx(1) if advice.sealed else sum(shares) <= 1 + 1e-9
    for suggestion in advice.suggestions:
        assert game.why_not(state, seat, game.read_action(suggestion.action)) is None
        assert 0 <= suggestion.win <= 1
        assert 0 < suggestion.error < 1
        assert suggestion.reason.message


@each_seating
def test_the_same_question_gets_the_same_advice(seating: Seating) -> None:
    """The knowledge, the seed and the iterations decide; asking changes nothing."""
    game, state, seat = position(seating)
    veiled = game.veil(state, seat)
    before = bytes(veiled)

    advice = advise(game, veiled, SOME, seed=3)

    assert advise(game, veiled, SOME, seed=3) == advice
    assert advice.iterations >= (SOME.iterations or 0)
    assert bytes(veiled) == before
    assert msgspec.json.decode(msgspec.json.encode(advice), type=Advice) == advice


@each_seating
def test_an_action_that_is_asked_about_is_tried_often_enough(seating: Seating) -> None:
    """It is among the suggestions, whatever the search thinks of it, within the same budget."""
    game, state, seat = position(seating)
    veiled = game.veil(state, seat)
    for code in (game.legal_codes(veiled, seat)[0], game.legal_codes(veiled, seat)[-1]):
        action = game.codes.decode(game.layout.read(state.records), seat, code)

        advice = advise(game, veiled, SOME, seed=3, include=action)

        told = [game.read_action(suggestion.action) for suggestion in advice.suggestions]
        assert action in told
        shares = sum(suggestion.share for suggestion in advice.suggestions)
        assert shares == pytest.approx(1) if advice.sealed else shares <= 1 + 1e-9


@pytest.mark.skipif(INTERPRETED, reason="so many iterations take minutes with interpreted rules")
def test_what_was_played_is_as_sure_as_what_is_advised() -> None:
    """A poor play gets its part of the iterations, and a chance that is surely worse."""
    state = goats(
        """
        red shows  polar-5
        red holds  polar-3 chef-1
        5,5        polar-4
        5,6        polar-2
        4,4        polar-1
        """,
        seats=2,
    )
    seat = GOATS.to_act(state)[0]
    veiled = GOATS.veil(state, seat)
    poor = GOATS.read_action({"type": "play", "card": "chef-1"})

    advice = advise(GOATS, veiled, MANY, seed=1, include=poor)

    best, *_, played = advice.suggestions
    assert best.action == {"type": "play", "card": "polar-3"}
    assert played.action == {"type": "play", "card": "chef-1"}
    assert played.error < 0.08
    assert best.win - played.win > best.error + played.error
    assert best.score > played.score


def test_only_the_given_action_is_forced() -> None:
    """Forced iterations begin with one action, and count for it alone."""
    state = after_some_actions(Seating(ZOO, 4), LEAD)
    seat = ZOO.to_act(state)[0]
    veiled = ZOO.veil(state, seat)
    code = ZOO.legal_codes(veiled, seat)[-1]
    search = Search(ZOO, veiled, seed=1, nodes=50, counting=True)
    search.run(10)
    before = search.tally.copy()

    search.run(5, forced=code)

    more = search.tally - before
    assert more[code, TRIED] == 5
    assert more[:, TRIED].sum() == 5


def test_a_search_that_does_not_count_keeps_no_rows() -> None:
    """And finds the same actions as one that does, where playouts end with the game."""
    state = after_some_actions(Seating(GOATS, 4), LEAD)
    veiled = GOATS.veil(state, GOATS.to_act(state)[0])
    plain, counting = Search(GOATS, veiled, 1, 50), Search(GOATS, veiled, 1, 50, counting=True)
    plain.run(20)
    counting.run(20)

    assert len(plain.tally) == 0
    assert counting.chances() == plain.chances()
    assert counting.tally[:, TRIED].sum() == 20


@pytest.mark.skipif(INTERPRETED, reason="the default budget is for compiled rules")
@pytest.mark.parametrize(
    "seating", [Seating(BUFFALO, 4), Seating(GOATS, 4), Seating(ZOO, 5)], ids=repr
)
def test_the_default_budget_is_under_a_second(seating: Seating) -> None:
    """Advice stays within it; how long it takes is measured by `menagerie bench --bots`."""
    game, state, seat = position(seating)

    advice = advise(game, game.veil(state, seat))

    assert DEFAULT_BUDGET.seconds is not None
    assert DEFAULT_BUDGET.seconds < 1
    assert DEFAULT_BUDGET.iterations is not None
    assert 0 < advice.iterations <= 2 * DEFAULT_BUDGET.iterations


def test_a_time_budget_leaves_time_for_what_is_asked_about() -> None:
    """Both parts of a search have their share of the seconds."""
    state = after_some_actions(Seating(GOATS, 4), LEAD)
    veiled = GOATS.veil(state, GOATS.to_act(state)[0])
    action = GOATS.legal_actions(veiled, veiled.seat or 0)[0]

    advice = advise(GOATS, veiled, Budget(seconds=0.05), seed=1, include=action)

    assert advice.iterations > 0


def test_only_a_seat_that_is_to_act_is_advised() -> None:
    """A spectator is told so, and so is who waits or names an action that is not legal."""
    state = goats("red holds chef-1 polar-1")
    acting = GOATS.to_act(state)[0]
    with pytest.raises(ValueError, match="a spectator has nothing to do"):
        advise(GOATS, GOATS.veil(state, None), SOME)
    waits = next(seat for seat in range(4) if seat != acting)
    with pytest.raises(ValueError, match=f"seat {waits} has nothing to do"):
        advise(GOATS, GOATS.veil(state, waits), SOME)
    keep = GOATS.read_action({"type": "keep"})
    with pytest.raises(ValueError, match=f"seat {acting} has no legal action .* here"):
        advise(GOATS, GOATS.veil(state, acting), SOME, include=keep)
