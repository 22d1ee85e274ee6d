"""What cards and kinds count, in hundredths of a point, as far as the table shows it."""

from menagerie.core.kernel.layout import Grid
from menagerie.core.kernel.rule import rule, table
from menagerie.games.goats.cards import kind_of, value_bit
from menagerie.games.goats.kinds import cards_displayed
from menagerie.games.goats.pieces import (
    ALL_VALUES,
    CELLS,
    COUNT,
    DECIDING_CARDS,
    DOG,
    HAND,
    MILK,
    POINTS,
    STABLE_CELL,
    STEPS,
    VALUES,
    WIDTH,
    WINNING_POINTS,
)
from menagerie.games.goats.state import NONE, Goats

# One point on the meadow, and one of milk, which only counts for the first and the second.
POINT = 100
MILK_POINT = 60
# Half of it counts if it is only in the hand yet.
LATER = 2
# One point of a rival, shared by all of them.
RIVALS = 60
# A dog counts little, and less while there is no marked card to move.
DOG_WORTH = 80
IDLE_DOG = -60
# A kind not yet won counts by the points shown of it, of so many that would win it.
HOPE = 60
# As much of the cards of a kind that are not seen may come onto the meadow, at most.
COMING = 50
# A small goat that comes back to the stable.
GOAT = 20
# A whim may raise an action by less than this, so that equal ones are not always the same.
WHIM = 20
# The end of the game outweighs all else: for the seat that is ahead, and against all others.
END = 100_000
WORST = -(1 << 30)


def beside(cell: int) -> list[int]:
    """The cells next to one; where there are fewer, itself, a stable that counts nothing."""
    row, column = divmod(cell, WIDTH)
    ways = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [way[0] * WIDTH + way[1] if min(way) >= 0 and max(way) < WIDTH else cell for way in ways]


WAYS = 4
BESIDE: Grid = table([beside(cell) for cell in range(CELLS)])


@rule
def rivals_share(state: Goats, worth: int) -> int:
    """What it counts against a seat that one of its rivals has this much more."""
    return RIVALS * worth // POINT // (state.seats - 1)


@rule
def value_in(card: int, kind: int) -> int:
    """G1: the value of a card if it is a goat of this kind, else nothing."""
    value = card - kind * VALUES
    return value + 1 if 0 <= value < VALUES else 0


@rule
def grazing_values(state: Goats, kind: int) -> int:
    """G13: the values of a kind on the meadow, as bits."""
    values = 0
    for cell in range(CELLS):
        card = state.meadow[cell]
        if value_in(card, kind) > 0:
            values |= value_bit(card)
    return values


@rule
def doubled_values(state: Goats, kind: int, seat: int) -> int:
    """G20: the values of a kind next to a seat's stable, as bits."""
    values = 0
    stable = STABLE_CELL[state.rules_version - 1, state.seats, seat]
    for way in range(WAYS):
        card = state.meadow[BESIDE[stable, way]]
        if value_in(card, kind) > 0:
            values |= value_bit(card)
    return values


@rule
def highest_values(values: int, goats: int) -> int:
    """G15: of some values those that small goats suffice for, the highest first, as bits."""
    marked = values
    for value in range(VALUES):
        if COUNT[marked] > goats:
            marked &= ~(1 << value)
    return marked


@rule
def kind_worth(state: Goats, kind: int, seat: int) -> int:
    """G13, G15, G20: what a kind would count for a seat that wins it.

    Its small goats mark the highest cards on the meadow, and what is left of them waits for
    cards that may still come in.
    """
    goats = state.small_goats[seat]
    grazing = grazing_values(state, kind)
    marked = highest_values(grazing, goats)
    points = POINTS[marked] + POINTS[marked & doubled_values(state, kind, seat)]
    unseen = ALL_VALUES & ~grazing & ~state.boxed[kind]
    for other in range(state.seats):
        unseen &= ~state.display[other, kind]
    awaited = POINTS[highest_values(unseen, goats - COUNT[marked])]
    return POINT * points + chance_of_coming(state) * awaited


@rule
def chance_of_coming(state: Goats) -> int:
    """G11: in how many games of a hundred a card that is not seen comes onto the meadow."""
    return COMING * state.pile_count // (state.pile_count + HAND * state.seats)


@rule
def best_rival(state: Goats, kind: int, seat: int) -> int:
    """G12: the rival whose display shows the most points of a kind, more cards before fewer."""
    best = NONE
    best_claim = -1
    for other in range(state.seats):
        values = state.display[other, kind]
        claim = POINTS[values] * WINNING_POINTS + COUNT[values]
        if other != seat and claim > best_claim:
            best = other
            best_claim = claim
    return best


@rule
def beats(state: Goats, kind: int, values: int, rival: int) -> bool:
    """G12: whether own values win against a rival's at the fourth card, in the seat's own turn."""
    theirs = state.display[rival, kind]
    if POINTS[values] != POINTS[theirs]:
        return POINTS[values] > POINTS[theirs]
    return COUNT[values] >= COUNT[theirs]


@rule
def returned_worth(state: Goats, seat: int, kind: int) -> int:
    """G14: what it counts that a card of a decided kind sends a reminder home."""
    if state.reminders[kind] == 0:
        return 0
    return GOAT if state.winner[kind] == seat else -rivals_share(state, GOAT)


@rule
def goat_worth(state: Goats, seat: int, card: int) -> int:
    """G12: what showing a goat counts: its kind won, given away, or nearer."""
    kind = kind_of(card)
    if state.winner[kind] != NONE:
        return returned_worth(state, seat, kind)
    values = state.display[seat, kind] | value_bit(card)
    grazing = kind_worth(state, kind, seat)
    if POINTS[values] >= WINNING_POINTS:
        return grazing
    rival = best_rival(state, kind, seat)
    leads = beats(state, kind, values, rival)
    if cards_displayed(state, kind) + 1 == DECIDING_CARDS:
        return grazing if leads else -rivals_share(state, kind_worth(state, kind, rival))
    hope = HOPE * POINTS[values] * (grazing + POINT) // POINT // WINNING_POINTS
    return hope if leads else hope // LATER


@rule
def card_worth(state: Goats, seat: int, card: int, can_herd: int) -> int:
    """G16, G18, G21: what showing any card counts."""
    if card == DOG:
        return DOG_WORTH if can_herd else IDLE_DOG
    if card >= MILK:
        return MILK_POINT * STEPS[card]
    return goat_worth(state, seat, card)
