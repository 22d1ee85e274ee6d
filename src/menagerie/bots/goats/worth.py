"""What cards and kinds count, in hundredths of a point, as far as the table shows it."""

from menagerie.core.rule import rule
from menagerie.games.goats.cards import is_goat, kind_of, value_bit
from menagerie.games.goats.evaluating import cards_displayed
from menagerie.games.goats.pieces import (
    CELLS,
    COUNT,
    DECIDING_CARDS,
    DOG,
    MILK,
    POINTS,
    STABLE_CELL,
    STEPS,
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
# A whim may raise an action by less than this, so that equal ones are not always the same.
WHIM = 20
# The end of the game outweighs all else: for whoever is ahead, and against all others.
END = 100_000
WORST = -(1 << 30)


@rule
def rivals_share(state: Goats, worth: int) -> int:
    """What it counts against a seat that one of its rivals has this much more."""
    return RIVALS * worth // POINT // (state.seats - 1)


@rule
def is_beside_stable(state: Goats, seat: int, cell: int) -> bool:
    """G20: whether a cell lies next to a seat's stable."""
    stable = STABLE_CELL[state.rules_version - 1, state.seats, seat]
    rows = abs(cell // WIDTH - stable // WIDTH)
    columns = abs(cell % WIDTH - stable % WIDTH)
    return rows + columns == 1


@rule
def grazing_worth(state: Goats, kind: int, seat: int) -> int:
    """G13, G20: what a kind's cards on the meadow would count for a seat that wins it."""
    worth = 0
    for cell in range(CELLS):
        card = state.meadow[cell]
        if is_goat(card) and kind_of(card) == kind:
            value = POINT * STEPS[card]
            worth += 2 * value if is_beside_stable(state, seat, cell) else value
    return worth


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
    """G12: whether own values win against a rival's at the fourth card, in the own turn."""
    theirs = state.display[rival, kind]
    if POINTS[values] != POINTS[theirs]:
        return POINTS[values] > POINTS[theirs]
    return COUNT[values] >= COUNT[theirs]


@rule
def goat_worth(state: Goats, seat: int, card: int) -> int:
    """G12: what showing a goat counts: its kind won, given away, or nearer."""
    kind = kind_of(card)
    if state.winner[kind] != NONE:
        return 0
    values = state.display[seat, kind] | value_bit(card)
    grazing = grazing_worth(state, kind, seat)
    if POINTS[values] >= WINNING_POINTS:
        return grazing
    rival = best_rival(state, kind, seat)
    leads = beats(state, kind, values, rival)
    if cards_displayed(state, kind) + 1 == DECIDING_CARDS:
        return grazing if leads else -rivals_share(state, grazing_worth(state, kind, rival))
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
