"""Why an action may be refused, as numbers that rules return and `why` puts into words."""

from enum import IntEnum


class Refusal(IntEnum):
    """One value for each thing that can be wrong with an action."""

    NONE = 0
    OVER = 1
    NOT_NOW = 2
    NOT_YOUR_TURN = 3
    # Redrawing and playing.
    TOO_FEW_DOGS = 10
    NOT_IN_HAND = 11
    # Taking.
    OFF_LINE = 20
    NO_CARD = 21
    MARKED = 22
    # Herding.
    NOT_MARKED = 30
    NOT_YOURS = 31
    STABLE_THERE = 32
    ASKED_BEFORE = 33
    NOTHING_THERE = 34
