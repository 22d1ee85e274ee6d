"""How much a club player prefers each action at Herr der Ziegen."""

from menagerie.bots.goats.policy.dogs import choose_redraw, herd_worth, swap_gain
from menagerie.bots.goats.policy.turns import play_worth, take_worth
from menagerie.bots.goats.policy.worth import POINT
from menagerie.core.kernel.rule import rule
from menagerie.games.goats.codes import AGREE, PLAY, STAY, TAKE, herd_goal, herd_start
from menagerie.games.goats.kinds import decided_now
from menagerie.games.goats.state import Goats, Phase
from menagerie.games.goats.turns import has_marked_card

# Worths are in hundredths of a point; so many points are a full hundred of a prior.
COARSENESS = 2


@rule
def worth(state: Goats, seat: int, code: int) -> int:
    """What a club player sees in an action, in hundredths of a point."""
    can_herd = 1 if has_marked_card(state, seat) else 0
    if state.phase == Phase.PLAYING:
        return play_worth(state, seat, code - PLAY, can_herd)
    if state.phase == Phase.TAKING:
        return take_worth(state, seat, code - TAKE, decided_now(state), can_herd)
    if state.phase == Phase.HERDING:
        return 0 if code == STAY else herd_worth(state, seat, herd_start(code), herd_goal(code))
    if state.phase == Phase.CONSENTING:
        gain = POINT * swap_gain(state, seat, state.herd_from, state.herd_to)
        return gain if code == AGREE else 0
    return POINT if code == choose_redraw(state, seat) else 0


@rule
def prior(state: Goats, seat: int, code: int) -> int:
    """How much a club player prefers a legal action."""
    return worth(state, seat, code) // COARSENESS
