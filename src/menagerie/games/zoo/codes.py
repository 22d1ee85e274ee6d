"""Action codes: small integers, the same for every seat.

A play or a question is the number of the set that is laid or shown, a gift that of the group
handed over. Two cards are numbered by their kinds, the lower first.
"""

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
