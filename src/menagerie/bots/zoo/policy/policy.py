"""A sound club player at Zoo: plans a way out, counts cards, and plays for the team.

Worths are in hundredths of a point of the round, fitted to what rounds brought in which one
action was replaced by another. The state is veiled: others are judged by the number of their
cards and by the cards played.
"""

from typing import Any

from menagerie.bots.zoo.policy.exchange import choose_exchange
from menagerie.bots.zoo.policy.outlook import (
    PAIR,
    Outlook,
    combine,
    count_groups,
    count_others,
    count_unseen,
    is_hurried,
    on_table,
)
from menagerie.bots.zoo.policy.questions import ask_worth, give_worth
from menagerie.bots.zoo.policy.tricks import pass_worth, play_worth
from menagerie.core.kernel.dice import Dice, throw
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import Codes
from menagerie.games.zoo.codes import ASK, GIVE, PASS, PLAY, REFUSE
from menagerie.games.zoo.pieces import HEDGEHOG, LION
from menagerie.games.zoo.rules import legal
from menagerie.games.zoo.scoring import counts_animals, won_of
from menagerie.games.zoo.state import Phase, Zoo


@rule
def action_worth(state: Zoo, seat: int, look: Outlook, passing: int, code: int) -> int:
    """What an action counts; to refuse counts nothing."""
    if code < PASS:
        return play_worth(state, seat, look, code - PLAY)
    if code < ASK:
        return passing
    if code < GIVE:
        return passing + ask_worth(state, seat, look, code - ASK)
    if code < REFUSE:
        return give_worth(state, seat, look, code - GIVE)
    return 0


@rule
def best_action(state: Zoo, seat: int, look: Outlook, codes: Codes, count: int, dice: Dice) -> int:
    """The best of some actions; dice choose between equal ones."""
    passing = pass_worth(state, seat, look)
    best = codes[0]
    best_worth = action_worth(state, seat, look, passing, best)
    for at in range(1, count):
        worth = action_worth(state, seat, look, passing, codes[at])
        if worth > best_worth or (worth == best_worth and throw(dice, 2) == 0):
            best = codes[at]
            best_worth = worth
    return best


@rule
def look_around(state: Any, seat: int) -> Outlook:
    """What a seat counts before it decides."""
    animals = counts_animals(state)
    unseen = count_unseen(state, seat)
    return Outlook(
        unseen,
        combine(unseen, PAIR),
        count_others(state, seat),
        count_groups(state, seat),
        is_hurried(state, seat),
        animals,
        won_of(state, seat, LION) if animals else 0,
        on_table(state, LION) if animals else 0,
        animals and won_of(state, seat, HEDGEHOG) == 0,
        animals and on_table(state, HEDGEHOG) > 0,
    )


@rule
def greedy(state: Zoo, seat: int, codes: Codes, dice: Dice) -> int:
    """The action a club player takes."""
    count = legal(state, seat, codes)
    if count == 1:
        return codes[0]
    look = look_around(state, seat)
    if state.phase == Phase.EXCHANGING:
        return choose_exchange(state, seat, look)
    return best_action(state, seat, look, codes, count, dice)


@rule
def epoch(state: Zoo) -> int:
    """Z11: hands are dealt again each round, and playouts look no further."""
    return state.round


@rule
def by_the_book(_state: Zoo) -> bool:
    """Hands are most of what counts, and the others' nodes know none."""
    return True
