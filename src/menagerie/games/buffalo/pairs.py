"""The sealed choice of a round: two pairs for every seat, changeable until the last has chosen."""

from menagerie.core.kernel.log import Log, tell
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import Codes
from menagerie.games.buffalo.codes import NOWHERE, Happening, Refusal, lay_code
from menagerie.games.buffalo.ending import slots
from menagerie.games.buffalo.herds import open_pastures
from menagerie.games.buffalo.pieces import DECK, FEWEST_SEATS, PASTURES
from menagerie.games.buffalo.placing import reveal
from menagerie.games.buffalo.state import NONE, PAIRS, Buffalo


@rule
def has_first_pair(state: Buffalo, seat: int) -> bool:
    """Whether the next pair laid is the second; a third begins the choice again."""
    return state.laid[seat] == 1


@rule
def refuse_last_pasture(state: Buffalo, seat: int, pasture: int) -> int:
    """B7, B24: what the next pair may name when only one pasture has space."""
    if state.seats == FEWEST_SEATS:
        return Refusal.NONE if pasture == NOWHERE else Refusal.NO_PASTURE_CARDS
    if pasture != NOWHERE and state.free[pasture] == 0:
        return Refusal.PASTURE_FULL
    if has_first_pair(state, seat) and pasture == state.pair_pasture[seat, 0]:
        return Refusal.ONE_DISCARD if pasture == NOWHERE else Refusal.MUST_DISCARD
    return Refusal.NONE


@rule
def refuse_pasture(state: Buffalo, seat: int, pasture: int, open_count: int) -> int:
    """B5, B6: whether the next pair may go to this pasture, or nowhere."""
    if open_count == 1:
        return refuse_last_pasture(state, seat, pasture)
    if pasture == NOWHERE:
        return Refusal.NEEDS_PASTURE
    if state.free[pasture] == 0:
        return Refusal.PASTURE_FULL
    if has_first_pair(state, seat) and pasture == state.pair_pasture[seat, 0]:
        return Refusal.PASTURE_TWICE
    return Refusal.NONE


@rule
def open_cards(state: Buffalo, seat: int) -> int:
    """B5, B14: the cards the next pair may have, as bits."""
    cards = state.hands[seat]
    if has_first_pair(state, seat):
        cards &= ~(1 << state.pair_card[seat, 0])
    return cards


@rule
def refuse_card(state: Buffalo, seat: int, card: int) -> int:
    """B5, B14: whether the next pair may have this card."""
    if (open_cards(state, seat) >> card) & 1:
        return Refusal.NONE
    return Refusal.CARD_TWICE if (state.hands[seat] >> card) & 1 else Refusal.CARD_SPENT


@rule
def refuse_slot(state: Buffalo, seat: int, slot: int) -> int:
    """B23: whether the next pair may be of the seat's first or second colour."""
    if slot >= slots(state):
        return Refusal.NOT_YOUR_COLOUR
    if slots(state) == PAIRS and has_first_pair(state, seat) and slot == state.pair_slot[seat, 0]:
        return Refusal.COLOUR_TWICE
    return Refusal.NONE


@rule
def list_cards(cards: int, first: int, codes: Codes, listed: int) -> int:
    """List the codes of some cards, from the code of card 0 on.

    Every code is written and those of other cards written over: quicker than to branch.
    """
    count = listed
    for card in range(DECK):
        codes[count] = first + card
        count += (cards >> card) & 1
    return count


@rule
def list_pairs(state: Buffalo, seat: int, codes: Codes) -> int:
    """B5, B23: every pair the seat may lay next, by pasture, colour and card."""
    cards = open_cards(state, seat)
    open_count = open_pastures(state)
    count = 0
    for pasture in range(PASTURES + 1):
        if refuse_pasture(state, seat, pasture, open_count) == Refusal.NONE:
            for slot in range(slots(state)):
                if refuse_slot(state, seat, slot) == Refusal.NONE:
                    count = list_cards(cards, lay_code(pasture, slot, 0), codes, count)
    return count


@rule
def everybody_has_chosen(state: Buffalo) -> bool:
    """B8: whether the pairs can be revealed."""
    for seat in range(state.seats):
        if state.laid[seat] < PAIRS:
            return False
    return True


@rule
def sort_pairs(state: Buffalo, seat: int) -> None:
    """Keep the smaller pasture first (B24: the first colour), however the pairs were laid."""
    first = lay_code(state.pair_pasture[seat, 0], state.pair_slot[seat, 0], 0)
    second = lay_code(state.pair_pasture[seat, 1], state.pair_slot[seat, 1], 0)
    if second < first:
        pasture, card, slot = (
            state.pair_pasture[seat, 0],
            state.pair_card[seat, 0],
            state.pair_slot[seat, 0],
        )
        state.pair_pasture[seat, 0] = state.pair_pasture[seat, 1]
        state.pair_card[seat, 0] = state.pair_card[seat, 1]
        state.pair_slot[seat, 0] = state.pair_slot[seat, 1]
        state.pair_pasture[seat, 1] = pasture
        state.pair_card[seat, 1] = card
        state.pair_slot[seat, 1] = slot


@rule
def lay_pair(
    state: Buffalo, seat: int, pasture: int, slot: int, card: int, log: Log | None
) -> None:
    """B5, B8: lay a pair face down; the last seat's second pair reveals all."""
    if state.laid[seat] == PAIRS:
        state.laid[seat] = 0
        state.pair_pasture[seat, 1] = NONE
        state.pair_card[seat, 1] = NONE
        state.pair_slot[seat, 1] = NONE
        tell(log, Happening.CHOICE_REOPENED, seat, NONE, NONE, NONE)
    pair = state.laid[seat]
    state.pair_pasture[seat, pair] = pasture
    state.pair_card[seat, pair] = card
    state.pair_slot[seat, pair] = slot
    state.laid[seat] = pair + 1
    tell(log, Happening.PAIR_LAID, seat, pasture, card, slot)
    if state.laid[seat] == PAIRS:
        sort_pairs(state, seat)
        tell(log, Happening.CHOICE_MADE, seat, NONE, NONE, NONE)
        if everybody_has_chosen(state):
            reveal(state, log)
