"""Cards from a position: hands, tricks, who is out."""

from menagerie.core.errors import PositionError
from menagerie.core.kernel.plain import plain
from menagerie.games.zoo.hands import handed_of
from menagerie.games.zoo.pieces import BOXES, CARD_NAMES, DEALT, KINDS
from menagerie.games.zoo.positions.shape import ZooPosition, count_kinds
from menagerie.games.zoo.setup import deal_hands, seat_left_of
from menagerie.games.zoo.state import HANDED, NONE, Phase, Zoo
from menagerie.games.zoo.teams import is_alone

FEWEST_HOLDERS = 2
SPENT = ("trick", "taken", "out", "played", "shown", "handed")


def load_hands(face: Zoo, position: ZooPosition) -> None:
    """Z4: set the hands; left out, they are dealt, or empty when the game is over."""
    if position.hands is None:
        for field in SPENT:
            if any(getattr(position, field) or ()) and face.phase != Phase.OVER:
                raise PositionError(f"hands: they must be given with {field}")
        if face.phase != Phase.OVER:
            plain(deal_hands)(face)
            return
    for seat, cards in enumerate(position.hands or ((),) * face.seats):
        for kind, number in enumerate(count_kinds(cards)):
            face.hands[seat, kind] = number
        face.cards[seat] = len(cards)
    face.holders = sum(1 << seat for seat in range(face.seats) if face.cards[seat])
    check_holders(face)


def check_holders(face: Zoo) -> None:
    """Z11: while a round runs at least two hold cards, when the game is over at most one."""
    holders = face.holders.bit_count()
    if face.phase == Phase.OVER and holders >= FEWEST_HOLDERS:
        raise PositionError("hands: several players hold cards, so the round is not over (Z11)")
    if face.phase != Phase.OVER and holders < FEWEST_HOLDERS:
        raise PositionError("hands: at most one player holds cards, so the round is over (Z11)")


def load_taken(face: Zoo, position: ZooPosition) -> None:
    """Z9, Z17: set the own tricks, without the cards that a player alone has laid among them."""
    laid = position.handed or ((),) * face.seats
    for seat, cards in enumerate(position.taken or ()):
        own = count_kinds(laid[seat]) if plain(is_alone)(face, seat) else [0] * KINDS
        for kind, number in enumerate(count_kinds(cards)):
            if number < own[kind]:
                raise PositionError(f"taken[{seat}]: the cards laid there are missing (Z17)")
            face.taken[seat, kind] = number - own[kind]
            if face.taken[seat, kind] and face.phase == Phase.EXCHANGING:
                raise PositionError(f"taken[{seat}]: nobody has tricks before the first (Z17)")


def load_out(face: Zoo, position: ZooPosition) -> None:
    """Z10: those without cards are out; left out, in the order of the seats."""
    empty = [seat for seat in range(face.seats) if not face.cards[seat]]
    out = empty if position.out is None else list(position.out)
    if sorted(out) != empty:
        named = ", ".join(map(str, empty)) or "none"
        raise PositionError(f"out: the seats without cards are {named} (Z10)")
    for place, seat in enumerate(out):
        face.out[place] = seat
    face.out_count = len(out)


def laid_alone(face: Zoo, kind: int) -> int:
    """Z17: how many cards of a kind a player alone has laid face down."""
    return sum(
        plain(handed_of)(face, seat, kind)
        for seat in range(face.seats)
        if plain(is_alone)(face, seat)
    )


def check_cards(face: Zoo) -> None:
    """Z1, Z25: there are not more cards of a kind than in the box; cards may be missing."""
    deck = BOXES[face.rules_version].deck(face.seats)
    for kind in range(KINDS):
        count = laid_alone(face, kind)
        for seat in range(face.seats):
            count += face.hands[seat, kind] + face.played[seat, kind]
        if count > deck[kind]:
            raise PositionError(f"hands: there are {count} {CARD_NAMES[kind]}, over {deck[kind]}")
    if face.phase == Phase.EXCHANGING:
        check_dealt(face)


def check_dealt(face: Zoo) -> None:
    """Z4, Z17: before the first trick everybody has the cards dealt, less and more those handed."""
    seat = face.dealer
    for place in range(face.seats):
        seat = plain(seat_left_of)(face, seat)
        cards = face.cards[seat] + cards_handed(face, seat)
        if not plain(is_alone)(face, seat):
            cards -= cards_handed(face, face.partner[seat])
        if cards != DEALT[face.seats, place]:
            raise PositionError(
                f"hands[{seat}]: {DEALT[face.seats, place]} cards were dealt, not {cards} (Z4)"
            )


def cards_handed(face: Zoo, seat: int) -> int:
    """Z17: how many cards a seat has handed over or laid."""
    return sum(face.handed[seat, place] != NONE for place in range(HANDED))
