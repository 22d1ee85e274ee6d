"""Setting up: what is removed, the meadow, the hands, and the dogs that are put aside."""

from menagerie.core.kernel.chance import draw, shuffle
from menagerie.core.kernel.log import Log, tell
from menagerie.core.kernel.rule import rule
from menagerie.games.goats.cards import draw_card, sort_hand
from menagerie.games.goats.codes import Happening
from menagerie.games.goats.pieces import (
    CELLS,
    DECK,
    DOG,
    DOGS,
    EMPTY,
    GROUND,
    HAND,
    KINDS,
    KINDS_OUT,
    MILK,
    MILK_VALUES,
    MILKS,
    MOST_SEATS,
    SMALL_GOATS,
    STABLE,
    START,
    VALUES,
)
from menagerie.games.goats.state import NONE, REMOVED, End, Goats, Phase, Start


@rule
def clear_seat(state: Goats, seat: int) -> None:
    """G1, G6: an empty hand and display, all small goats, the large goat at the stable."""
    playing = seat < state.seats
    state.small_goats[seat] = SMALL_GOATS if playing else 0
    state.goats[seat] = START[state.rules_version - 1, state.seats, seat] if playing else NONE
    state.dogs[seat] = 0
    for place in range(HAND):
        state.hands[seat, place] = NONE
        state.known[seat, place] = 0
    for value in range(MILK_VALUES):
        state.milk[seat, value] = 0
    for kind in range(KINDS):
        state.display[seat, kind] = 0


@rule
def clear_meadow(state: Goats) -> None:
    """G4: the cells without cards, the stables between them."""
    for cell in range(CELLS):
        ground = GROUND[state.rules_version - 1, state.seats, cell]
        state.meadow[cell] = STABLE if ground > EMPTY else ground
        state.mark[cell] = NONE


@rule
def clear_turn(state: Goats) -> None:
    """Nothing is played, nobody is asked."""
    state.played = NONE
    state.herd_from = NONE
    state.herd_to = NONE
    state.refused = 0


@rule
def clear(state: Goats) -> None:
    """G1: an empty table, all kinds in the game and undecided."""
    clear_turn(state)
    clear_meadow(state)
    for seat in range(MOST_SEATS):
        clear_seat(state, seat)
    for kind in range(KINDS):
        state.winner[kind] = NONE
        state.reminders[kind] = 0
        state.boxed[kind] = 0
        state.in_pile[kind] = 0
    for place in range(DECK):
        state.pile[place] = NONE
    state.pile_count = 0
    state.dogs_in_pile = 0
    state.aside = 0
    state.end = End.RUNNING


@rule
def remove_kinds(state: Goats) -> None:
    """G3: a lot decides which kinds are not in the game."""
    for done in range(KINDS_OUT[state.rules_version - 1, state.seats]):
        left = draw(state.chance, KINDS - done)
        for kind in range(KINDS):
            if state.winner[kind] == NONE:
                if left == 0:
                    state.winner[kind] = REMOVED
                left -= 1


@rule
def put_on_pile(state: Goats, card: int, copies: int) -> None:
    """Put a card, or several equal ones, on top of the pile."""
    for _ in range(copies):
        state.pile[state.pile_count] = card
        state.pile_count += 1


@rule
def build_pile(state: Goats) -> None:
    """G1, G3: all cards in the game, in order."""
    version, seats = state.rules_version - 1, state.seats
    for kind in range(KINDS):
        if state.winner[kind] == NONE:
            for value in range(VALUES):
                put_on_pile(state, kind * VALUES + value, 1)
    put_on_pile(state, DOG, DOGS[version, seats])
    for value in range(MILK_VALUES):
        put_on_pile(state, MILK + value, MILKS[version, seats, value])


@rule
def lay_meadow(state: Goats) -> None:
    """G4: a card on every cell but the stables."""
    for cell in range(CELLS):
        if state.meadow[cell] == EMPTY:
            state.meadow[cell] = draw_card(state)


@rule
def deal_hands(state: Goats) -> None:
    """G7: everybody draws two cards."""
    for seat in range(state.seats):
        for place in range(HAND):
            state.hands[seat, place] = draw_card(state)
        sort_hand(state, seat)


@rule
def deal(state: Goats) -> None:
    """G3, G4, G6, G7: set up the game; the start player is asked about dogs first.

    Who that is, a lot decides, or the table by seating the youngest first.
    """
    clear(state)
    remove_kinds(state)
    build_pile(state)
    shuffle(state.chance, state.pile, state.pile_count)
    lay_meadow(state)
    deal_hands(state)
    state.starter = draw(state.chance, state.seats) if state.start == Start.LOT else 0
    state.turn = state.starter
    state.phase = Phase.DOGS


@rule
def redraw(state: Goats, seat: int, dogs: int, log: Log | None) -> None:
    """G7: put dogs aside, openly, and draw new cards for them."""
    tell(log, Happening.DOGS_PUT_ASIDE, seat, dogs, NONE, NONE)
    state.aside += dogs
    left = dogs
    for place in range(HAND):
        if left > 0 and state.hands[seat, place] == DOG:
            card = draw_card(state)
            state.hands[seat, place] = card
            tell(log, Happening.CARD_DRAWN, seat, card, NONE, NONE)
            left -= 1
    sort_hand(state, seat)


@rule
def return_dogs(state: Goats, log: Log | None) -> None:
    """G7: shuffle the dogs put aside into the pile, whose order nobody knows.

    A dog at a random place, whose card goes to the top, is as good as shuffling again.
    """
    if state.aside > 0:
        tell(log, Happening.DOGS_SHUFFLED_IN, state.aside, NONE, NONE, NONE)
    for _ in range(state.aside):
        place = draw(state.chance, state.pile_count + 1)
        state.pile[state.pile_count] = state.pile[place]
        state.pile[place] = DOG
        state.pile_count += 1
    state.dogs_in_pile = state.aside
    state.aside = 0


@rule
def keep(state: Goats, seat: int, log: Log | None) -> None:
    """G7: the next seat is asked; after the last the start player's turn begins."""
    tell(log, Happening.HAND_KEPT, seat, NONE, NONE, NONE)
    state.turn = (seat + 1) % state.seats
    if state.turn == state.starter:
        return_dogs(state, log)
        state.phase = Phase.PLAYING
