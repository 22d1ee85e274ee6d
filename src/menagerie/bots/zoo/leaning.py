"""How far a club player leans to each action at Zoo."""

from menagerie.bots.leaning import FULL
from menagerie.bots.zoo.greedy import action_worth
from menagerie.core.rule import rule
from menagerie.games.zoo.state import Zoo

# Worths are in tenths of a card; so many tenths are a full hundred of leaning.
SIX_CARDS = 60


@rule
def leaning(state: Zoo, seat: int, code: int) -> int:
    """How far a club player leans to a legal action."""
    return FULL * action_worth(state, seat, code) // SIX_CARDS
