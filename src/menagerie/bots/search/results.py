"""What a result counts for each seat, from 0 to 1, and how the tree learns it.

Half is the gap to the best other, half of it gained at three points: close to who wins, but with
less of chance in it. A quarter is the place, and a quarter the lead over the mean of the others.
While a game runs, places are those that the scores give.

The tree learns from the end of an epoch; what is counted for advice is the end of the game.
"""

from typing import Any

from menagerie.bots.search.tree import (
    AT_EDGE,
    AT_NODE,
    AT_SEAT,
    CODE,
    FORCED,
    NOTHING,
    SEALED,
    STEPS,
    TAKEN,
    TRUTH,
    VISITS,
    WORTH,
    Tree,
)
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import POINT, results

GAP, PLACE, LEAD = 0.5, 0.25, 0.25
# The gap and the lead, in hundredths of a point, that count half of any.
HALF_GAP, HALF_LEAD = 300.0, 500.0
# What scores have of a hundredth of a point.
HUNDREDTH = POINT / 100
# More than any score.
FAR = 1 << 40
# What a search keeps for advice, a row for each code: how often it came first, the squares of the
# searcher's wins, then every seat's wins and every seat's scores, in hundredths of a point.
TRIED, SQUARES, WINS = 0, 1, 2


@rule
def place_of(tree: Tree, seats: int, seat: int, reason: int) -> tuple[int, int]:
    """How many are ahead of a seat, and how many share its place."""
    ahead = 0
    equal = 0
    for other in range(seats):
        if reason:
            lead = tree.ranks[seat] - tree.ranks[other]
        else:
            lead = tree.scores[other] - tree.scores[seat]
        ahead += 1 if lead > 0 else 0
        equal += 1 if lead == 0 else 0
    return ahead, equal


@rule
def share_of(points: float, half: float) -> Any:
    """From 0 to 1, more points nearer to 1; `half` points are half way from the middle."""
    return 0.5 + 0.5 * points / (abs(points) + half)


@rule
def gap_of(tree: Tree, seats: int, seat: int) -> Any:
    """The points of a seat less those of the best other, in hundredths."""
    gap = FAR
    for other in range(seats):
        if other != seat:
            gap = min(gap, tree.scores[seat] - tree.scores[other])
    return gap / HUNDREDTH


@rule
def lead_of(tree: Tree, seats: int, seat: int) -> Any:
    """The points of a seat less the mean of the others, in hundredths."""
    others = 0
    for other in range(seats):
        others += tree.scores[other] if other != seat else 0
    return tree.scores[seat] / HUNDREDTH - others / HUNDREDTH / (seats - 1)


@rule
def value_of(tree: Tree, seats: int, seat: int, reason: int) -> Any:
    """What a result counts for one seat."""
    ahead, equal = place_of(tree, seats, seat, reason)
    place = (seats - ahead - 0.5 * (equal + 1)) / (seats - 1)
    gap = share_of(gap_of(tree, seats, seat), HALF_GAP)
    lead = share_of(lead_of(tree, seats, seat), HALF_LEAD)
    return GAP * gap + PLACE * place + LEAD * lead


@rule
def value(tree: Tree, state: Any) -> None:
    """Write what a state, final or not, counts for each seat."""
    reason = results(state, tree.scores, tree.ranks)
    for seat in range(state.seats):
        tree.values[seat] = value_of(tree, state.seats, seat, reason)


@rule
def learn(tree: Tree, searcher: int) -> None:
    """Tell every node on the path how it went.

    Others do not learn to answer under seal to an action that was not chosen but given.
    """
    given = tree.counters[FORCED] != NOTHING
    for step in range(tree.counters[STEPS]):
        node = tree.path[step, AT_NODE]
        edge = tree.path[step, AT_EDGE]
        seat = tree.path[step, AT_SEAT]
        if given and seat != searcher and tree.nodes[node, SEALED]:
            continue
        tree.nodes[node, VISITS] += 1
        tree.edges[edge, TAKEN] += 1
        tree.sums[edge, WORTH] += tree.values[seat]


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
