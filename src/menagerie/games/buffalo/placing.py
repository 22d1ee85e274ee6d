"""Settling a round: pasture by pasture, placer by placer, interrupted by bonus rows."""

from menagerie.core.kernel.log import Log, tell, tell_more
from menagerie.core.kernel.rule import rule
from menagerie.games.buffalo.bonus import pay
from menagerie.games.buffalo.codes import NOWHERE, Happening
from menagerie.games.buffalo.ending import clear_pairs, cows_arrived, finish, slots
from menagerie.games.buffalo.herds import (
    add_cows,
    card_letter,
    card_value,
    colour_in,
    sizes_taken,
)
from menagerie.games.buffalo.pieces import LETTERS, PASTURES, ROUNDS
from menagerie.games.buffalo.state import NONE, PAIRS, Buffalo, End, Phase


@rule
def placing_key(state: Buffalo, colour: int, card: int) -> int:
    """B10: larger herds first, then newcomers by card and letter; the lower key places first."""
    herd = state.herds[state.settling, colour]
    if herd > 0:
        return -herd
    seat = state.owner[colour]
    return LETTERS * card_value(state, seat, card) + card_letter(state, seat, card)


@rule
def insert_placer(state: Buffalo, colour: int, card: int) -> None:
    """B10: put a placer into the order."""
    key = placing_key(state, colour, card)
    place = state.entrants
    while place > 0 and key < placing_key(
        state, state.order[place - 1], state.order_card[place - 1]
    ):
        state.order[place] = state.order[place - 1]
        state.order_card[place] = state.order_card[place - 1]
        place -= 1
    state.order[place] = colour
    state.order_card[place] = card
    state.entrants += 1


@rule
def only_open_pasture(state: Buffalo) -> int:
    """B24: the pasture that pairs without a pasture card enter."""
    pasture = 0
    while state.free[pasture] == 0:
        pasture += 1
    return pasture


@rule
def drop_placers(state: Buffalo, log: Log | None) -> None:
    """B19: those still waiting to place on a full pasture get nothing."""
    for place in range(state.next, state.entrants):
        colour = state.order[place]
        tell(log, Happening.PAIR_LAPSED, state.owner[colour], colour, state.settling, NONE)
    state.next = state.entrants


@rule
def line_up(state: Buffalo, pasture: int, log: Log | None) -> None:
    """B9, B10: turn to a pasture and fix the order of all who picked it."""
    state.settling = pasture
    for place in range(state.entrants):
        state.order[place] = NONE
        state.order_card[place] = NONE
    state.entrants = 0
    state.next = 0
    for seat in range(state.seats):
        for pair in range(PAIRS):
            if state.pair_pasture[seat, pair] == pasture:
                colour = colour_in(state, seat, state.pair_slot[seat, pair])
                insert_placer(state, colour, state.pair_card[seat, pair])
    if state.entrants == 0:
        return
    if state.free[pasture] == 0:
        drop_placers(state, log)
        return
    tell(log, Happening.ORDER_FIXED, pasture, state.order[0], NONE, NONE)
    for place in range(1, state.entrants):
        tell_more(log, 2 + place, state.order[place])


@rule
def numbers_open(state: Buffalo) -> int:
    """B11, B12: the numbers of cows the next placer may put down, as bits; zero is always one."""
    pasture = state.settling
    colour = state.order[state.next]
    value = card_value(state, state.owner[colour], state.order_card[state.next])
    most = min(value, state.free[pasture], state.supply[colour])
    taken = sizes_taken(state, pasture, colour) >> state.herds[pasture, colour]
    return (((2 << most) - 1) & ~taken) | 1


@rule
def may_place(state: Buffalo, cows: int) -> bool:
    """B11, B12: within card, space and supply, and leaving no two herds equal."""
    return (numbers_open(state) >> cows) & 1 == 1


@rule
def may_place_any(state: Buffalo) -> bool:
    """B26: whether the next placer has a choice other than zero."""
    return numbers_open(state) > 1


@rule
def skip_placer(state: Buffalo, log: Log | None) -> None:
    """B26: the next placer, who can place nothing, is not asked."""
    colour = state.order[state.next]
    tell(log, Happening.COWS_PLACED, state.owner[colour], colour, state.settling, 0)
    state.next += 1


@rule
def place_cows(state: Buffalo, cows: int, log: Log | None) -> None:
    """B11, B13: the next placer puts down a number of cows."""
    pasture = state.settling
    colour = state.order[state.next]
    add_cows(state, pasture, colour, cows)
    state.next += 1
    tell(log, Happening.COWS_PLACED, state.owner[colour], colour, pasture, cows)
    if cows > 0:
        cows_arrived(state, pasture, colour, log)
    if state.free[pasture] == 0:
        drop_placers(state, log)


@rule
def end_round(state: Buffalo, log: Log | None) -> None:
    """B5, B14, B20: start the next round, unless this was the last."""
    clear_pairs(state)
    if state.round == ROUNDS[state.seats]:
        state.end = End.LAST_ROUND
    else:
        state.round += 1
        state.phase = Phase.CHOOSING
        tell(log, Happening.ROUND_STARTED, state.round, NONE, NONE, NONE)


@rule
def settle(state: Buffalo, log: Log | None) -> bool:
    """B9, B18, B26: settle pasture after pasture; false once nobody has a choice in this round.

    True as well when a cow that had to go somewhere has ended the game.
    """
    while not pay(state, log):
        if state.next < state.entrants:
            if may_place_any(state):
                state.phase = Phase.PLACING
                return True
            skip_placer(state, log)
        elif state.settling < PASTURES - 1:
            line_up(state, state.settling + 1, log)
        else:
            return False
    return True


@rule
def proceed(state: Buffalo, log: Log | None) -> None:
    """Go on until somebody has a choice or the game is over.

    Every action ends here, and nothing else calls it: one copy of the code it inlines.
    """
    if state.end == End.RUNNING and not settle(state, log):
        end_round(state, log)
    if state.end != End.RUNNING:
        finish(state, log)


@rule
def reveal_pair(state: Buffalo, seat: int, pair: int, log: Log | None) -> None:
    """B7, B8, B24: show a pair, or spend a discarded card unseen."""
    card = state.pair_card[seat, pair]
    slot = state.pair_slot[seat, pair]
    state.hands[seat] &= ~(1 << card)
    if state.pair_pasture[seat, pair] != NOWHERE:
        state.seen[seat] |= 1 << card
        tell(log, Happening.PAIR_REVEALED, seat, state.pair_pasture[seat, pair], card, slot)
    else:
        state.discarded[seat] += 1
        tell(log, Happening.CARD_DISCARDED, seat, NONE, NONE, NONE)
        state.pair_pasture[seat, pair] = NONE
        state.pair_card[seat, pair] = NONE
        state.pair_slot[seat, pair] = NONE


@rule
def reveal(state: Buffalo, log: Log | None) -> None:
    """B8: show all pairs at once; settling begins with the smallest pasture."""
    open_pasture = only_open_pasture(state)
    for seat in range(state.seats):
        for pair in range(PAIRS):
            if slots(state) == PAIRS and state.pair_pasture[seat, pair] == NOWHERE:
                state.pair_pasture[seat, pair] = open_pasture
            reveal_pair(state, seat, pair, log)
    state.settling = NONE
    state.phase = Phase.PLACING
