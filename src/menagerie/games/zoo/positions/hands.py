"""Cards from a position: hands, tricks, who is out."""

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.games.zoo.hands import handed_of
from menagerie.games.zoo.pieces import BOXES, CARD_NAMES, DEALT, KINDS
from menagerie.games.zoo.positions.shape import ZooPosition, count_kinds
from menagerie.games.zoo.setup import deal_hands, seat_left_of
from menagerie.games.zoo.state import HANDED, NONE, Phase, Zoo
from menagerie.games.zoo.teams import is_alone

FEWEST_HOLDERS = 2
SPENT = ("trick", "taken", "out", "played", "shown", "handed")


def load_hands(state: Zoo, position: ZooPosition) -> None:
    """Z4: set the hands; left out, they are dealt, or empty when the game is over."""
    if position.hands is None:
        for field in SPENT:
            if any(getattr(position, field) or ()) and state.phase != Phase.OVER:
                raise PositionError(f"hands: they must be given with {field}")
        if state.phase != Phase.OVER:
            plain(deal_hands)(state)
            return
    for seat, cards in enumerate(position.hands or ((),) * state.seats):
        for kind, number in enumerate(count_kinds(cards)):
            state.hands[seat, kind] = number
        state.cards[seat] = len(cards)
    state.holders = sum(1 << seat for seat in range(state.seats) if state.cards[seat])
    check_holders(state)


def check_holders(state: Zoo) -> None:
    """Z11: while a round runs at least two hold cards, when the game is over at most one."""
    holders = state.holders.bit_count()
    if state.phase == Phase.OVER and holders >= FEWEST_HOLDERS:
        raise PositionError("hands: several players hold cards, so the round is not over (Z11)")
    if state.phase != Phase.OVER and holders < FEWEST_HOLDERS:
        raise PositionError("hands: at most one player holds cards, so the round is over (Z11)")


def load_taken(state: Zoo, position: ZooPosition) -> None:
    """Z9, Z17: set each seat's tricks, without the cards that a player alone has laid there."""
    laid = position.handed or ((),) * state.seats
    for seat, cards in enumerate(position.taken or ()):
        own = count_kinds(laid[seat]) if plain(is_alone)(state, seat) else [0] * KINDS
        for kind, number in enumerate(count_kinds(cards)):
            if number < own[kind]:
                raise PositionError(f"taken[{seat}]: the cards laid there are missing (Z17)")
            state.taken[seat, kind] = number - own[kind]
            if state.taken[seat, kind] and state.phase == Phase.EXCHANGING:
                raise PositionError(f"taken[{seat}]: nobody has tricks before the first (Z17)")


def load_out(state: Zoo, position: ZooPosition) -> None:
    """Z10: those without cards are out; left out, in the order of the seats."""
    empty = [seat for seat in range(state.seats) if not state.cards[seat]]
    out = empty if position.out is None else list(position.out)
    if sorted(out) != empty:
        named = ", ".join(map(str, empty)) or "none"
        raise PositionError(f"out: the seats without cards are {named} (Z10)")
    for place, seat in enumerate(out):
        state.out[place] = seat
    state.out_count = len(out)


def laid_alone(state: Zoo, kind: int) -> int:
    """Z17: how many cards of a kind a player alone has laid face down."""
    return sum(
        plain(handed_of)(state, seat, kind)
        for seat in range(state.seats)
        if plain(is_alone)(state, seat)
    )


def check_cards(state: Zoo) -> None:
    """Z1, Z25: there are not more cards of a kind than in the box; cards may be missing."""
    deck = BOXES[state.rules_version].deck(state.seats)
    for kind in range(KINDS):
        count = laid_alone(state, kind)
        for seat in range(state.seats):
            count += state.hands[seat, kind] + state.played[seat, kind]
        if count > deck[kind]:
            raise PositionError(f"hands: there are {count} {CARD_NAMES[kind]}, over {deck[kind]}")
    if state.phase == Phase.EXCHANGING:
        check_dealt(state)


def check_dealt(state: Zoo) -> None:
    """Z4, Z17: before the first trick everybody has the cards dealt, less and more those handed."""
    seat = state.dealer
    for place in range(state.seats):
        seat = plain(seat_left_of)(state, seat)
        cards = state.cards[seat] + cards_handed(state, seat)
        if not plain(is_alone)(state, seat):
            cards -= cards_handed(state, state.partner[seat])
        if cards != DEALT[state.seats, place]:
            raise PositionError(
                f"hands[{seat}]: {DEALT[state.seats, place]} cards were dealt, not {cards} (Z4)"
            )


def cards_handed(state: Zoo, seat: int) -> int:
    """Z17: how many cards a seat has handed over or laid."""
    return sum(state.handed[seat, place] != NONE for place in range(HANDED))
