"""The end: points on the meadow, milk, ranks."""

from menagerie.core.kernel.log import Log, tell
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import POINT, Scores
from menagerie.games.goats.cards import kind_of
from menagerie.games.goats.codes import Happening
from menagerie.games.goats.kinds import decided_now
from menagerie.games.goats.pieces import CELLS, MILK_VALUES, STABLE_CELL, STEPS, WIDTH
from menagerie.games.goats.setup import clear_turn
from menagerie.games.goats.state import NONE, Goats, Phase

# Cells as bits: all, and those that have a neighbour to their left or to their right.
ALL_CELLS = (1 << CELLS) - 1
FIRST_COLUMN = sum(1 << row * WIDTH for row in range(WIDTH))
NOT_FIRST = ALL_CELLS & ~FIRST_COLUMN
NOT_LAST = ALL_CELLS & ~(FIRST_COLUMN << WIDTH - 1)


@rule
def marked_cells(state: Goats, seat: int) -> int:
    """The cells with a seat's small goats, as bits."""
    cells = 0
    for cell in range(CELLS):
        if state.mark[cell] == seat:
            cells |= 1 << cell
    return cells


@rule
def beside(cells: int) -> int:
    """G20: the cells next to some cells, not diagonally, as bits."""
    sideways = (cells & NOT_LAST) << 1 | (cells & NOT_FIRST) >> 1
    return sideways | cells << WIDTH | cells >> WIDTH


@rule
def doubled_cells(state: Goats, seat: int) -> int:
    """G20: a seat's marked cards joined to its stable by marked cards of its own, as bits."""
    own = marked_cells(state, seat)
    stable = STABLE_CELL[state.rules_version - 1, state.seats, seat]
    joined = beside(1 << stable) & own
    more = joined
    while more != 0:
        more = beside(more) & own & ~joined
        joined |= more
    return joined


@rule
def meadow_points(state: Goats, seat: int) -> int:
    """G20: the values of a seat's marked cards, those joined to the stable twice."""
    doubled = doubled_cells(state, seat)
    points = 0
    for cell in range(CELLS):
        if state.mark[cell] == seat:
            value = STEPS[state.meadow[cell]]
            points += 2 * value if (doubled >> cell) & 1 else value
    return points


@rule
def milk_total(state: Goats, seat: int) -> int:
    """G21: the milk values in a display."""
    total = 0
    for value in range(MILK_VALUES):
        total += (value + 1) * state.milk[seat, value]
    return total


@rule
def seats_with_more_milk(state: Goats, seat: int) -> int:
    """G21: how many displays have more milk than a seat's."""
    ahead = 0
    for other in range(state.seats):
        if milk_total(state, other) > milk_total(state, seat):
            ahead += 1
    return ahead


@rule
def milk_points(state: Goats, seat: int) -> int:
    """G21: most milk scores its total, second most half of its own; a tie for first leaves none."""
    ahead = seats_with_more_milk(state, seat)
    total = milk_total(state, seat)
    if ahead == 0:
        return total
    return total // 2 if ahead == 1 else 0


@rule
def score(state: Goats, seat: int) -> int:
    """G20-G22: marked cards and milk; cards in displays and hands score nothing else."""
    return meadow_points(state, seat) + milk_points(state, seat)


@rule
def finish(state: Goats, log: Log | None) -> None:
    """G19: at once, without this turn's evaluation or dog's move, and without further turns."""
    winner = decided_now(state)
    kind = NONE if winner == NONE else kind_of(state.played)
    tell(log, Happening.GAME_ENDED, state.end, kind, winner, NONE)
    state.phase = Phase.OVER
    clear_turn(state)


@rule
def results(state: Goats, scores: Scores, ranks: Scores) -> int:
    """G22: scores and shared places, the next one skipped."""
    for seat in range(state.seats):
        scores[seat] = POINT * score(state, seat)
    for seat in range(state.seats):
        ranks[seat] = 1
        for other in range(state.seats):
            if state.phase == Phase.OVER and scores[other] > scores[seat]:
                ranks[seat] += 1
    return state.end
