"""A club player at Buffalo: sees what an action counts now, and looks no further.

The state is veiled: rivals are judged by their herds, by how many pastures they can pick from,
and by the pairs that lie open.
"""

from menagerie.bots.buffalo.policy.cows import choose_number, choose_put
from menagerie.bots.buffalo.policy.opening import LARGEST_DEALT, choose_bidding, choose_colour
from menagerie.bots.buffalo.policy.pairs import choose_pair
from menagerie.core.kernel.dice import Dice
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import Codes
from menagerie.games.buffalo.codes import assign_code
from menagerie.games.buffalo.state import Buffalo, Phase


@rule
def greedy(state: Buffalo, seat: int, _codes: Codes, dice: Dice) -> int:
    """The action a club player takes."""
    if state.phase == Phase.CHOOSING:
        return choose_pair(state, seat, dice)
    if state.phase == Phase.PLACING:
        return choose_number(state)
    if state.phase == Phase.BIDDING:
        return choose_bidding(state, seat, dice)
    if state.phase == Phase.PICKING:
        return choose_colour(state)
    if state.phase == Phase.ASSIGNING:
        return assign_code(LARGEST_DEALT)
    return choose_put(state, dice)


@rule
def epoch(_state: Buffalo) -> int:
    """Playouts go on to the end of the game."""
    return 0


@rule
def by_the_book(_state: Buffalo) -> bool:
    """In a search the others learn as the searcher does."""
    return False
