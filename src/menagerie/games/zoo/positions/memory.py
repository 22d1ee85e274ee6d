"""What was handed, played and shown, from a position."""

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.games.zoo.actions import Cards, group_kinds
from menagerie.games.zoo.hands import handed_of
from menagerie.games.zoo.pieces import CARD_NAMES, KINDS
from menagerie.games.zoo.positions.shape import ZooPosition, count_kinds
from menagerie.games.zoo.sets import GROUPS
from menagerie.games.zoo.state import HANDED, Phase, Zoo
from menagerie.games.zoo.teams import has_teams, is_alone, is_junior


def load_played(state: Zoo, position: ZooPosition) -> None:
    """Set who played what; left out, all played their sets on the table and the tricks they won."""
    for play in range(state.plays):
        for kind in group_kinds(GROUPS[state.trick_set[play]]):
            state.played[state.trick_seat[play], kind] += 1
    for seat in range(state.seats):
        for kind in range(KINDS):
            state.played[seat, kind] += state.taken[seat, kind]
    if position.played is None:
        return
    on_table = [sum(state.played[s, kind] for s in range(state.seats)) for kind in range(KINDS)]
    for seat, cards in enumerate(position.played):
        for kind, number in enumerate(count_kinds(cards)):
            state.played[seat, kind] = number
            on_table[kind] -= number
    for kind in range(KINDS):
        if on_table[kind]:
            raise PositionError(
                f"played: not as many {CARD_NAMES[kind]} as in the trick and the tricks taken"
            )


def load_shown(state: Zoo, position: ZooPosition) -> None:
    """Z12, Z18: set the cards that everybody knows to be in a hand, and that must be there."""
    for seat, cards in enumerate(position.shown or ()):
        for kind, number in enumerate(count_kinds(cards)):
            if number > state.hands[seat, kind]:
                raise PositionError(
                    f"shown[{seat}]: {CARD_NAMES[kind]} is no longer in the hand (Z18)"
                )
            state.shown[seat, kind] = number


def load_handed(state: Zoo, position: ZooPosition) -> None:
    """Z17: set the cards pushed, returned and laid, and who has still to decide."""
    handed = position.handed or ((),) * state.seats
    if any(handed) and not plain(has_teams)(state):
        raise PositionError("handed: there is no exchange without teams (Z14)")
    for seat, cards in enumerate(handed):
        check_number_handed(state, seat, cards)
        kinds = sorted(map(CARD_NAMES.index, cards))
        for place, kind in enumerate(kinds):
            state.handed[seat, place] = kind
    for seat in range(state.seats):
        check_received(state, seat)
    load_exchanging(state, position, handed)
    check_returned(state, handed)


def check_number_handed(state: Zoo, seat: int, cards: Cards) -> None:
    """Z17: partners hand two cards or none, a player alone up to two."""
    allowed = {0, 1, HANDED} if plain(is_alone)(state, seat) else {0, HANDED}
    if len(cards) not in allowed:
        raise PositionError(f"handed[{seat}]: partners push two cards, one alone up to two (Z17)")


def check_received(state: Zoo, seat: int) -> None:
    """Z17: cards that were handed to a seat are in its hand, played, or returned."""
    if plain(is_alone)(state, seat):
        return
    partner = state.partner[seat]
    for kind in range(KINDS):
        had = state.hands[seat, kind] + state.played[seat, kind]
        if plain(is_junior)(state, partner):
            had += plain(handed_of)(state, seat, kind)
        if plain(handed_of)(state, partner, kind) > had:
            raise PositionError(
                f"handed[{partner}]: seat {seat} neither holds nor played {CARD_NAMES[kind]} (Z17)"
            )


def load_exchanging(state: Zoo, position: ZooPosition, handed: tuple[Cards, ...]) -> None:
    """Z17: set who has still to decide; left out, everybody who has handed nothing."""
    if state.phase != Phase.EXCHANGING:
        return
    able = [seat for seat in range(state.seats) if may_exchange(state, seat, handed)]
    for seat in able if position.exchanging is None else position.exchanging:
        if seat not in able:
            raise PositionError(f"exchanging: seat {seat} has nothing to decide (Z17)")
        state.exchanging |= 1 << seat
    if not state.exchanging:
        raise PositionError("exchanging: all have decided, so the first trick begins (Z17)")


def may_exchange(state: Zoo, seat: int, handed: tuple[Cards, ...]) -> bool:
    """Z17: juniors and players alone decide once, seniors when two cards came."""
    if handed[seat]:
        return False
    asked = plain(is_alone)(state, seat) or plain(is_junior)(state, seat)
    return asked or bool(handed[state.partner[seat]])


def check_returned(state: Zoo, handed: tuple[Cards, ...]) -> None:
    """Z17: a senior returns two cards if two were pushed, and only then."""
    for seat in range(state.seats):
        if plain(is_alone)(state, seat) or plain(is_junior)(state, seat):
            continue
        waits = state.exchanging >> seat & 1
        pushed = bool(handed[state.partner[seat]])
        if pushed != bool(handed[seat] or waits):
            raise PositionError(f"handed[{seat}]: a senior returns two cards for two (Z17)")
