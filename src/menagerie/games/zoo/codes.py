"""Every number that leaves the kernel: actions, events, and why an action is refused.

A play or a question is the number of the set that is laid or shown, a gift that of the group
handed over. Two cards are numbered by their kinds, the lower first.
"""

from menagerie.core.kernel.codes import BOTH, OWN, HappeningCode, RefusalCode
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


class Happening(HappeningCode):
    """What happened, by which rule, who hears of it, and which facts follow in the row."""

    ROUND_STARTED = 1, "Z4"  # round, dealer, leader
    TEAM_FORMED = 2, "Z15"  # senior, junior or NONE
    CARDS_PUSHED = 3, "Z17", BOTH  # junior, senior, two kinds
    PUSH_MADE = 4, "Z17"  # junior, senior
    CARDS_KEPT = 5, "Z17"  # junior
    CARDS_RETURNED = 6, "Z17", BOTH  # senior, junior, two kinds
    RETURN_MADE = 7, "Z17"  # senior, junior
    CARDS_LAID = 8, "Z17", OWN  # seat, up to two kinds
    LAYING_MADE = 9, "Z17"  # seat, number
    SET_LED = 10, "Z6"  # seat, set
    SET_PLAYED = 11, "Z7"  # seat, set
    PASSED = 12, "Z8"  # seat
    QUESTION_ASKED = 13, "Z18"  # junior, senior, set shown
    CARDS_GIVEN = 14, "Z18"  # senior, junior, group
    QUESTION_REFUSED = 15, "Z18"  # senior, junior
    WENT_OUT = 16, "Z10"  # seat, place
    TRICK_WON = 17, "Z9"  # seat, sets in it
    LEAD_PASSED = 18, "Z12"  # seat
    ROUND_ENDED = 19, "Z11"  # round
    POINTS_SCORED = 20, "Z13"  # seat, own points, added points, lions, hedgehog, total
    STANDINGS_FIXED = 21, "Z23"  # the seats in order
    GAME_ENDED = 22, "Z24"  # end


class Refusal(RefusalCode):
    """What can be wrong with an action, and by which rule."""

    NONE = 0
    OVER = 1, "Z24"
    NOT_NOW = 2, "Z8"
    NOT_YOUR_TURN = 3, "Z5"
    NOT_HELD = 4, "Z4"
    # Playing and passing.
    MUST_LEAD = 10, "Z6"
    WRONG_ANIMAL = 11, "Z7"
    WRONG_NUMBER = 12, "Z7"
    # Asking and answering.
    NOTHING_TO_BEAT = 20, "Z18"
    NO_TEAMS = 21, "Z14"
    NOT_JUNIOR = 22, "Z18"
    PARTNER_OUT = 23, "Z19"
    SHOWS_ENOUGH = 24, "Z18"
    NOT_ASKED = 25, "Z18"
    NOT_WANTED = 26, "Z18"
    NOT_MISSING = 27, "Z18"
    ONE_MOSQUITO = 28, "Z3"
    # The exchange.
    EXCHANGED = 40, "Z17"
    ONLY_JUNIOR = 41, "Z17"
    ONLY_SENIOR = 42, "Z17"
    NOTHING_PUSHED = 43, "Z17"
    ONLY_ALONE = 44, "Z17"
    # Actions that nobody can ever have; the rules never give these.
    ORDER = 50, "Z3"
    TOO_MANY = 51, "Z17"
    NO_CARDS = 52, "Z1"
    NO_SET = 53, "Z3"
