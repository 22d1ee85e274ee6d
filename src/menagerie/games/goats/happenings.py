"""The kinds of event a rule may log, each with the order of its facts."""

from enum import IntEnum


class Happening(IntEnum):
    """What happened, and which facts follow in the row."""

    DOGS_PUT_ASIDE = 1  # seat, dogs
    CARD_DRAWN = 2  # seat, card
    HAND_KEPT = 3  # seat
    DOGS_SHUFFLED_IN = 4  # dogs
    CARD_PLAYED = 5  # seat, card
    CARD_BOXED = 6  # seat, card
    GOAT_WALKED = 7  # seat, from, to
    CARD_TAKEN = 8  # seat, card, cell
    GAP_FILLED = 9  # card, cell
    GAP_LEFT = 10  # cell
    KIND_WON = 11  # seat, kind, by the fourth card
    CARD_MARKED = 12  # seat, card, cell, with a reminder
    CARD_LEFT_NEUTRAL = 13  # seat, card, cell
    CARD_SHOWN = 14  # seat, card
    SWAP_ASKED = 15  # seat, from, to, opponent
    SWAP_REFUSED = 16  # opponent, from, to
    CARD_HERDED = 17  # seat, from, to, opponent or none
    HERDING_DECLINED = 18  # seat
    GAME_ENDED = 19  # end, the kind it kept from a seat, the seat; or none
    REMINDERS_SET = 20  # seat, kind, small goats
    REMINDER_RETURNED = 21  # seat, kind
