"""The kinds of event a rule may log, each with the order of its facts."""

from enum import IntEnum


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
