"""A club player at Herr der Ziegen: what it does in each phase.

Worths are in hundredths of a point. The state is veiled: rivals are judged by their displays
and their marked cards, the seat's own hand by what it can win and where it leads.
"""

from menagerie.bots.goats.policy.dogs import choose_answer, choose_herd, choose_redraw
from menagerie.bots.goats.policy.turns import choose_play, choose_take
from menagerie.core.kernel.dice import Dice
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import Codes
from menagerie.games.goats.state import Goats, Phase


@rule
def greedy(state: Goats, seat: int, codes: Codes, dice: Dice) -> int:
    """The action a club player takes."""
    if state.phase == Phase.PLAYING:
        return choose_play(state, seat, dice)
    if state.phase == Phase.TAKING:
        return choose_take(state, seat)
    if state.phase == Phase.HERDING:
        return choose_herd(state, seat, codes, dice)
    if state.phase == Phase.CONSENTING:
        return choose_answer(state, seat)
    return choose_redraw(state, seat)


@rule
def epoch(_state: Goats) -> int:
    """Playouts go on to the end of the game."""
    return 0


@rule
def by_the_book(_state: Goats) -> bool:
    """In a search the others learn as the searcher does."""
    return False
