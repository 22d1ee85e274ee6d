"""What herds, numbers and rivals count, in hundredths of a cow."""

from menagerie.core.kernel.rule import rule
from menagerie.games.buffalo.bonus import market_cows
from menagerie.games.buffalo.herds import bonus_number
from menagerie.games.buffalo.pieces import COLOURS, FEWEST_SEATS, ROW_LENGTH
from menagerie.games.buffalo.state import Buffalo

# One cow on a pasture, and one that a number of a bonus row promises but has not paid.
COW = 100
PROMISED = 50
# All rivals having one cow more; one of them alone counts for a share of it.
RIVALS = 60
# B20: the last cow of the seat's own supply.
WIN = 10_000
# A whim may raise a pasture by less than this, so that equal minds do not always meet.
WHIM = 20
# Less than anything counts.
WORST = -(1 << 30)


@rule
def larger_herds(state: Buffalo, pasture: int, colour: int, size: int, herd: int) -> int:
    """B15: how many herds would be larger than one, if a colour's herd had this size."""
    larger = 1 if size > herd else 0
    for other in range(COLOURS):
        if other != colour and state.herds[pasture, other] > herd:
            larger += 1
    return larger


@rule
def promised_number(state: Buffalo, pasture: int, colour: int, size: int) -> int:
    """B15: the number of the bonus row that a herd of this size would get."""
    rank = larger_herds(state, pasture, colour, size, size)
    return bonus_number(state, pasture, rank) if size > 0 and rank < ROW_LENGTH else 0


@rule
def gained_number(state: Buffalo, pasture: int, colour: int, cows: int) -> int:
    """B15: how much better the promised number is with some more cows."""
    size = state.herds[pasture, colour]
    before = promised_number(state, pasture, colour, size)
    return promised_number(state, pasture, colour, size + cows) - before


@rule
def rivals_share(state: Buffalo, cows: int) -> int:
    """What it counts that one of the rivals has this many cows more."""
    return RIVALS * cows // (state.seats - 1)


@rule
def row_worth(state: Buffalo, pasture: int, colour: int, size: int) -> int:
    """B15: what a bonus row counts if it is paid now: the seat's numbers less those of rivals."""
    worth = 0
    for other in range(COLOURS):
        herd = size if other == colour else state.herds[pasture, other]
        rank = larger_herds(state, pasture, colour, size, herd)
        if herd > 0 and rank < ROW_LENGTH:
            number = bonus_number(state, pasture, rank)
            own = state.owner[other] == state.owner[colour]
            worth += COW * number if own else -rivals_share(state, number)
    return worth


@rule
def cows_worth(state: Buffalo, colour: int, cows: int) -> int:
    """B20, B22: what cows count wherever they come to stand; the last of the supply wins."""
    wins = cows > 0 and cows == state.supply[colour] and state.seats > FEWEST_SEATS
    return COW * cows + (WIN if wins else 0)


@rule
def fill_worth(state: Buffalo, pasture: int, colour: int, size: int) -> int:
    """B15, BV2: what taking the last space counts beyond what the row promised."""
    worth = row_worth(state, pasture, colour, size)
    if state.cattle_market:
        worth += COW * market_cows(state, pasture)
    return worth - PROMISED * promised_number(state, pasture, colour, size)
