"""The kinds of event a rule may log, each with the order of its facts."""

from enum import IntEnum


class Happening(IntEnum):
    """What happened, and which facts follow in the row."""

    BID_SEALED = 1  # seat, whole cows, nothing, parts of a cow
    BID_MADE = 2  # seat
    BID_REVEALED = 3  # seat, whole cows, turn, parts of a cow
    BIDS_TIED = 4  # seats as bits
    LOT_DRAWN = 5  # seats as bits
    COLOUR_PICKED = 6  # seat, colour
    SPLIT_SEALED = 7  # seat, split
    SPLIT_MADE = 8  # seat
    COW_DEALT = 9  # seat, colour, pasture
    ROUND_STARTED = 10  # round
    PAIR_LAID = 11  # seat, pasture, card, slot
    CHOICE_MADE = 12  # seat
    CHOICE_REOPENED = 13  # seat
    PAIR_REVEALED = 14  # seat, pasture, card, slot
    CARD_DISCARDED = 15  # seat
    ORDER_FIXED = 16  # pasture, then the colours
    COWS_PLACED = 17  # seat, colour, pasture, cows
    PAIR_LAPSED = 18  # seat, colour, pasture
    PASTURE_FILLED = 19  # pasture, colour
    NUMBER_STARTED = 20  # pasture, rank, colour, cows
    MARKET_STARTED = 21  # pasture, colour, cows
    COW_PUT = 22  # seat, colour, pasture, cow is forced
    COWS_FORGONE = 23  # seat, colour, cows
    FINAL_BONUS_PAID = 24  # seat, colour, pasture, cows
    GAME_ENDED = 25  # end
