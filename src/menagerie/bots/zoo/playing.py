"""What it counts to lead or to beat with a set, in tenths of a card."""

from menagerie.core.layout import Row
from menagerie.core.rule import rule, table
from menagerie.games.zoo.pieces import (
    ANIMALS,
    BOXES,
    CARD_NAMES,
    HEDGEHOG,
    JOKER,
    LATEST,
    LION,
)
from menagerie.games.zoo.scoring import counts_animals, won_of
from menagerie.games.zoo.sets import KIND, NUMBER, REAL, WITH_JOKER
from menagerie.games.zoo.state import Phase, Zoo

CARD = 10
OUT = 1000
# What is kept back by playing the joker early, or by leaving part of a group behind.
JOKER_KEPT = 25
GROUP_SPLIT = 8
# A joker that is left alone can neither lead nor beat.
JOKER_STRANDED = 40
# Each animal that a kind beats makes it worth keeping, and a weak one worth leading.
POWER = 3
PARTNERS_SET = 60
RIVAL_NEARLY_OUT = 10
FEW_CARDS = 2
BEAT = 12
WANTED_ANIMAL = 10

BEATS: Row = table(
    [
        sum(name in BOXES[LATEST].beaters(prey) for prey in CARD_NAMES[:ANIMALS])
        for name in CARD_NAMES
    ]
)


@rule
def group_worth(state: Zoo, seat: int, group: int) -> int:
    """Cards got rid of, less what they would have been good for."""
    left = state.cards[seat] - NUMBER[group]
    if left == 0:
        return OUT
    worth = CARD * NUMBER[group] - POWER * BEATS[KIND[group]]
    if state.hands[seat, KIND[group]] > REAL[group]:
        worth -= GROUP_SPLIT
    if WITH_JOKER[group] > 0:
        worth -= JOKER_KEPT
    elif left == 1 and state.hands[seat, JOKER] > 0:
        worth -= JOKER_STRANDED
    return worth


@rule
def trick_worth(state: Zoo, seat: int) -> int:
    """Z22: what the animals on the table count for whoever wins them."""
    worth = 0
    lacks_hedgehog = won_of(state, seat, HEDGEHOG) == 0
    for play in range(state.plays):
        kind = KIND[state.trick_set[play]]
        if kind == LION or (kind == HEDGEHOG and lacks_hedgehog):
            worth += WANTED_ANIMAL
    return worth if counts_animals(state) else 0


@rule
def rival_is_nearly_out(state: Zoo, seat: int) -> bool:
    """Whether somebody else than the partner has few cards left."""
    for other in range(state.seats):
        if other != seat and other != state.partner[seat] and 0 < state.cards[other] <= FEW_CARDS:
            return True
    return False


@rule
def is_partners_set(state: Zoo, seat: int) -> bool:
    """Whether the set on top is the partner's."""
    return state.trick_seat[state.plays - 1] == state.partner[seat]


@rule
def play_worth(state: Zoo, seat: int, group: int) -> int:
    """What it counts to play a set now; to pass counts nothing."""
    worth = group_worth(state, seat, group)
    if state.phase == Phase.LEADING or worth == OUT:
        return worth
    if is_partners_set(state, seat):
        worth -= PARTNERS_SET
    if rival_is_nearly_out(state, seat):
        worth += RIVAL_NEARLY_OUT
    return worth + BEAT + trick_worth(state, seat)
