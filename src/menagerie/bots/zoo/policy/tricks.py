"""What it counts to lead or to beat with a set, or to pass, in hundredths of a point."""

from menagerie.bots.zoo.policy.outlook import FEW_CARDS, HUNDRED, Outlook, chance, relief
from menagerie.core.kernel.layout import Row
from menagerie.core.kernel.rule import rule, table
from menagerie.games.zoo.hands import holds_cards
from menagerie.games.zoo.pieces import (
    ANIMALS,
    BOXES,
    CARD_NAMES,
    ELEPHANT,
    HEDGEHOG,
    JOKER,
    LATEST,
    LION,
    MOSQUITO,
)
from menagerie.games.zoo.scoring import FEWEST_LIONS
from menagerie.games.zoo.sets import KIND, NUMBER, REAL, WITH_JOKER, WITH_MOSQUITO
from menagerie.games.zoo.state import NONE, Phase, Zoo
from menagerie.games.zoo.tricks import top_set

# To be rid of a group that would not win the lead back; what a card is still good for, which is
# less for an animal that many others beat.
RELIEF = 36
CARD_KEPT = 18
WEAK_CARD = 3
JOKER_KEPT = 56
# Z12: a joker that is left alone can neither lead nor beat.
JOKER_STRANDED = 272
# To go out, and how much less it is while the partner is in play and needs help.
OUT = 198
PARTNER_LEFT_IN = 102
# To win the lead with one group left, or with two; to have one left and not win it.
LEAD_WITH_ONE = 190
LEAD_WITH_TWO = 45
ONE_WITHOUT_LEAD = 76
TWO_GROUPS = 2
# A set that nobody can beat; any chance to win the trick while a rival has few cards left.
SURE = 14
STANDS_IN_HURRY = 20

# Z22: half a lion that is surely won; the hedgehog that is wanted; an elephant, which would win
# other players' lions.
HALF_LION = 28
HEDGEHOG_WON = 24
ELEPHANT_KEPT = 49

# To let the set on top stand: that of a rival who has so few cards left; with nobody after; with
# a lion in the trick; and the partner's.
RIVAL_LEADS: Row = table([0, 72, 33, 24])
LAST_CHANCE = 28
LION_LOST = 56
PARTNER_LEADS = 9
PARTNER_STANDS = 55
PARTNER_NEARLY_OUT = 33
PARTNER_OUT = 53

WEAKNESS: Row = table([len(BOXES[LATEST].beaters(name)) for name in CARD_NAMES[:ANIMALS]])


@rule
def out_worth(state: Zoo, seat: int) -> int:
    """Z10, Z21: to go out is worth less while the partner is still in play."""
    partner = state.partner[seat]
    return OUT - PARTNER_LEFT_IN if partner != NONE and holds_cards(state, partner) else OUT


@rule
def groups_left(state: Zoo, seat: int, look: Outlook, group: int) -> int:
    """How many animals a hand has without a set."""
    groups = look.groups
    if state.hands[seat, KIND[group]] == REAL[group]:
        groups -= 1
    if WITH_MOSQUITO[group] and state.hands[seat, MOSQUITO] == 1:
        groups -= 1
    return groups


@rule
def lead_worth(groups: int, stands: int) -> int:
    """To win the trick with few groups left is to go out soon."""
    if groups <= 1:
        return LEAD_WITH_ONE * stands // HUNDRED - ONE_WITHOUT_LEAD
    return LEAD_WITH_TWO * stands // HUNDRED if groups == TWO_GROUPS else 0


@rule
def rest_worth(state: Zoo, seat: int, look: Outlook, group: int, stands: int) -> int:
    """What it counts that the hand is rid of a set, and what is left of it."""
    kind = KIND[group]
    worth = lead_worth(groups_left(state, seat, look, group), stands)
    held = state.hands[seat, kind]
    if REAL[group] == held == NUMBER[group]:
        worth += RELIEF * (HUNDRED - stands) // HUNDRED
    else:
        worth += RELIEF * relief(look, kind, held, REAL[group]) // HUNDRED
    worth += NUMBER[group] * (WEAK_CARD * WEAKNESS[kind] - CARD_KEPT)
    if look.hurried:
        worth += STANDS_IN_HURRY * stands // HUNDRED
    if stands == HUNDRED:
        worth += SURE
    if WITH_JOKER[group] > 0:
        worth -= JOKER_KEPT
    elif state.cards[seat] - NUMBER[group] == 1 and state.hands[seat, JOKER] > 0:
        worth -= JOKER_STRANDED
    return worth


@rule
def half_lions(won: int) -> int:
    """Z22: what lions count, in halves; one alone may still become two."""
    return 2 * won if won >= FEWEST_LIONS else won


@rule
def animals_worth(look: Outlook, group: int, stands: int) -> int:
    """Z22: lions and a hedgehog go to the winner of the trick; elephants win lions."""
    kind = KIND[group]
    worth = -ELEPHANT_KEPT * REAL[group] if kind == ELEPHANT else 0
    lions = look.lions + (REAL[group] if kind == LION else 0)
    if stands == HUNDRED and lions > 0:
        worth += HALF_LION * (half_lions(look.lions_won + lions) - half_lions(look.lions_won))
    if look.wants_hedgehog and (look.hedgehog or kind == HEDGEHOG):
        worth += HEDGEHOG_WON * stands // HUNDRED
    return worth


@rule
def play_worth(state: Zoo, seat: int, look: Outlook, group: int) -> int:
    """What it counts to play a set now."""
    stands = chance(look, KIND[group], NUMBER[group])
    worth = animals_worth(look, group, stands) if look.animals else 0
    if state.cards[seat] == NUMBER[group]:
        return worth + out_worth(state, seat)
    return worth + rest_worth(state, seat, look, group, stands)


@rule
def partner_pass_worth(state: Zoo, partner: int, stands: int) -> int:
    """Z9: the partner's set may stand, unless nobody of the team would lead."""
    worth = PARTNER_LEADS + PARTNER_STANDS * stands // HUNDRED
    if state.cards[partner] == 0:
        return worth - PARTNER_OUT
    return worth + PARTNER_NEARLY_OUT if state.cards[partner] <= FEW_CARDS else worth


@rule
def is_last_chance(state: Zoo, seat: int, owner: int) -> bool:
    """Z9: whether the trick is won if a seat passes too."""
    return state.holders & ~(state.passed | (1 << seat) | (1 << owner)) == 0


@rule
def pass_worth(state: Zoo, seat: int, look: Outlook) -> int:
    """Z8: what it counts to let the set on top stand."""
    if state.phase != Phase.BEATING:
        return 0
    top = top_set(state)
    owner = state.trick_seat[state.plays - 1]
    last = is_last_chance(state, seat, owner)
    stands = HUNDRED if last else chance(look, KIND[top], NUMBER[top])
    worth = -LION_LOST * look.lions * stands // HUNDRED
    if last:
        worth -= LAST_CHANCE
    if owner == state.partner[seat]:
        return worth + partner_pass_worth(state, owner, stands)
    cards = state.cards[owner]
    return worth - RIVAL_LEADS[cards] if cards < len(RIVAL_LEADS) else worth
