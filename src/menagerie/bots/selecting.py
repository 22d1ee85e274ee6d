"""Which action a search tries next: few at first, the more the oftener it comes by."""

import math

from menagerie.bots.kernels import greedy
from menagerie.bots.tree import (
    AVAILABLE,
    CHANCE,
    CODE,
    FIRST,
    NEXT,
    NOTHING,
    REGRET,
    SEALED,
    STAMP,
    STRATEGY,
    TAKEN,
    TRUTH,
    VISITS,
    WORTH,
    Tree,
    add_edge,
)
from menagerie.core.dice import WORD, throw, throw_word
from menagerie.core.dispatch import legal
from menagerie.core.rule import rule

# How much a rarely tried action is preferred to one that did well.
CURIOSITY = 0.6
# How many actions a node has after n visits: this times the square root of n. A mixture of few
# is found sooner.
WIDTH, SEALED_WIDTH = 2.0, 1.0
# The share of sealed choices that are made evenly.
EVEN = 0.15
# The chance of an edge that is only now added.
ADDED = -1.0


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
        tree.sums[edge, CHANCE] = 0.0
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
def throw_new(tree: Tree, seat: int, unknown: int) -> int:
    """Any legal action that is no edge yet."""
    left = throw(tree.dice, unknown)
    count = legal(tree.states[TRUTH], seat, tree.codes)
    for at in range(count):
        if tree.marks[tree.codes[at]] == tree.counters[STAMP]:
            if left == 0:
                return tree.codes[at]
            left -= 1
    return NOTHING


@rule
def widen(tree: Tree, node: int, seat: int, unknown: int) -> int:
    """Add an edge: what a club player does, or else any other action."""
    code = greedy(tree.states[TRUTH], seat, tree.codes, tree.dice)
    if code < 0 or tree.marks[code] != tree.counters[STAMP]:
        code = throw_new(tree, seat, unknown)
    edge = add_edge(tree, node, code)
    if edge != NOTHING:
        tree.edges[edge, AVAILABLE] = 1
        tree.sums[edge, CHANCE] = ADDED
    return edge


@rule
def most_promising(tree: Tree, node: int) -> int:
    """The edge with the best mean result, raised the more the less it was tried."""
    best = NOTHING
    best_bound = -1.0
    edge = tree.nodes[node, FIRST]
    while edge != NOTHING:
        if is_known(tree, edge):
            taken = tree.edges[edge, TAKEN] + 1e-9
            chances = math.log(tree.edges[edge, AVAILABLE] + 1.0)
            bound = tree.sums[edge, WORTH] / taken + CURIOSITY * math.sqrt(chances / taken)
            if bound > best_bound:
                best = edge
                best_bound = bound
        edge = tree.edges[edge, NEXT]
    return best


@rule
def set_chances(tree: Tree, node: int, known: int) -> None:
    """Match chances to regrets, add them to the average strategy, and mix some evenness in."""
    regrets = 0.0
    edge = tree.nodes[node, FIRST]
    while edge != NOTHING:
        if is_known(tree, edge):
            regrets += tree.sums[edge, REGRET]
        edge = tree.edges[edge, NEXT]
    edge = tree.nodes[node, FIRST]
    while edge != NOTHING:
        if is_known(tree, edge):
            share = tree.sums[edge, REGRET] / regrets if regrets > 0.0 else 1.0 / known
            # Later strategies are better ones and count more.
            tree.sums[edge, STRATEGY] += share * (tree.nodes[node, VISITS] + 1.0)
            tree.sums[edge, CHANCE] = (1.0 - EVEN) * share + EVEN / known
        edge = tree.edges[edge, NEXT]


@rule
def throw_edge(tree: Tree, node: int) -> int:
    """An edge by its chance."""
    left = throw_word(tree.dice) / (WORD + 1.0)
    chosen = NOTHING
    edge = tree.nodes[node, FIRST]
    while edge != NOTHING:
        if tree.sums[edge, CHANCE] > 0.0 and left >= 0.0:
            chosen = edge
            left -= tree.sums[edge, CHANCE]
        edge = tree.edges[edge, NEXT]
    return chosen


@rule
def select(tree: Tree, node: int, seat: int) -> int:
    """The edge to follow from a node; NOTHING when there is none and no room for one."""
    count = mark_legal(tree, seat)
    known = mark_known(tree, node)
    width = SEALED_WIDTH if tree.nodes[node, SEALED] else WIDTH
    if known < count and known <= width * math.sqrt(tree.nodes[node, VISITS]):
        edge = widen(tree, node, seat, count - known)
        if edge != NOTHING or known == 0:
            return edge
    if tree.nodes[node, SEALED]:
        set_chances(tree, node, known)
        return throw_edge(tree, node)
    return most_promising(tree, node)
