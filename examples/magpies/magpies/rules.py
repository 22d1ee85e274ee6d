"""The rules of Magpies: compiled for bots and servers, plain Python for a debugger."""

from typing import Annotated

import numpy as np

from menagerie.core.kernel.chance import KEY_WORDS, Chance, draw, wipe
from menagerie.core.kernel.codes import OWN, HappeningCode, RefusalCode
from menagerie.core.kernel.dice import Dice, throw, throw_word
from menagerie.core.kernel.layout import I8, Row, layout
from menagerie.core.kernel.log import Log, tell
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import POINT, Codes, Scores

SEATS, ROUNDS, BEST_TREASURE = 4, 6, 6
# M1: the cards are 1 to 24; each is its own code, and 0 is no card.
CARDS, NONE = 25, 0
# Where a card is: in the hand of seat 0 to 3, PLAYED by seat 0 to 3, or hidden.
PLAYED, HIDDEN = SEATS, -1


class Happening(HappeningCode):
    """What happened, by which rule, and who hears of it."""

    CARD_SEALED = 1, "M3", OWN  # seat, card
    CARD_PLAYED = 2, "M4"  # seat, card
    TREASURE_TAKEN = 3, "M5"  # seat, points


class Refusal(RefusalCode):
    """What can be wrong with an action, and by which rule."""

    NONE = 0
    NOT_HELD = 1, "M3"


@layout
class Magpies:
    """One game: the treasure, where each card is, what is sealed, and all points."""

    chance: Chance
    rules_version: I8
    seats: I8
    memory_aid: I8
    left: I8
    treasure: I8
    place: Annotated[Row, np.int8, (CARDS,)]
    sealed: Annotated[Row, np.int8, (SEATS,)]
    score: Annotated[Row, np.int8, (SEATS,)]


@rule
def give(state: Magpies, seat: int, number: int) -> int:
    """M1: a seat gets one of the hidden cards, by its number among them."""
    card = NONE
    while number >= 0:
        card += 1
        number -= state.place[card] == HIDDEN
    state.place[card] = seat
    return card


@rule
def deal(state: Magpies) -> None:
    """M1, M2: a card for every round, and the first treasure."""
    state.left = ROUNDS
    for card in range(CARDS):
        state.place[card] = PLAYED if card == NONE else HIDDEN
    for dealt in range(state.seats * ROUNDS):
        give(state, dealt % state.seats, draw(state.chance, CARDS - 1 - dealt))
    state.treasure = 1 + draw(state.chance, BEST_TREASURE)


@rule
def to_act(state: Magpies) -> int:
    """M3, M6: those who have not sealed a card, while there are rounds."""
    seats = 0
    for seat in range(state.seats):
        if state.left > 0 and state.sealed[seat] == NONE:
            seats |= 1 << seat
    return seats


@rule
def legal(state: Magpies, seat: int, codes: Codes) -> int:
    """M3: any card in hand, also in place of one that is sealed."""
    count = 0
    for card in range(CARDS):
        if state.place[card] == seat:
            codes[count] = card
            count += 1
    return count


@rule
def refusal(state: Magpies, seat: int, code: int) -> int:
    """M3: a card must be in hand, and after the last round none is."""
    return Refusal.NONE if state.place[code] == seat else Refusal.NOT_HELD


@rule
def play_cards(state: Magpies, log: Log | None) -> None:
    """M4, M5: all cards are turned up; the highest takes an odd treasure, the lowest an even."""
    best, winner = NONE, NONE
    for seat in range(state.seats):
        card = state.sealed[seat]
        state.sealed[seat] = NONE
        state.place[card] = PLAYED + seat
        tell(log, Happening.CARD_PLAYED, seat, card, NONE, NONE)
        if best == NONE or (card > best) == (state.treasure % 2 == 1):
            best, winner = card, seat
    state.score[winner] += state.treasure
    tell(log, Happening.TREASURE_TAKEN, winner, state.treasure, NONE, NONE)


@rule
def apply(state: Magpies, seat: int, code: int, log: Log | None) -> None:
    """M2, M3: seal a card; the last seal plays them all, and chance brings the next treasure."""
    state.sealed[seat] = code
    tell(log, Happening.CARD_SEALED, seat, code, NONE, NONE)
    if to_act(state) == 0:
        play_cards(state, log)
        state.left -= 1
        state.treasure = 1 + draw(state.chance, BEST_TREASURE) if state.left > 0 else NONE


@rule
def results(state: Magpies, scores: Scores, ranks: Scores) -> int:
    """M6: most points win, equal points share a place; 1 after the last round."""
    for seat in range(state.seats):
        scores[seat] = state.score[seat] * POINT
        ranks[seat] = 1
        for other in range(state.seats):
            ranks[seat] += state.score[other] > state.score[seat]
    return 1 if state.left == 0 else 0


@rule
def veil(state: Magpies, seat: int) -> None:
    """M3: chance, and what others hold and have sealed, is hidden."""
    wipe(state.chance)
    for card in range(CARDS):
        if state.place[card] != seat and state.place[card] < PLAYED:
            state.place[card] = HIDDEN
    for other in range(state.seats):
        if other != seat and state.sealed[other] != NONE:
            state.sealed[other] = HIDDEN


@rule
def guess(state: Magpies, seat: int, dice: Dice) -> None:
    """M1, M3: the others hold any hidden cards, and may have sealed any of these."""
    hidden = 0
    for card in range(CARDS):
        hidden += state.place[card] == HIDDEN
    for word in range(KEY_WORDS):
        state.chance[word] = throw_word(dice)
    for other in range(state.seats):
        for _ in range(state.left if other != seat else 0):
            card = give(state, other, throw(dice, hidden))
            hidden -= 1
            if state.sealed[other] == HIDDEN:
                state.sealed[other] = card
