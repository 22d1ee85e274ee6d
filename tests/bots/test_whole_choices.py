"""Advice on choices of several actions: all of them, and figures that are of the whole."""

from math import hypot

import pytest

from menagerie import Game, State
from menagerie.bots.advice.advisor import advise
from menagerie.bots.advice.analysis import Analysing
from menagerie.bots.search.search import Budget
from menagerie.core.actions import Action
from menagerie.core.advice import Suggestion
from menagerie.core.kernel.rule import INTERPRETED
from menagerie.core.records import new_record
from menagerie.games.buffalo.actions import Lay
from tests.games.buffalo.builders import GAME as BUFFALO
from tests.games.goats.builders import GAME as GOATS
from tests.games.goats.builders import goats

FEW = Budget(iterations=40)
MANY = Budget(iterations=1500)


def actions_of(game: Game, suggestion: Suggestion) -> list[Action]:
    """All actions of a choice."""
    told = [suggestion.action, *(one.action for one in suggestion.follows)]
    return [game.read_action(action) for action in told]


def played(game: Game, state: State, seat: int, *actions: Action) -> State:
    """The state after some actions of a seat."""
    for action in actions:
        state = game.apply(state, seat, action).state
    return state


@pytest.mark.parametrize("seats", [2, 4])
def test_both_pairs_are_advised_together(seats: int) -> None:
    """Each choice once, in whatever order its pairs were found, and each pair with its reason."""
    state = BUFFALO.new(seats, seed=7)

    advice = advise(BUFFALO, BUFFALO.veil(state, 0), FEW)

    choices = [actions_of(BUFFALO, suggestion) for suggestion in advice.suggestions]
    assert len({frozenset(choice) for choice in choices}) == len(choices)
    for choice, suggestion in zip(choices, advice.suggestions, strict=True):
        assert 0 not in BUFFALO.to_act(played(BUFFALO, state, 0, *choice))
        assert all(one.reason.message for one in suggestion.follows)
    assert sum(one.share for one in advice.suggestions) == pytest.approx(1)


def test_a_choice_that_is_begun_is_only_completed() -> None:
    """The second pair alone is advised once the first is laid."""
    state = BUFFALO.new(4, seed=7)
    state = BUFFALO.apply(state, 0, BUFFALO.legal_actions(state, 0)[0]).state

    advice = advise(BUFFALO, BUFFALO.veil(state, 0), FEW)

    assert all(suggestion.follows == () for suggestion in advice.suggestions)


@pytest.mark.skipif(INTERPRETED, reason="so many iterations take minutes with interpreted rules")
def test_a_hint_promises_no_less_than_what_follows_it() -> None:
    """Who lays the first pair advised is told about the same chance as before."""
    state = BUFFALO.new(4, seed=11)
    before = advise(BUFFALO, BUFFALO.veil(state, 0), MANY).suggestions[0]
    first, second = actions_of(BUFFALO, before)

    begun = BUFFALO.veil(played(BUFFALO, state, 0, first), 0)
    after = advise(BUFFALO, begun, MANY, include=second).suggestions
    same = next(one for one in after if actions_of(BUFFALO, one) == [second])

    assert abs(before.win - same.win) <= 1.5 * hypot(before.error, same.error)


def test_a_card_is_advised_with_what_is_taken_then() -> None:
    """G11: and the take can be made."""
    state = goats("red holds chef-1 polar-2")
    seat = GOATS.to_act(state)[0]

    for suggestion in advise(GOATS, GOATS.veil(state, seat), FEW).suggestions:
        play, take = actions_of(GOATS, suggestion)
        assert seat not in GOATS.to_act(played(GOATS, state, seat, play, take))


def test_an_analysis_looks_at_the_pairs_that_were_revealed() -> None:
    """A choice that was made again is one decision, and what was replaced is no part of it."""
    start = state = BUFFALO.new(3, seed=5)
    actions: list[tuple[int, Action]] = []
    for seat in (0, 0, 0, 0, 1, 1, 2, 2):
        legal = BUFFALO.legal_actions(state, seat)
        action = legal[len(actions) * 7 % len(legal)]
        actions.append((seat, action))
        state = BUFFALO.apply(state, seat, action).state

    work = Analysing(BUFFALO, new_record(BUFFALO, start, 5, actions), 10)

    chosen = [(one.seat, list(one.actions)) for one in work._decided]
    pairs = [[action for seat, action in actions if seat == own][-2:] for own in range(3)]
    assert chosen == list(enumerate(pairs))
    assert all(isinstance(action, Lay) for pair in pairs for action in pair)
    while work.go_on():
        pass
    assert work.result().decisions == 3
