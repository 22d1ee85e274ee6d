"""What was handed, played and shown, from a position."""

from menagerie.core.errors import PositionError
from menagerie.core.kernel.plain import plain
from menagerie.games.zoo.actions import Cards, group_kinds
from menagerie.games.zoo.hands import handed_of
from menagerie.games.zoo.pieces import CARD_NAMES, KINDS
from menagerie.games.zoo.positions.shape import ZooPosition, count_kinds
from menagerie.games.zoo.sets import GROUPS
from menagerie.games.zoo.state import HANDED, Phase, Zoo
from menagerie.games.zoo.teams import has_teams, is_alone, is_junior


def load_played(face: Zoo, position: ZooPosition) -> None:
    """Set who played what; left out, everybody played the own sets, and the tricks they won."""
    for play in range(face.plays):
        for kind in group_kinds(GROUPS[face.trick_set[play]]):
            face.played[face.trick_seat[play], kind] += 1
    for seat in range(face.seats):
        for kind in range(KINDS):
            face.played[seat, kind] += face.taken[seat, kind]
    if position.played is None:
        return
    on_table = [sum(face.played[s, kind] for s in range(face.seats)) for kind in range(KINDS)]
    for seat, cards in enumerate(position.played):
        for kind, number in enumerate(count_kinds(cards)):
            face.played[seat, kind] = number
            on_table[kind] -= number
    for kind in range(KINDS):
        if on_table[kind]:
            raise PositionError(
                f"played: not as many {CARD_NAMES[kind]} as in the trick and the tricks taken"
            )


def load_shown(face: Zoo, position: ZooPosition) -> None:
    """Z12, Z18: set the cards that everybody knows to be in a hand, and that must be there."""
    for seat, cards in enumerate(position.shown or ()):
        for kind, number in enumerate(count_kinds(cards)):
            if number > face.hands[seat, kind]:
                raise PositionError(
                    f"shown[{seat}]: {CARD_NAMES[kind]} is no longer in the hand (Z18)"
                )
            face.shown[seat, kind] = number


def load_handed(face: Zoo, position: ZooPosition) -> None:
    """Z17: set the cards pushed, returned and laid, and who has still to decide."""
    handed = position.handed or ((),) * face.seats
    if any(handed) and not plain(has_teams)(face):
        raise PositionError("handed: there is no exchange without teams (Z14)")
    for seat, cards in enumerate(handed):
        check_number_handed(face, seat, cards)
        kinds = sorted(map(CARD_NAMES.index, cards))
        for place, kind in enumerate(kinds):
            face.handed[seat, place] = kind
    for seat in range(face.seats):
        check_received(face, seat)
    load_exchanging(face, position, handed)
    check_returned(face, handed)


def check_number_handed(face: Zoo, seat: int, cards: Cards) -> None:
    """Z17: partners hand two cards or none, a player alone up to two."""
    allowed = {0, 1, HANDED} if plain(is_alone)(face, seat) else {0, HANDED}
    if len(cards) not in allowed:
        raise PositionError(f"handed[{seat}]: partners push two cards, one alone up to two (Z17)")


def check_received(face: Zoo, seat: int) -> None:
    """Z17: cards that were handed to a seat are in its hand, played, or returned."""
    if plain(is_alone)(face, seat):
        return
    partner = face.partner[seat]
    for kind in range(KINDS):
        had = face.hands[seat, kind] + face.played[seat, kind]
        if plain(is_junior)(face, partner):
            had += plain(handed_of)(face, seat, kind)
        if plain(handed_of)(face, partner, kind) > had:
            raise PositionError(
                f"handed[{partner}]: seat {seat} neither holds nor played {CARD_NAMES[kind]} (Z17)"
            )


def load_exchanging(face: Zoo, position: ZooPosition, handed: tuple[Cards, ...]) -> None:
    """Z17: set who has still to decide; left out, everybody who has handed nothing."""
    if face.phase != Phase.EXCHANGING:
        return
    able = [seat for seat in range(face.seats) if may_exchange(face, seat, handed)]
    for seat in able if position.exchanging is None else position.exchanging:
        if seat not in able:
            raise PositionError(f"exchanging: seat {seat} has nothing to decide (Z17)")
        face.exchanging |= 1 << seat
    if not face.exchanging:
        raise PositionError("exchanging: all have decided, so the first trick begins (Z17)")


def may_exchange(face: Zoo, seat: int, handed: tuple[Cards, ...]) -> bool:
    """Z17: juniors and players alone decide once, seniors when two cards came."""
    if handed[seat]:
        return False
    asked = plain(is_alone)(face, seat) or plain(is_junior)(face, seat)
    return asked or bool(handed[face.partner[seat]])


def check_returned(face: Zoo, handed: tuple[Cards, ...]) -> None:
    """Z17: a senior returns two cards if two were pushed, and only then."""
    for seat in range(face.seats):
        if plain(is_alone)(face, seat) or plain(is_junior)(face, seat):
            continue
        waits = face.exchanging >> seat & 1
        pushed = bool(handed[face.partner[seat]])
        if pushed != bool(handed[seat] or waits):
            raise PositionError(f"handed[{seat}]: a senior returns two cards for two (Z17)")
