"""Every number that leaves the kernel: actions, events, and why an action is refused.

A play or a question is the number of the set that is laid or shown, a gift that of the group
handed over. Two cards are numbered by their kinds, the lower first.
"""

from enum import IntEnum

from menagerie.core.kernel.layout import Row
from menagerie.core.kernel.rule import table
from menagerie.games.zoo.pieces import KINDS
from menagerie.games.zoo.sets import GROUP_COUNT, SET_COUNT

PAIRS = tuple((first, second) for first in range(KINDS) for second in range(first, KINDS))
PAIR_COUNT = len(PAIRS)

PLAY = 0
PASS = PLAY + SET_COUNT
ASK = PASS + 1
GIVE = ASK + SET_COUNT
REFUSE = GIVE + GROUP_COUNT
PUSH = REFUSE + 1
KEEP = PUSH + PAIR_COUNT
RETURN = KEEP + 1
LAY_NONE = RETURN + PAIR_COUNT
LAY_ONE = LAY_NONE + 1
LAY_TWO = LAY_ONE + KINDS
CODES = LAY_TWO + PAIR_COUNT

FIRST_OF_PAIR: Row = table([first for first, _ in PAIRS])
SECOND_OF_PAIR: Row = table([second for _, second in PAIRS])


class Happening(IntEnum):
    """What happened, and which facts follow in the row."""

    ROUND_STARTED = 1  # round, dealer, leader
    TEAM_FORMED = 2  # senior, junior or NONE
    CARDS_PUSHED = 3  # junior, senior, two kinds
    PUSH_MADE = 4  # junior, senior
    CARDS_KEPT = 5  # junior
    CARDS_RETURNED = 6  # senior, junior, two kinds
    RETURN_MADE = 7  # senior, junior
    CARDS_LAID = 8  # seat, up to two kinds
    LAYING_MADE = 9  # seat, number
    SET_LED = 10  # seat, set
    SET_PLAYED = 11  # seat, set
    PASSED = 12  # seat
    QUESTION_ASKED = 13  # junior, senior, set shown
    CARDS_GIVEN = 14  # senior, junior, group
    QUESTION_REFUSED = 15  # senior, junior
    WENT_OUT = 16  # seat, place
    TRICK_WON = 17  # seat, sets in it
    LEAD_PASSED = 18  # seat
    ROUND_ENDED = 19  # round
    POINTS_SCORED = 20  # seat, own points, added points, lions, hedgehog, total
    STANDINGS_FIXED = 21  # the seats in order
    GAME_ENDED = 22  # end


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
