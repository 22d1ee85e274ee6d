"""What it counts to ask and to give, in hundredths of a point."""

from menagerie.bots.zoo.policy.outlook import HUNDRED, Outlook, chance, count_of, relief
from menagerie.bots.zoo.policy.tricks import HALF_LION, half_lions
from menagerie.core.kernel.rule import rule
from menagerie.games.zoo.pieces import ELEPHANT, JOKER, LION
from menagerie.games.zoo.questions import wanted_kind
from menagerie.games.zoo.sets import KIND, NUMBER, REAL, WITH_JOKER, number_needed
from menagerie.games.zoo.state import Zoo
from menagerie.games.zoo.tricks import top_set

NEVER = -1000
# Z18: a question costs nothing but what it shows; the more is missing, the less it helps.
ASKED = 3
MISSING = 2
JUNIOR_OUT = 54
# To give: the trick goes to the junior with the lions in it.
GIFT = 73
CARD_GIVEN = 51
JOKER_GIVEN = 55
ELEPHANT_GIVEN = 48
LION_GIVEN = 24
OWN_SET = 71
RELIEF_GIVEN = 24
IN_HURRY = 47
OUT_BY_GIFT = 124
JUNIOR_OUT_BY_GIFT = 75


@rule
def ask_worth(state: Zoo, seat: int, look: Outlook, shown: int) -> int:
    """Z18: what it counts more to ask than to pass; never against the partner's own set."""
    kind = wanted_kind(state, shown)
    needed = number_needed(top_set(state), kind)
    missing = needed - NUMBER[shown]
    if (
        WITH_JOKER[shown] > 0
        or REAL[shown] < state.hands[seat, KIND[shown]]
        or count_of(look.unseen, kind) < missing
        or state.trick_seat[state.plays - 1] == state.partner[seat]
    ):
        return NEVER
    worth = ASKED - MISSING * (missing - 1)
    if state.cards[seat] == NUMBER[shown]:
        worth += JUNIOR_OUT
    lions = look.lions + (needed if kind == LION else 0)
    if lions > 0:
        gain = half_lions(look.lions_won + lions) - half_lions(look.lions_won)
        worth += HALF_LION * gain * chance(look, kind, needed) // HUNDRED
    return worth


@rule
def give_worth(state: Zoo, seat: int, look: Outlook, group: int) -> int:
    """Z18: what it counts more to give than to refuse."""
    worth = GIFT - CARD_GIVEN * NUMBER[group] - LION_GIVEN * look.lions
    kind = KIND[group]
    if kind != JOKER:
        gone = relief(look, kind, state.hands[seat, kind], REAL[group])
        worth += RELIEF_GIVEN * gone // HUNDRED
    if kind == ELEPHANT:
        worth -= ELEPHANT_GIVEN * REAL[group]
    if state.trick_seat[state.plays - 1] == seat:
        worth -= OWN_SET
    if look.hurried:
        worth += IN_HURRY
    if state.cards[seat] == NUMBER[group]:
        worth += OUT_BY_GIFT
    if state.cards[state.turn] == NUMBER[state.asked]:
        worth += JUNIOR_OUT_BY_GIFT
    return worth - JOKER_GIVEN * WITH_JOKER[group]
