"""Choosing pairs: where a card is likely to land, and which card to spend there."""

from menagerie.bots.buffalo.policy.worth import COW, PROMISED, WHIM, WORST, promised_number
from menagerie.core.kernel.dice import Dice, throw
from menagerie.core.kernel.layout import Row
from menagerie.core.kernel.rule import rule, table
from menagerie.games.buffalo.codes import (
    NOWHERE,
    Refusal,
    laid_card,
    laid_pasture,
    laid_slot,
    lay_code,
)
from menagerie.games.buffalo.ending import slots
from menagerie.games.buffalo.herds import card_value, colour_in, open_pastures, sizes_taken
from menagerie.games.buffalo.pairs import refuse_card, refuse_pasture, refuse_slot
from menagerie.games.buffalo.pieces import COLOURS, DECK, FEWEST_SEATS, PASTURES
from menagerie.games.buffalo.placing import only_open_pasture
from menagerie.games.buffalo.state import NONE, PAIRS, Buffalo

# Rivals who may come are counted in hundredths of one who surely does.
SURE = 100
# One cow of a card that is kept for a later round.
KEPT = 90
# A whim may raise a card by less than this, so that equal minds do not lay the same ones.
CARD_WHIM = 30
# One free space of a pasture: there is room to grow in later rounds.
ROOM = 2
# What a rival who comes first is expected to place.
TYPICAL_CARD = 3
# B10: of a hundred rivals without a cow there, how many place before a card of this value.
LOWER_CARDS: Row = table([0, 0, 15, 45, 70, 90])


@rule
def most_cows(state: Buffalo, pasture: int, colour: int, limit: int) -> int:
    """B11, B12: the most cows up to a limit that fit and leave no two herds equal."""
    taken = sizes_taken(state, pasture, colour) >> state.herds[pasture, colour]
    cows = min(limit, state.free[pasture], state.supply[colour])
    while cows > 0 and (taken >> cows) & 1:
        cows -= 1
    return max(cows, 0)


@rule
def visit_chance(state: Buffalo, open_count: int) -> int:
    """B5, B24: how often in a hundred rounds a rival's colour comes to one of the open pastures."""
    return min(SURE, SURE * PAIRS // (slots(state) * open_count))


@rule
def is_rival(state: Buffalo, colour: int, other: int) -> bool:
    """Whether another colour is in play and not of the same seat."""
    return state.owner[other] != NONE and state.owner[other] != state.owner[colour]


@rule
def rivals_ahead(state: Buffalo, pasture: int, colour: int) -> int:
    """B10: how many rivals have a larger herd there, and place first if they come."""
    ahead = 0
    for other in range(COLOURS):
        larger = state.herds[pasture, other] > state.herds[pasture, colour]
        if larger and is_rival(state, colour, other):
            ahead += 1
    return ahead


@rule
def fellow_newcomers(state: Buffalo, pasture: int, colour: int) -> int:
    """B10: how many rivals have no cow there either, so that the lower card places first."""
    fellows = 0
    for other in range(COLOURS):
        if state.herds[pasture, other] == 0 and is_rival(state, colour, other):
            fellows += 1
    return fellows if state.herds[pasture, colour] == 0 else 0


@rule
def landing(state: Buffalo, pasture: int, colour: int, value: int, before: int) -> int:
    """B11, B12: the cows of a card that land once some rivals have placed."""
    left = state.free[pasture] - TYPICAL_CARD * before
    return most_cows(state, pasture, colour, min(value, left))


@rule
def card_worth(state: Buffalo, pasture: int, colour: int, value: int, before: int) -> int:
    """What a card of this value is likely to count, with so many hundredths of a rival before."""
    calm = landing(state, pasture, colour, value, before // SURE)
    crowded = landing(state, pasture, colour, value, before // SURE + 1)
    landed = SURE * calm - before % SURE * (calm - crowded)
    size = state.herds[pasture, colour] + calm
    promised = PROMISED * promised_number(state, pasture, colour, size)
    return COW * landed // SURE + promised - KEPT * value


@rule
def pasture_worth(state: Buffalo, pasture: int, colour: int) -> int:
    """What a pasture counts apart from the card: room to grow, less what is promised already."""
    size = state.herds[pasture, colour]
    return ROOM * state.free[pasture] - PROMISED * promised_number(state, pasture, colour, size)


@rule
def pair_worth(state: Buffalo, seat: int, code: int) -> int:
    """What a pair counts; a card that is laid on no pasture is lost."""
    value = card_value(state, seat, laid_card(code))
    pasture = laid_pasture(code)
    if pasture == NOWHERE:
        return -KEPT * value
    colour = colour_in(state, seat, laid_slot(code))
    ahead = rivals_ahead(state, pasture, colour)
    fellows = fellow_newcomers(state, pasture, colour)
    visit = visit_chance(state, open_pastures(state))
    before = visit * (SURE * ahead + LOWER_CARDS[value] * fellows) // SURE
    return card_worth(state, pasture, colour, value, before) + pasture_worth(state, pasture, colour)


@rule
def best_pair(
    state: Buffalo, seat: int, pasture: int, slot: int, visit: int, dice: Dice
) -> tuple[int, int]:
    """The card that counts most on a pasture, of equal values the earliest letter; and how much."""
    colour = colour_in(state, seat, slot)
    ahead = rivals_ahead(state, pasture, colour)
    fellows = fellow_newcomers(state, pasture, colour)
    best = NONE
    best_worth = WORST
    judged = 0
    for card in range(DECK):
        value = card_value(state, seat, card)
        if value != judged and refuse_card(state, seat, card) == Refusal.NONE:
            judged = value
            before = visit * (SURE * ahead + LOWER_CARDS[value] * fellows) // SURE
            worth = card_worth(state, pasture, colour, value, before) + throw(dice, CARD_WHIM)
            if worth > best_worth:
                best = card
                best_worth = worth
    return best, best_worth + pasture_worth(state, pasture, colour)


@rule
def lowest_card(state: Buffalo, seat: int) -> int:
    """The card of the hand, less one already laid, that is easiest to do without."""
    best = NONE
    for card in range(DECK):
        if refuse_card(state, seat, card) == Refusal.NONE and (
            best == NONE or card_value(state, seat, card) < card_value(state, seat, best)
        ):
            best = card
    return best


@rule
def choose_last_pair(state: Buffalo, seat: int, dice: Dice) -> int:
    """B7, B24: with one open pasture, the best card for it, or the one to do without."""
    pasture = only_open_pasture(state)
    slot = 0 if refuse_slot(state, seat, 0) == Refusal.NONE else 1
    card, _ = best_pair(state, seat, pasture, slot, visit_chance(state, 1), dice)
    if refuse_pasture(state, seat, pasture, 1) == Refusal.NONE:
        return lay_code(pasture, slot, card)
    if state.seats > FEWEST_SEATS:
        card = lowest_card(state, seat)
    return lay_code(NOWHERE, slot, card)


@rule
def choose_pair(state: Buffalo, seat: int, dice: Dice) -> int:
    """B5: the pair that counts most together with the one already laid."""
    open_count = open_pastures(state)
    if open_count == 1:
        return choose_last_pair(state, seat, dice)
    visit = visit_chance(state, open_count)
    best = NONE
    best_worth = WORST
    for slot in range(slots(state)):
        for pasture in range(PASTURES):
            if (
                refuse_slot(state, seat, slot) == Refusal.NONE
                and refuse_pasture(state, seat, pasture, open_count) == Refusal.NONE
            ):
                card, worth = best_pair(state, seat, pasture, slot, visit, dice)
                worth += throw(dice, WHIM)
                if worth > best_worth:
                    best = lay_code(pasture, slot, card)
                    best_worth = worth
    return best
