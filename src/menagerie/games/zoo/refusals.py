"""Why an action may be refused, as numbers that rules return and `why` puts into words."""

from enum import IntEnum


class Refusal(IntEnum):
    """One value for each thing that can be wrong with an action."""

    NONE = 0
    OVER = 1
    NOT_NOW = 2
    NOT_YOUR_TURN = 3
    NOT_HELD = 4
    # Playing and passing.
    MUST_LEAD = 10
    WRONG_ANIMAL = 11
    WRONG_NUMBER = 12
    # Asking and answering.
    NOTHING_TO_BEAT = 20
    NO_TEAMS = 21
    NOT_JUNIOR = 22
    PARTNER_OUT = 23
    SHOWS_ENOUGH = 24
    NOT_ASKED = 25
    NOT_WANTED = 26
    NOT_MISSING = 27
    ONE_MOSQUITO = 28
    # The exchange.
    EXCHANGED = 40
    ONLY_JUNIOR = 41
    ONLY_SENIOR = 42
    NOTHING_PUSHED = 43
    ONLY_ALONE = 44
