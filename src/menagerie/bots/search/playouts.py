"""Search: guess a truth, play in the tree, play on like a club player, learn; again and again.

Written once for all games. Each iteration begins with a truth that fits all the searching seat
knows, follows the tree to the first node that is new, and goes on with quick play to the end of
the game or of what can be foreseen of it.
"""

from collections.abc import Callable
from typing import Any

from menagerie.bots.search.results import count_result, learn, value
from menagerie.bots.search.selection import select
from menagerie.bots.search.tree import (
    AT_EDGE,
    AT_NODE,
    AT_SEAT,
    CODE,
    DEEPEST,
    FIRST_HASH,
    FORCED,
    ITERATIONS,
    KNOWN,
    NOTHING,
    ROOT,
    STEPS,
    TRUTH,
    VISITS,
    FloatRows,
    Floats,
    LongRows,
    Longs,
    Tree,
    Words,
    enter_node,
    is_sealed,
    stir,
)
from menagerie.bots.verbs import by_the_book, epoch, policy
from menagerie.core.kernel.dice import Dice, throw
from menagerie.core.kernel.entries import lowest_seat
from menagerie.core.kernel.layout import States
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import Codes, Scores, apply, guess, legal, to_act

# One action in WHIM of a playout is random; it is cut off after so many, in an epoch or a game.
WHIM = 12
LONGEST, LONGEST_GAME = 600, 20_000


@rule
def step_down(tree: Tree, searcher: int, seat: int, acting: int) -> bool:
    """Follow or add one edge; False at a node that is new, or where there is no more room."""
    state = tree.states[TRUTH]
    if seat != searcher and by_the_book(state) and not is_sealed(tree, acting, seat):
        apply(state, seat, policy(state, seat, tree.codes, tree.dice), None)
        return True
    step = tree.counters[STEPS]
    if step == DEEPEST:
        return False
    node = enter_node(tree, searcher, seat, acting)
    edge = select(tree, node, seat) if node != NOTHING else NOTHING
    if edge == NOTHING:
        return False
    tree.path[step, AT_NODE] = node
    tree.path[step, AT_EDGE] = edge
    tree.path[step, AT_SEAT] = seat
    tree.counters[STEPS] = step + 1
    if seat != searcher:
        tree.own[seat] = stir(tree.own[seat], tree.edges[edge, CODE] + 1, FIRST_HASH)
    elif tree.counters[ROOT] == NOTHING:
        tree.counters[ROOT] = node
    apply(state, seat, tree.edges[edge, CODE], None)
    return tree.nodes[node, VISITS] > 0


@rule
def choose_again(tree: Tree, searcher: int) -> bool:
    """Let others who have sealed a choice make it again, as the tree would."""
    state = tree.states[TRUTH]
    acting = to_act(state)
    known = True
    for seat in range(state.seats):
        if seat != searcher and not (acting >> seat) & 1 and legal(state, seat, tree.codes) > 0:
            known = step_down(tree, searcher, seat, acting) and known
    return known


@rule
def descend(tree: Tree, searcher: int, begun: int) -> None:
    """Play in the tree, the searcher first, until something new was tried or the epoch is over."""
    state = tree.states[TRUTH]
    known = choose_again(tree, searcher)
    acting = to_act(state)
    first = True
    while acting and (known or first) and epoch(state) == begun:
        seat = searcher if first else lowest_seat(acting)
        if first and tree.counters[FORCED] != NOTHING:
            apply(state, seat, tree.counters[FORCED], None)
        else:
            known = step_down(tree, searcher, seat, acting) and known
        first = False
        acting = to_act(state)


@rule
def play_on(tree: Tree, begun: int, longest: int) -> None:
    """Play quickly to the end of the epoch, or with NOTHING to the end of the game."""
    state = tree.states[TRUTH]
    acting = to_act(state)
    decisions = 0
    while acting and (begun == NOTHING or epoch(state) == begun) and decisions < longest:
        seat = lowest_seat(acting)
        if throw(tree.dice, WHIM) == 0:
            code = tree.codes[throw(tree.dice, legal(state, seat, tree.codes))]
        else:
            code = policy(state, seat, tree.codes, tree.dice)
        apply(state, seat, code, None)
        decisions += 1
        acting = to_act(state)


@rule
def iterate(tree: Tree, searcher: int) -> None:
    """One guess, one descent, one playout."""
    tree.states[TRUTH] = tree.states[KNOWN]
    state = tree.states[TRUTH]
    guess(state, searcher, tree.dice)
    tree.counters[STEPS] = 0
    for seat in range(state.seats):
        tree.own[seat] = 0
    begun = epoch(state)
    descend(tree, searcher, begun)
    play_on(tree, begun, LONGEST)
    value(tree, state)
    learn(tree, searcher)
    if len(tree.tally) > 0:
        play_on(tree, NOTHING, LONGEST_GAME)
        count_result(tree, searcher)
    tree.counters[ITERATIONS] += 1


def entry_think(
    states: States,
    words: Words,
    slots: Longs,
    nodes: LongRows,
    edges: LongRows,
    sums: FloatRows,
    path: LongRows,
    counters: Longs,
    marks: Longs,
    own: Longs,
    values: Floats,
    scores: Scores,
    ranks: Scores,
    codes: Codes,
    dice: Dice,
    tally: FloatRows,
    searcher: int,
    iterations: int,
) -> int:
    """Iterate this many times more; return how many there were in all."""
    tree = Tree(
        states,
        words,
        slots,
        nodes,
        edges,
        sums,
        path,
        counters,
        marks,
        own,
        values,
        scores,
        ranks,
        codes,
        dice,
        tally,
    )
    for _ in range(iterations):
        iterate(tree, searcher)
    return counters[ITERATIONS]


def entry_throw(dice: Dice, below: int) -> int:
    """Throw the dice of a search once more."""
    return throw(dice, below)


ENTRIES: dict[str, Callable[..., Any]] = {"think": entry_think, "throw": entry_throw}
