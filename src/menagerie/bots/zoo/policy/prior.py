"""How much a club player prefers each action at Zoo: a point of the round is a full hundred."""

from menagerie.bots.verbs import FULL
from menagerie.bots.zoo.policy.exchange import choose_exchange
from menagerie.bots.zoo.policy.policy import action_worth, look_around
from menagerie.bots.zoo.policy.tricks import pass_worth
from menagerie.core.kernel.rule import rule
from menagerie.games.zoo.state import Phase, Zoo


@rule
def prior(state: Zoo, seat: int, code: int) -> int:
    """How much a club player prefers a legal action."""
    look = look_around(state, seat)
    if state.phase == Phase.EXCHANGING:
        return FULL if code == choose_exchange(state, seat, look) else 0
    return action_worth(state, seat, look, pass_worth(state, seat, look), code)
