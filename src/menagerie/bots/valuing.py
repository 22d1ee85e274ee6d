"""What a result counts for each seat, from 0 to 1, and how the tree learns it.

A quarter is the place, half the win (shared among those who share it), and a quarter the points:
the lead over the mean of the others, half of it gained at five points. While a game runs, places
are those that the scores give.
"""

from typing import Any

from menagerie.bots.tree import (
    AT_EDGE,
    AT_NODE,
    AT_SEAT,
    CHANCE,
    FIRST,
    FORCED,
    NEXT,
    NOTHING,
    REGRET,
    SEALED,
    STEPS,
    TAKEN,
    VISITS,
    WORTH,
    Tree,
)
from menagerie.core.dispatch import results
from menagerie.core.rule import rule

WIN, PLACE, POINTS = 0.5, 0.25, 0.25
# The lead, in hundredths of a point, that counts half of any.
HALF_LEAD = 500.0
# What the first edge of a node is given in advance: it is what a club player does.
HEAD_START = 0.2
# The most that one result counts for an action of small chance.
HEAVIEST = 8.0


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
def value_of(tree: Tree, seats: int, seat: int, reason: int) -> Any:
    """What a result counts for one seat."""
    ahead, equal = place_of(tree, seats, seat, reason)
    others = 0
    for other in range(seats):
        others += tree.scores[other] if other != seat else 0
    lead = tree.scores[seat] - others / (seats - 1)
    points = 0.5 + 0.5 * lead / (abs(lead) + HALF_LEAD)
    win = 1.0 / equal if ahead == 0 else 0.0
    place = (seats - ahead - 0.5 * (equal + 1)) / (seats - 1)
    return WIN * win + PLACE * place + POINTS * points


@rule
def value(tree: Tree, state: Any) -> None:
    """Write what a state, final or not, counts for each seat."""
    reason = results(state, tree.scores, tree.ranks)
    for seat in range(state.seats):
        tree.values[seat] = value_of(tree, state.seats, seat, reason)


@rule
def mean_of(tree: Tree, edge: int) -> Any:
    """The mean result of an edge."""
    return tree.sums[edge, WORTH] / max(1, tree.edges[edge, TAKEN])


@rule
def node_mean(tree: Tree, node: int) -> Any:
    """The mean result of all edges of a node."""
    worth = 0.0
    taken = 0
    edge = tree.nodes[node, FIRST]
    while edge != NOTHING:
        worth += tree.sums[edge, WORTH]
        taken += tree.edges[edge, TAKEN]
        edge = tree.edges[edge, NEXT]
    return worth / max(1, taken)


@rule
def regret_added(tree: Tree, node: int, edge: int, result: float) -> None:
    """An edge just added begins with the regret not to have taken it before."""
    if tree.nodes[node, VISITS] == 0:
        tree.sums[edge, REGRET] = HEAD_START
    else:
        tree.sums[edge, REGRET] = max(0.0, result - node_mean(tree, node))


@rule
def regret(tree: Tree, node: int, chosen: int, result: float) -> None:
    """Add to each edge what it would have given more, its mean standing for what was not seen."""
    surprise = result - mean_of(tree, chosen)
    weight = min(HEAVIEST, 1.0 / tree.sums[chosen, CHANCE])
    expected = tree.sums[chosen, CHANCE] * weight * surprise
    edge = tree.nodes[node, FIRST]
    while edge != NOTHING:
        expected += tree.sums[edge, CHANCE] * mean_of(tree, edge)
        edge = tree.edges[edge, NEXT]
    edge = tree.nodes[node, FIRST]
    while edge != NOTHING:
        if tree.sums[edge, CHANCE] > 0.0:
            gained = mean_of(tree, edge) - expected
            if edge == chosen:
                gained += weight * surprise
            tree.sums[edge, REGRET] = max(0.0, tree.sums[edge, REGRET] + gained)
        edge = tree.edges[edge, NEXT]


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
        result = tree.values[seat]
        if tree.nodes[node, SEALED]:
            if given and seat != searcher:
                continue
            if tree.sums[edge, CHANCE] > 0.0:
                regret(tree, node, edge, result)
            else:
                regret_added(tree, node, edge, result)
        tree.nodes[node, VISITS] += 1
        tree.edges[edge, TAKEN] += 1
        tree.sums[edge, WORTH] += result
