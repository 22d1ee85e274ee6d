"""The one door: what a seat cannot know is wiped; `guess` fills it with what could be true."""

from menagerie.core.kernel.chance import KEY_WORDS, wipe
from menagerie.core.kernel.dice import Dice, throw, throw_word
from menagerie.core.kernel.rule import rule
from menagerie.games.buffalo.bids import COW, HIGHEST_BID, lowest_bid
from menagerie.games.buffalo.codes import FIRST_SPLIT, LAST_SPLIT, NOWHERE
from menagerie.games.buffalo.ending import slots
from menagerie.games.buffalo.herds import open_pastures
from menagerie.games.buffalo.pairs import sort_pairs
from menagerie.games.buffalo.pieces import DECK, FEWEST_SEATS, FULL_HAND
from menagerie.games.buffalo.rules import has_sealed
from menagerie.games.buffalo.state import NONE, PAIRS, Buffalo, Phase

# Stands for a sealed bid or split that was made but may not be seen.
SEALED = 0
# One guess in so many of a sealed bid is any number; the others are less than a cow higher than
# the bid must be, as people's are.
ANY_BID = 8


@rule
def veil_choice(state: Buffalo, seat: int) -> None:
    """B8: of another's pairs only that both are laid is known, not that one is."""
    if state.laid[seat] < PAIRS:
        state.laid[seat] = 0
    for pair in range(PAIRS):
        state.pair_pasture[seat, pair] = NONE
        state.pair_card[seat, pair] = NONE
        state.pair_slot[seat, pair] = NONE


@rule
def veil_bid(state: Buffalo, seat: int) -> None:
    """BV1, B8: of another's bid only that it is sealed is known, not that it is begun."""
    state.begun[seat] = NONE
    state.decimals[seat] = 0
    if state.bids[seat, state.bid_turn] != NONE:
        state.bids[seat, state.bid_turn] = SEALED


@rule
def veil_seat(state: Buffalo, seat: int) -> None:
    """B7, B8, B14: another's cards are those nobody has seen; sealed choices stay sealed."""
    state.hands[seat] = FULL_HAND[state.seats] & ~state.seen[seat]
    if state.phase == Phase.CHOOSING:
        veil_choice(state, seat)
    elif state.phase == Phase.BIDDING:
        veil_bid(state, seat)
    elif state.phase == Phase.ASSIGNING and state.assigned[seat] != NONE:
        state.assigned[seat] = SEALED


@rule
def veil(state: Buffalo, seat: int) -> None:
    """Wipe chance and the secrets of all other seats; a spectator is no seat."""
    wipe(state.chance)
    for other in range(state.seats):
        if other != seat:
            veil_seat(state, other)


@rule
def nth_card(hand: int, number: int) -> int:
    """The card that has `number` others before it in a hand."""
    card = -1
    left = number
    while left >= 0:
        card += 1
        left -= (hand >> card) & 1
    return card


@rule
def count_cards(hand: int) -> int:
    """How many cards a hand holds."""
    count = 0
    for card in range(DECK):
        count += (hand >> card) & 1
    return count


@rule
def throw_card(hand: int, dice: Dice) -> int:
    """A random card of a hand."""
    return nth_card(hand, throw(dice, count_cards(hand)))


@rule
def throw_pasture(state: Buffalo, excluded: int, dice: Dice) -> int:
    """A random pasture that can be picked and is not excluded."""
    left = throw(dice, open_pastures(state) - (1 if excluded != NONE else 0))
    pasture = -1
    while left >= 0:
        pasture += 1
        if state.free[pasture] > 0 and pasture != excluded:
            left -= 1
    return pasture


@rule
def guess_choice(state: Buffalo, seat: int, dice: Dice) -> None:
    """B5, B7, B24: two pairs, each possible choice as likely as any other."""
    first = NOWHERE
    second = NOWHERE
    if open_pastures(state) > 1:
        first = throw_pasture(state, NONE, dice)
        second = throw_pasture(state, first, dice)
    elif state.seats > FEWEST_SEATS:
        first = throw_pasture(state, NONE, dice)
    hand = state.hands[seat]
    card = throw_card(hand, dice)
    slot = throw(dice, slots(state))
    state.pair_pasture[seat, 0] = first
    state.pair_card[seat, 0] = card
    state.pair_slot[seat, 0] = slot
    state.pair_pasture[seat, 1] = second
    state.pair_card[seat, 1] = throw_card(hand & ~(1 << card), dice)
    state.pair_slot[seat, 1] = slots(state) - 1 - slot
    sort_pairs(state, seat)


@rule
def guess_bid(state: Buffalo, seat: int, dice: Dice) -> int:
    """BV1: a bid that may have been made, most likely a modest one."""
    lowest = lowest_bid(state, seat)
    bids = HIGHEST_BID + 1 - lowest
    if throw(dice, ANY_BID) > 0:
        bids = min(COW, bids)
    return lowest + throw(dice, bids)


@rule
def guess_seat(state: Buffalo, seat: int, dice: Dice) -> None:
    """B7, B8: cards discarded unseen, and the sealed choice if one was made."""
    for _ in range(state.discarded[seat]):
        state.hands[seat] &= ~(1 << throw_card(state.hands[seat], dice))
    if state.phase == Phase.CHOOSING and has_sealed(state, seat):
        guess_choice(state, seat, dice)
    elif state.phase == Phase.BIDDING and has_sealed(state, seat):
        state.bids[seat, state.bid_turn] = guess_bid(state, seat, dice)
    elif state.phase == Phase.ASSIGNING and has_sealed(state, seat):
        state.assigned[seat] = FIRST_SPLIT + throw(dice, LAST_SPLIT)


@rule
def guess(state: Buffalo, seat: int, dice: Dice) -> None:
    """Fill a veiled state with a truth its seat cannot tell from the real one."""
    for index in range(KEY_WORDS):
        state.chance[index] = throw_word(dice)
    for other in range(state.seats):
        if other != seat:
            guess_seat(state, other, dice)
