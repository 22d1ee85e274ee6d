"""How much a club player prefers each action at Buffalo."""

from menagerie.bots.buffalo.policy.cows import best_put_worth, place_worth
from menagerie.bots.buffalo.policy.opening import LARGEST_DEALT, bid_worth, start_worth
from menagerie.bots.buffalo.policy.pairs import pair_worth
from menagerie.bots.buffalo.policy.worth import COW
from menagerie.core.kernel.rule import rule
from menagerie.games.buffalo.codes import PICK, PLACE, PUT, STOP, assign_code
from menagerie.games.buffalo.state import Buffalo, Phase

# Worths are in hundredths of a cow; half a cow is a full hundred of a prior.
FINENESS = 2


@rule
def worth(state: Buffalo, seat: int, code: int) -> int:
    """What a club player sees in an action, in hundredths of a cow."""
    if state.phase == Phase.CHOOSING:
        return pair_worth(state, seat, code)
    if state.phase == Phase.PLACING:
        return place_worth(state, code - PLACE)
    if state.phase == Phase.BIDDING:
        return bid_worth(state, seat, code)
    if state.phase == Phase.PICKING:
        return COW * start_worth(state, code - PICK)
    if state.phase == Phase.ASSIGNING:
        return COW if code == assign_code(LARGEST_DEALT) else 0
    return 0 if code == STOP else best_put_worth(state, code - PUT)


@rule
def prior(state: Buffalo, seat: int, code: int) -> int:
    """How much a club player prefers a legal action."""
    return FINENESS * worth(state, seat, code)
