"""Why an action may be refused, as numbers that rules return and `why` puts into words."""

from enum import IntEnum


class Refusal(IntEnum):
    """One value for each thing that can be wrong with an action."""

    NONE = 0
    OVER = 1
    NOT_NOW = 2
    NOT_YOUR_TURN = 3
    # Laying pairs.
    PASTURE_FULL = 10
    PASTURE_TWICE = 11
    NEEDS_PASTURE = 12
    MUST_DISCARD = 13
    ONE_DISCARD = 14
    NO_PASTURE_CARDS = 15
    CARD_SPENT = 16
    CARD_TWICE = 17
    NOT_YOUR_COLOUR = 18
    COLOUR_TWICE = 19
    # Placing and putting cows.
    OVER_CARD = 30
    NO_SPACE = 31
    NO_SUPPLY = 32
    EQUAL_HERD = 33
    NO_SPACE_TO_PUT = 34
    EQUAL_HERD_AHEAD = 35
    MUST_PUT = 36
    # The auction.
    BID_LOWER = 50
    NOT_TIED = 51
    NOT_IN_PLAY = 52
    COLOUR_TAKEN = 53
    NO_SUCH_BID = 54
    DECIMALS_BEGUN = 55
