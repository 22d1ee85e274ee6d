"""The tree of a search: nodes found by what their seat knows, in arrays made beforehand.

A node is a moment as a seat knows it. For the seat that searches this is all its veil leaves; of
the others, whose hands are guessed again each time, it is what everybody knows and what they did
themselves, so that guesses share their nodes. Nobody's node contains what others chose under
seal: simultaneous choices fall apart into one node for each seat.
"""

from typing import Annotated, Any, NamedTuple

import numpy as np

from menagerie.core.kernel.dice import WORD, Dice
from menagerie.core.kernel.layout import Grid, Row, States
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import Codes, Scores, legal, veil

NOTHING = -1
SPECTATOR = -1

# The states of a search: what its seat knows, a guessed truth, and that truth veiled.
KNOWN, TRUTH, LOOK, STATES = 0, 1, 2, 3
# A node: its key, its edges as a list, how often it was passed, whether choices are sealed, and
# the prior of the first edge it had.
HIGH, LOW, FIRST, VISITS, SEALED, FIRST_PRIOR, NODE_SIZE = 0, 1, 2, 3, 4, 5, 6
# An edge: its action, the next one, how often it was taken, and could have been.
CODE, NEXT, TAKEN, AVAILABLE, EDGE_SIZE = 0, 1, 2, 3, 4
# The sum of an edge's results, and its prior weight.
WORTH, WEIGHT, SUM_SIZE = 0, 1, 2
# A step of the path from the root: the node, the edge, the seat.
AT_NODE, AT_EDGE, AT_SEAT, STEP_SIZE = 0, 1, 2, 3
# What is counted: nodes and edges in use, the root, steps of the path, stamps, iterations; and
# the first action of the searcher where it is given.
NODES, EDGES, ROOT, STEPS, STAMP, ITERATIONS, FORCED, COUNTERS = 0, 1, 2, 3, 4, 5, 6, 7

DEEPEST = 64
# Odd and below 2**31: products fit an int of 64 bits.
FIRST_HASH, SECOND_HASH = 0x7FEB352D, 0x31848BAB

Longs = Annotated[Row, np.int64]
LongRows = Annotated[Grid, np.int64]
Floats = Annotated[Row, np.float64]
FloatRows = Annotated[Grid, np.float64]
Words = Annotated[Row, np.int32]


class Tree(NamedTuple):
    """All that a search writes to."""

    states: States
    words: Words
    slots: Longs
    nodes: LongRows
    edges: LongRows
    sums: Any
    path: LongRows
    counters: Longs
    marks: Longs
    own: Longs
    values: Any
    scores: Scores
    ranks: Scores
    codes: Codes
    dice: Dice
    tally: Any


@rule
def stir(hashed: int, word: int, factor: int) -> int:
    """Stir 32 bits into a hash of 32 bits."""
    mixed = ((hashed ^ (word & WORD)) * factor) & WORD
    return mixed ^ (mixed >> 15)


@rule
def hash_look(tree: Tree, start: int, factor: int) -> int:
    """Hash the veiled state word by word."""
    hashed = start
    size = len(tree.words) // STATES
    for at in range(LOOK * size, LOOK * size + size):
        hashed = stir(hashed, tree.words[at], factor)
    return stir(hashed, start, factor)


@rule
def look(tree: Tree, searcher: int, seat: int) -> None:
    """Veil the truth as the node of a seat sees it."""
    tree.states[LOOK] = tree.states[TRUTH]
    veil(tree.states[LOOK], seat if seat == searcher else SPECTATOR)


@rule
def find_slot(tree: Tree, high: int, low: int) -> int:
    """The slot that holds a key, or the empty one where it belongs."""
    mask = len(tree.slots) - 1
    slot = low & mask
    while tree.slots[slot] != 0:
        node = tree.slots[slot] - 1
        if tree.nodes[node, HIGH] == high and tree.nodes[node, LOW] == low:
            return slot
        slot = (slot + 1) & mask
    return slot


@rule
def is_sealed(tree: Tree, acting: int, seat: int) -> bool:
    """Whether others choose at the same time, or may still change what they chose."""
    if acting & ~(1 << seat):
        return True
    state = tree.states[TRUTH]
    for other in range(state.seats):
        if other != seat and legal(state, other, tree.codes) > 0:
            return True
    return False


@rule
def add_node(tree: Tree, slot: int, high: int, low: int) -> int:
    """Put a new node into an empty slot; NOTHING when all are in use."""
    node = tree.counters[NODES]
    if node == len(tree.nodes):
        return NOTHING
    tree.counters[NODES] = node + 1
    tree.slots[slot] = node + 1
    tree.nodes[node, HIGH] = high
    tree.nodes[node, LOW] = low
    tree.nodes[node, FIRST] = NOTHING
    return node


@rule
def enter_node(tree: Tree, searcher: int, seat: int, acting: int) -> int:
    """The node of a seat in the guessed truth, made if it is new; NOTHING when there is no room."""
    look(tree, searcher, seat)
    start = stir(tree.own[seat], seat + 1, FIRST_HASH)
    high = hash_look(tree, start, FIRST_HASH)
    low = hash_look(tree, start, SECOND_HASH)
    slot = find_slot(tree, high, low)
    if tree.slots[slot] != 0:
        return tree.slots[slot] - 1
    node = add_node(tree, slot, high, low)
    if node != NOTHING:
        tree.nodes[node, SEALED] = 1 if is_sealed(tree, acting, seat) else 0
    return node


@rule
def add_edge(tree: Tree, node: int, code: int) -> int:
    """Add an action to a node; NOTHING when all edges are in use."""
    edge = tree.counters[EDGES]
    if edge == len(tree.edges):
        return NOTHING
    tree.counters[EDGES] = edge + 1
    tree.edges[edge, CODE] = code
    tree.edges[edge, NEXT] = tree.nodes[node, FIRST]
    tree.nodes[node, FIRST] = edge
    return edge
