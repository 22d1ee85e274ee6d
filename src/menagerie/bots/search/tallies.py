"""What a search keeps for advice: how games ended after each first action of the searcher.

The tree learns from the end of an epoch; what is counted here is the end of the game.
"""

from menagerie.bots.search.results import HUNDREDTH, place_of
from menagerie.bots.search.tree import (
    AT_EDGE,
    AT_SEAT,
    CODE,
    FORCED,
    NOTHING,
    STEPS,
    TRUTH,
    Tree,
)
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import results

# A row for each code: how often it came first, the squares of the searcher's wins, then every
# seat's wins and every seat's scores, in hundredths of a point.
TRIED, SQUARES, WINS = 0, 1, 2


def columns(seats: int) -> int:
    """How many numbers a row has."""
    return WINS + 2 * seats


@rule
def first_code(tree: Tree, searcher: int) -> int:
    """The searcher's first action in this iteration; NOTHING if the tree had no room for it."""
    if tree.counters[FORCED] != NOTHING:
        return tree.counters[FORCED]
    for step in range(tree.counters[STEPS]):
        if tree.path[step, AT_SEAT] == searcher:
            return tree.edges[tree.path[step, AT_EDGE], CODE]
    return NOTHING


@rule
def count_result(tree: Tree, searcher: int) -> None:
    """Add the result of a game to the row of its first action; a shared win counts in part."""
    code = first_code(tree, searcher)
    if code == NOTHING:
        return
    seats = tree.states[TRUTH].seats
    reason = results(tree.states[TRUTH], tree.scores, tree.ranks)
    tree.tally[code, TRIED] += 1.0
    for seat in range(seats):
        ahead, equal = place_of(tree, seats, seat, reason)
        win = 1.0 / equal if ahead == 0 else 0.0
        tree.tally[code, WINS + seat] += win
        tree.tally[code, WINS + seats + seat] += tree.scores[seat] / HUNDREDTH
        if seat == searcher:
            tree.tally[code, SQUARES] += win * win
