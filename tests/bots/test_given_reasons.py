"""Reasons as hints give them: true in whole games, and not of what they are told apart from."""

from collections.abc import Iterator

import pytest

from menagerie import GAMES, Game, State
from menagerie.bots.advice.advisor import advise
from menagerie.bots.advice.reasons import GENERAL
from menagerie.bots.levels import BOTS
from menagerie.bots.player import find_player
from menagerie.bots.search.search import Budget
from menagerie.bots.thoughts import moment_of
from menagerie.core.actions import Action
from menagerie.core.advice import Suggestion
from menagerie.core.kernel.rule import INTERPRETED
from menagerie.core.refusals import Facts, Reason
from tests.bots.deed import Deed
from tests.bots.test_reasons import CHECKS

LITTLE = Budget(iterations=12)
SEATS = {"buffalo": (2, 4), "goats": (2, 4), "zoo": (3, 5)}
OPTIONS = {"buffalo": {}, "goats": {}, "zoo": {"target": 5}}
LONGEST = 40 if INTERPRETED else 400
IN_GENERAL = {thought.key for thought in GENERAL}


def moments(game: Game, seats: int) -> Iterator[tuple[State, int]]:
    """Every decision of a game between club players."""
    state = game.new(seats, seed=seats, options=OPTIONS[game.key])
    for number in range(LONGEST):
        if not game.to_act(state):
            return
        seat = game.to_act(state)[0]
        yield state, seat
        action = BOTS["greedy"].choose(game, game.veil(state, seat), number)
        state = game.apply(state, seat, action).state


def given(game: Game, told: Suggestion) -> list[tuple[Action, Reason]]:
    """The actions of a choice, each with its reason."""
    pairs = [(told.action, told.reason), *((one.action, one.reason) for one in told.follows)]
    return [(game.read_action(action), reason) for action, reason in pairs]


def deeds(game: Game, state: State, seat: int, told: Suggestion, *, sealed: bool) -> Iterator[Deed]:
    """Each action of a choice where its reason is judged: after the others, or those before."""
    actions = [action for action, _ in given(game, told)]
    for place, action in enumerate(actions):
        here = state
        for other in [*actions[:place], *(actions[place + 1 :] if sealed else [])]:
            here = game.apply(here, seat, other).state
        yield Deed(game, here, seat, action)


def all_facts(game: Game, deed: Deed, reason: Reason, then: list[Action]) -> Facts:
    """The facts of a reason, also those that its sentence leaves out."""
    thoughts = {thought.key: thought for thought in find_player(game).reasons.thoughts}
    veiled = game.veil(deed.state, deed.seat)
    moment = moment_of(game, veiled, game.read_action(deed.action), then)
    facts = thoughts[reason.key].holds(moment)
    assert facts is not None
    assert facts.items() >= reason.facts.items()
    return facts


@pytest.mark.parametrize(
    ("key", "seats"), [(key, seats) for key, some in SEATS.items() for seats in some]
)
def test_every_reason_that_is_given_is_true(key: str, seats: int) -> None:
    """To the last decision of a game, by another reading of the position."""
    game = GAMES[key]
    for state, seat in moments(game, seats):
        advice = advise(game, game.veil(state, seat), LITTLE)
        for told in advice.suggestions:
            pairs = given(game, told)
            where = deeds(game, state, seat, told, sealed=advice.sealed)
            for (_, reason), deed in zip(pairs, where, strict=True):
                if reason.key not in IN_GENERAL:
                    facts = all_facts(game, deed, reason, [action for action, _ in pairs[1:]])
                    found = f"{reason} of {deed.action} by {seat}: {deed.before}"
                    assert CHECKS[key][reason.key](deed, facts), found


@pytest.mark.parametrize("key", GAMES)
def test_what_was_better_is_told_apart_from_what_was_played(key: str) -> None:
    """No reason is given that is true of the choice asked about as well."""
    game = GAMES[key]
    for state, seat in moments(game, SEATS[key][-1]):
        legal = game.legal_actions(state, seat)
        veiled = game.veil(state, seat)
        advice = advise(game, veiled, LITTLE, include=legal[-1])
        asked = next(one for one in advice.suggestions if legal[-1] in dict(given(game, one)))
        own = [reason for _, reason in given(game, asked) if reason.key not in IN_GENERAL]
        for other in advice.suggestions:
            told = [reason for _, reason in given(game, other)]
            assert other is asked or not [reason for reason in told if reason in own]
