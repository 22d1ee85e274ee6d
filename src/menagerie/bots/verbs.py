"""The verbs of bots, and the rules of a game that has none of its own for them."""

from typing import Any

from menagerie.core.kernel.dice import Dice, throw
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import Codes, legal, verb

# Of two actions whose priors differ by this, a club player takes the better e times as often.
FULL = 100


@verb
def policy(state: Any, seat: int, codes: Codes, dice: Dice) -> int:
    """The action a club player takes on a veiled state."""


@verb
def prior(state: Any, seat: int, code: int) -> int:
    """How much a club player prefers a legal action, in hundredths: what a search tries first."""


@verb
def epoch(state: Any) -> int:
    """The part of a game beyond which playouts do not look: a round where hands are dealt again."""


@verb
def by_the_book(state: Any) -> bool:
    """Whether the others act in the tree as club players do.

    Their nodes hold no cards, so what is learned there is the best on average over all hands they
    might have. Where an action depends on the hand, a club player who looks at it does better.
    """


@rule
def any_action(state: Any, seat: int, codes: Codes, dice: Dice) -> int:
    """Any legal action, each as likely as any other."""
    return codes[throw(dice, legal(state, seat, codes))]


@rule
def no_preference(_state: Any, _seat: int, _code: int) -> int:
    """All actions are alike."""
    return 0


@rule
def whole_game(_state: Any) -> int:
    """Playouts go on to the end of the game."""
    return 0


@rule
def by_search(_state: Any) -> bool:
    """The others learn in the tree as the searcher does."""
    return False
