"""What it counts to push, to return and to lay aside cards (Z17), in hundredths of a point."""

from menagerie.bots.zoo.policy.outlook import HUNDRED, Outlook, relief
from menagerie.bots.zoo.policy.tricks import WEAKNESS
from menagerie.core.kernel.layout import Grid, Row
from menagerie.core.kernel.rule import rule, table
from menagerie.games.zoo.codes import KEEP, LAY_NONE, LAY_ONE, LAY_TWO, PAIRS, PUSH, RETURN
from menagerie.games.zoo.pieces import ANIMALS, CARD_NAMES, HEDGEHOG, JOKER, KINDS, LION, Card
from menagerie.games.zoo.state import HANDED, NONE, Zoo
from menagerie.games.zoo.teams import is_alone, is_junior

PUSHED, RETURNED, LAID = 0, 1, 2
# To be rid of a group that would not win the lead back, and each animal that beats a card.
RELIEF_HANDED: Row = table([30, 28, 47])
WEAK_HANDED = (0, -4, 5)
# What a card adds to that: strong ones are not given away lightly; alone, lions are laid where
# nobody can take them.
HANDED_CARDS: tuple[dict[Card, int], ...] = (
    {"whale": -7, "elephant": -56, "lion": -34, "hedgehog": -34, "mosquito": -21, "joker": -40},
    {"whale": -3, "elephant": -66, "lion": -55, "hedgehog": -37, "mosquito": -34, "joker": -58},
    {"whale": -30, "elephant": -90, "lion": 68, "mosquito": -10, "joker": -97},
)
# Z22: lions are laid together, and a hedgehog if there is no other to win.
LION_NOT_LAID = 57
LAST_HEDGEHOG_LAID = 61
# To keep all cards as a junior, or to lay none alone.
NOTHING_PUSHED = -27
NOTHING_LAID = 32
NEVER = -1000


def handed_row(role: int) -> list[int]:
    """What each kind counts when it is handed in a role."""
    weak = [WEAK_HANDED[role] * WEAKNESS[kind] for kind in range(ANIMALS)]
    return [w + HANDED_CARDS[role].get(n, 0) for w, n in zip([*weak, 0], CARD_NAMES, strict=True)]


HANDED_WORTH: Grid = table([handed_row(role) for role in (PUSHED, RETURNED, LAID)])
PAIR_OF: Grid = table(
    [[PAIRS.index((min(a, b), max(a, b))) for b in range(KINDS)] for a in range(KINDS)]
)


@rule
def laid_worth(kind: int, held: int, number: int) -> int:
    """Z17, Z22: what lions and a hedgehog count more when a player alone lays them."""
    if kind == LION:
        return -LION_NOT_LAID * (held - number)
    return LAST_HEDGEHOG_LAID if kind == HEDGEHOG and held == number else 0


@rule
def handed_worth(state: Zoo, seat: int, look: Outlook, role: int, kind: int, number: int) -> int:
    """Z17: what it counts to hand over cards of a kind; NEVER if they are not held."""
    if kind == NONE or state.hands[seat, kind] < number:
        return NEVER
    held = state.hands[seat, kind]
    worth = number * HANDED_WORTH[role, kind]
    if kind == JOKER:
        return worth
    if role == LAID:
        worth += laid_worth(kind, held, number)
    return worth + RELIEF_HANDED[role] * relief(look, kind, held, number) // HUNDRED


@rule
def best_handed(state: Zoo, seat: int, look: Outlook, role: int, number: int, but: int) -> int:
    """Z17: the kind of which so many count most, another than one."""
    best = NONE
    best_worth = NEVER
    for kind in range(KINDS):
        worth = handed_worth(state, seat, look, role, kind, number) if kind != but else NEVER
        if worth > best_worth:
            best = kind
            best_worth = worth
    return best


@rule
def laid_code(first: int, second: int, one: int, two: int) -> int:
    """Z17: alone, to lay two cards, one, or none, by what one and two of them count."""
    if max(one, two) <= NOTHING_LAID:
        return LAY_NONE
    return LAY_ONE + first if one >= two else LAY_TWO + PAIR_OF[first, second]


@rule
def choose_exchange(state: Zoo, seat: int, look: Outlook) -> int:
    """Z17: the two cards that count most, or fewer where that counts more."""
    role = LAID if is_alone(state, seat) else (PUSHED if is_junior(state, seat) else RETURNED)
    first = best_handed(state, seat, look, role, 1, NONE)
    second = best_handed(state, seat, look, role, 1, first)
    alike = best_handed(state, seat, look, role, HANDED, NONE)
    one = handed_worth(state, seat, look, role, first, 1)
    two = one + handed_worth(state, seat, look, role, second, 1)
    twice = handed_worth(state, seat, look, role, alike, HANDED)
    if role == LAID:
        if twice > max(one, two):
            return laid_code(alike, alike, one, twice)
        return laid_code(first, second, one, two)
    pair = PAIR_OF[alike, alike] if twice > two else PAIR_OF[first, second]
    if role == RETURNED:
        return RETURN + pair
    return PUSH + pair if max(two, twice) > NOTHING_PUSHED else KEEP
