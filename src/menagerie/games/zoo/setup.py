"""Setting up a game and a round: the deal, teams, who leads."""

from menagerie.core.kernel.chance import draw, shuffle
from menagerie.core.kernel.log import Log, tell
from menagerie.core.kernel.rule import rule
from menagerie.games.zoo.codes import Happening
from menagerie.games.zoo.pieces import (
    CARDS,
    DEALT,
    FEWEST_SEATS,
    KINDS,
    MOST_SEATS,
    PACK,
    PACK_SIZE,
)
from menagerie.games.zoo.state import HANDED, NONE, Phase, Zoo
from menagerie.games.zoo.teams import form_teams, plays_in_teams
from menagerie.games.zoo.tricks import clear_trick


@rule
def clear_seat(state: Zoo, seat: int) -> None:
    """Gather a seat's cards, and forget what it held, played and showed."""
    state.cards[seat] = 0
    state.out[seat] = NONE
    state.partner[seat] = NONE
    for place in range(HANDED):
        state.handed[seat, place] = NONE
    for kind in range(KINDS):
        state.hands[seat, kind] = 0
        state.taken[seat, kind] = 0
        state.played[seat, kind] = 0
        state.shown[seat, kind] = 0


@rule
def clear_round(state: Zoo) -> None:
    """Gather the cards of all players."""
    clear_trick(state)
    state.asked = NONE
    state.out_count = 0
    for seat in range(state.seats):
        clear_seat(state, seat)


@rule
def shuffle_deck(state: Zoo) -> int:
    """Z1, Z25: shuffle the cards, on the empty trick's place; return how many they are."""
    cards = state.trick_set
    count = PACK_SIZE[state.rules_version - 1, state.seats]
    for card in range(count):
        cards[card] = PACK[state.rules_version - 1, state.seats, card]
    shuffle(state.chance, cards, count)
    return count


@rule
def deal_hands(state: Zoo) -> None:
    """Z4: deal out all cards, beginning left of the dealer."""
    count = shuffle_deck(state)
    dealt = 0
    seat = state.dealer
    for place in range(state.seats):
        seat = seat + 1 if seat + 1 < state.seats else 0
        state.cards[seat] = DEALT[state.seats, place]
        for card in range(dealt, dealt + state.cards[seat]):
            state.hands[seat, state.trick_set[card]] += 1
        dealt += state.cards[seat]
    for card in range(count):
        state.trick_set[card] = NONE
    state.holders = (1 << state.seats) - 1


@rule
def seat_right_of(state: Zoo, seat: int) -> int:
    """The neighbour before whom a seat plays."""
    return seat - 1 if seat > 0 else state.seats - 1


@rule
def seat_left_of(state: Zoo, seat: int) -> int:
    """The neighbour who plays next."""
    return seat + 1 if seat + 1 < state.seats else 0


@rule
def choose_dealer(state: Zoo) -> None:
    """Z14, Z16, Z25: in teams the first deals and the last leads; else left of the dealer leads."""
    last = state.standings[state.seats - 1]
    if plays_in_teams(state):
        state.dealer = state.standings[0]
        state.turn = last
    elif state.seats == FEWEST_SEATS:
        state.dealer = seat_right_of(state, last)
        state.turn = last
    else:
        state.dealer = seat_left_of(state, state.dealer)
        state.turn = seat_left_of(state, state.dealer)


@rule
def start_round(state: Zoo, log: Log | None) -> None:
    """Z4, Z14: deal; in teams the exchange comes first, else the leader begins at once."""
    tell(log, Happening.ROUND_STARTED, state.round, state.dealer, state.turn, NONE)
    clear_round(state)
    deal_hands(state)
    state.juniors = 0
    state.phase = Phase.LEADING
    if plays_in_teams(state):
        state.phase = Phase.EXCHANGING
        form_teams(state, log)


@rule
def next_round(state: Zoo, log: Log | None) -> None:
    """Z14-Z16: go on to the next round."""
    state.round += 1
    choose_dealer(state)
    start_round(state, log)


@rule
def deal(state: Zoo) -> None:
    """Z5, Z23: draw the dealer; the player to the left leads and stands first."""
    state.round = 1
    state.dealer = draw(state.chance, state.seats)
    state.turn = seat_left_of(state, state.dealer)
    seat = state.turn
    for place in range(MOST_SEATS):
        state.standings[place] = NONE
    for place in range(state.seats):
        state.standings[place] = seat
        seat = seat_left_of(state, seat)
    for unused in range(state.seats, MOST_SEATS):
        clear_seat(state, unused)
    state.plays = CARDS
    start_round(state, None)
