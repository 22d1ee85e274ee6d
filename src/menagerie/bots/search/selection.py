"""Which action a search tries next: few at first, more with each visit.

Every node chooses by the mean results of its actions and by a club player's priors; where
choices are sealed, the shares of its visits are a mixture.
"""

import math
from typing import Any

from menagerie.bots.search.tree import (
    AVAILABLE,
    CODE,
    FIRST,
    FIRST_PRIOR,
    NEXT,
    NOTHING,
    SEALED,
    STAMP,
    TAKEN,
    TRUTH,
    VISITS,
    WEIGHT,
    WORTH,
    Tree,
    add_edge,
)
from menagerie.bots.verbs import FULL, prior
from menagerie.core.kernel.dice import WORD, throw, throw_word
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import legal

# How much an action with a high prior that was rarely tried is preferred to one that did well.
CURIOSITY = 1.0
# How many actions a node has after n visits: this times the square root of n. A mixture of few
# is found sooner.
WIDTH, SEALED_WIDTH = 2.0, 1.0
# Of sealed choices one in so many is thrown by the priors alone: seats with equal estimates would
# otherwise always choose the same, and take it for skill.
STRAY = 8
# The least and the most prior weight of an action, as powers of e; the first one has 0.
LEAST_POWER, MOST_POWER = -12.0, 1.0


@rule
def mark_legal(tree: Tree, seat: int) -> int:
    """Stamp the legal actions of a seat; return how many there are."""
    count = legal(tree.states[TRUTH], seat, tree.codes)
    tree.counters[STAMP] += 2
    for at in range(count):
        tree.marks[tree.codes[at]] = tree.counters[STAMP]
    return count


@rule
def mark_known(tree: Tree, node: int) -> int:
    """Stamp the legal actions that are edges already once more; return how many there are."""
    stamp = tree.counters[STAMP]
    known = 0
    edge = tree.nodes[node, FIRST]
    while edge != NOTHING:
        if tree.marks[tree.edges[edge, CODE]] == stamp:
            tree.marks[tree.edges[edge, CODE]] = stamp + 1
            tree.edges[edge, AVAILABLE] += 1
            known += 1
        edge = tree.edges[edge, NEXT]
    return known


@rule
def is_known(tree: Tree, edge: int) -> bool:
    """Whether an edge was stamped as legal."""
    return tree.marks[tree.edges[edge, CODE]] == tree.counters[STAMP] + 1


@rule
def best_new(tree: Tree, seat: int, count: int) -> tuple[int, int]:
    """The listed action with the highest prior that has no edge, any of equal ones; its prior."""
    best = NOTHING
    best_prior = 0
    equal = 1
    for at in range(count):
        code = tree.codes[at]
        if tree.marks[code] == tree.counters[STAMP]:
            found = prior(tree.states[TRUTH], seat, code)
            equal = equal + 1 if found == best_prior else 1
            if (
                best == NOTHING
                or found > best_prior
                or (found == best_prior and throw(tree.dice, equal) == 0)
            ):
                best = code
                best_prior = found
    return best, best_prior


@rule
def weight_of(tree: Tree, node: int, found: int) -> Any:
    """The prior weight of an action: how much more likely it is than the node's first."""
    power = (found - tree.nodes[node, FIRST_PRIOR]) / FULL
    return math.exp(min(MOST_POWER, max(LEAST_POWER, power)))


@rule
def widen(tree: Tree, node: int, seat: int, count: int) -> int:
    """Add an edge for the new action with the highest prior."""
    code, found = best_new(tree, seat, count)
    edge = add_edge(tree, node, code)
    if edge != NOTHING:
        if tree.nodes[node, VISITS] == 0:
            tree.nodes[node, FIRST_PRIOR] = found
        tree.edges[edge, AVAILABLE] = 1
        tree.sums[edge, WEIGHT] = weight_of(tree, node, found)
    return edge


@rule
def weight_of_all(tree: Tree, node: int) -> Any:
    """The prior weights of all edges that are legal."""
    total = 0.0
    edge = tree.nodes[node, FIRST]
    while edge != NOTHING:
        if is_known(tree, edge):
            total += tree.sums[edge, WEIGHT]
        edge = tree.edges[edge, NEXT]
    return total


@rule
def bound_of(tree: Tree, edge: int, total: float) -> Any:
    """The mean result of an edge, raised by its prior share, and more if it was rarely tried."""
    taken = tree.edges[edge, TAKEN]
    share = tree.sums[edge, WEIGHT] / total
    raised = share * math.sqrt(tree.edges[edge, AVAILABLE]) / (1.0 + taken)
    return tree.sums[edge, WORTH] / max(1, taken) + CURIOSITY * raised


@rule
def most_promising(tree: Tree, node: int, total: float) -> int:
    """The legal edge with the best bound."""
    best = NOTHING
    best_bound = -1.0
    edge = tree.nodes[node, FIRST]
    while edge != NOTHING:
        if is_known(tree, edge):
            bound = bound_of(tree, edge, total)
            if bound > best_bound:
                best = edge
                best_bound = bound
        edge = tree.edges[edge, NEXT]
    return best


@rule
def throw_edge(tree: Tree, node: int, total: float) -> int:
    """A legal edge by its share of the prior weights."""
    left = total * throw_word(tree.dice) / (WORD + 1.0)
    chosen = NOTHING
    edge = tree.nodes[node, FIRST]
    while edge != NOTHING:
        if is_known(tree, edge) and left >= 0.0:
            chosen = edge
            left -= tree.sums[edge, WEIGHT]
        edge = tree.edges[edge, NEXT]
    return chosen


@rule
def select(tree: Tree, node: int, seat: int) -> int:
    """The edge to follow from a node; NOTHING when there is none and no room for one."""
    count = mark_legal(tree, seat)
    known = mark_known(tree, node)
    width = SEALED_WIDTH if tree.nodes[node, SEALED] else WIDTH
    if known < count and known <= width * math.sqrt(tree.nodes[node, VISITS]):
        edge = widen(tree, node, seat, count)
        if edge != NOTHING or known == 0:
            return edge
    total = weight_of_all(tree, node)
    if tree.nodes[node, SEALED] and throw(tree.dice, STRAY) == 0:
        return throw_edge(tree, node, total)
    return most_promising(tree, node, total)
