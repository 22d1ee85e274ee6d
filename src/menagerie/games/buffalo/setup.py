"""Setting up: supplies, hands and the preliminary cows."""

from menagerie.core.kernel.chance import shuffle
from menagerie.core.kernel.rule import rule
from menagerie.games.buffalo.auction import start_play, take_colour
from menagerie.games.buffalo.ending import clear_pairs, clear_payment
from menagerie.games.buffalo.herds import add_cows, spaces
from menagerie.games.buffalo.pieces import (
    COLOURS,
    COWS,
    DEALT_EACH,
    FEWEST_SEATS,
    FULL_HAND,
    MOST_SEATS,
    PASTURES,
    PLAYED_ON,
)
from menagerie.games.buffalo.state import BIDS, DEALT_TO_PAIR, NONE, Buffalo, Phase


@rule
def clear_people(state: Buffalo) -> None:
    """B2: full hands and supplies, nobody's colours, no bids, no sealed choice."""
    for colour in range(COLOURS):
        state.supply[colour] = COWS
        state.owner[colour] = NONE
    for seat in range(MOST_SEATS):
        state.colour_of[seat] = NONE
        state.hands[seat] = FULL_HAND[state.seats] if seat < state.seats else 0
        state.pick_order[seat] = NONE
        state.begun[seat] = NONE
        state.decimals[seat] = 0
        for turn in range(BIDS):
            state.bids[seat, turn] = NONE
    for pair in range(FEWEST_SEATS):
        state.assigned[pair] = NONE
        for place in range(DEALT_TO_PAIR):
            state.dealt[pair, place] = NONE


@rule
def clear_board(state: Buffalo) -> None:
    """B1, B3: the pastures in play, empty."""
    for pasture in range(PASTURES):
        in_play = PLAYED_ON[state.seats, pasture]
        state.free[pasture] = spaces(state, pasture) if in_play else 0
        state.waiting[pasture] = NONE
        state.markets[pasture] = NONE
        state.filler[pasture] = NONE


@rule
def insert_dealt(state: Buffalo, pair: int, held: int, pasture: int) -> None:
    """B23: keep a pair's dealt pastures smallest first."""
    place = held
    while place > 0 and state.dealt[pair, place - 1] > pasture:
        state.dealt[pair, place] = state.dealt[pair, place - 1]
        place -= 1
    state.dealt[pair, place] = pasture


@rule
def deal_pastures(state: Buffalo) -> None:
    """B4: shuffle the pasture cards in play; each colour gets its cows, each pair its pastures.

    The line of waiting pastures is empty now and serves as the pile of pasture cards.
    """
    cards = state.waiting
    count = 0
    for pasture in range(PASTURES):
        if PLAYED_ON[state.seats, pasture]:
            cards[count] = pasture
            count += 1
    shuffle(state.chance, cards, count)
    each = DEALT_EACH[state.seats]
    for place in range(each * state.seats):
        if state.seats == FEWEST_SEATS:
            insert_dealt(state, place // each, place % each, cards[place])
        else:
            add_cows(state, cards[place], place // each, 1)
    for place in range(count):
        cards[place] = NONE


@rule
def deal(state: Buffalo) -> None:
    """B2-B4, B23, BV1: set up the game; the seats take the colours in order, if only to bid."""
    clear_people(state)
    clear_board(state)
    clear_pairs(state)
    clear_payment(state)
    deal_pastures(state)
    for seat in range(state.seats):
        take_colour(state, seat, seat)
    if state.seats == FEWEST_SEATS:
        state.phase = Phase.ASSIGNING
    else:
        start_play(state, None)
