"""The whole truth of a state as names and numbers."""

from menagerie.core.kernel.rule import plain
from menagerie.core.options import options_in
from menagerie.core.positions import dump_chance
from menagerie.games.zoo import names
from menagerie.games.zoo.actions import Cards, card_names, group_names
from menagerie.games.zoo.hands import handed_of
from menagerie.games.zoo.options import ZooOptions
from menagerie.games.zoo.pieces import KINDS
from menagerie.games.zoo.positions.shape import (
    AskedPosition,
    PlayPosition,
    ZooPosition,
)
from menagerie.games.zoo.state import Zoo
from menagerie.games.zoo.teams import is_alone


def dump(state: Zoo) -> ZooPosition:
    """Write down the whole truth, chance included."""
    seats = range(state.seats)
    return ZooPosition(
        rules_version=state.rules_version,
        seats=state.seats,
        options=options_in(ZooOptions, state),
        phase=names.phase(state),
        round=state.round,
        dealer=state.dealer,
        turn=state.turn,
        hands=tuple(names.hand(state, seat) for seat in seats),
        trick=tuple(PlayPosition(seat, group_names(group)) for seat, group in names.trick(state)),
        passed=dump_passed(state),
        taken=tuple(dump_taken(state, seat) for seat in seats),
        out=names.out(state),
        teams=names.teams(state),
        asked=dump_asked(state),
        scores=tuple(state.scores[seat] for seat in seats),
        standings=names.standings(state),
        exchanging=names.seats_in(state.exchanging),
        handed=tuple(names.handed(state, seat) for seat in seats),
        played=tuple(names.counted(state.played, seat) for seat in seats),
        shown=tuple(names.counted(state.shown, seat) for seat in seats),
        end=names.end(state),
        chance=dump_chance(state.chance),
    )


def dump_passed(state: Zoo) -> tuple[int, ...]:
    """Z8: who has passed since the last set, in the order of passing."""
    owner = state.trick_seat[state.plays - 1] if state.plays else 0
    around = ((owner + step) % state.seats for step in range(1, state.seats))
    return tuple(seat for seat in around if state.passed >> seat & 1)


def dump_taken(state: Zoo, seat: int) -> Cards:
    """Z9, Z17: a seat's own tricks, and the cards that a player alone has laid among them."""
    laid = plain(is_alone)(state, seat)
    return card_names(
        tuple(
            kind
            for kind in range(KINDS)
            for _ in range(
                state.taken[seat, kind] + (plain(handed_of)(state, seat, kind) if laid else 0)
            )
        )
    )


def dump_asked(state: Zoo) -> AskedPosition | None:
    """Z18: the question that the partner has to answer."""
    cards = names.asked(state)
    return None if cards is None else AskedPosition(by=state.turn, cards=cards)
