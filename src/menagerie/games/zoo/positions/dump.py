"""Writing a position: the whole truth of a state as names and numbers."""

from menagerie.core.kernel.rule import plain
from menagerie.core.options import options_in
from menagerie.core.positions import dump_chance
from menagerie.games.zoo.actions import Cards, card_names, group_names
from menagerie.games.zoo.hands import handed_of
from menagerie.games.zoo.options import ZooOptions
from menagerie.games.zoo.pieces import KINDS
from menagerie.games.zoo.positions.shape import (
    END_KEYS,
    PHASE_KEYS,
    AskedPosition,
    PlayPosition,
    ZooPosition,
)
from menagerie.games.zoo.state import HANDED, NONE, Phase, Zoo
from menagerie.games.zoo.teams import is_alone
from menagerie.games.zoo.views import counted, seats_in, teams_of


def dump(state: Zoo) -> ZooPosition:
    """Write down the whole truth, chance included."""
    seats = range(state.seats)
    return ZooPosition(
        rules_version=state.rules_version,
        seats=state.seats,
        options=options_in(ZooOptions, state),
        phase=PHASE_KEYS[state.phase],
        round=state.round,
        dealer=state.dealer,
        turn=state.turn,
        hands=tuple(counted(state.hands, seat) for seat in seats),
        trick=tuple(dump_play(state, play) for play in range(state.plays)),
        passed=dump_passed(state),
        taken=tuple(dump_taken(state, seat) for seat in seats),
        out=tuple(state.out[place] for place in range(state.out_count)),
        teams=teams_of(state),
        asked=dump_asked(state),
        scores=tuple(state.scores[seat] for seat in seats),
        standings=tuple(state.standings[place] for place in seats),
        exchanging=seats_in(state.exchanging),
        handed=tuple(dump_handed(state, seat) for seat in seats),
        played=tuple(counted(state.played, seat) for seat in seats),
        shown=tuple(counted(state.shown, seat) for seat in seats),
        end=END_KEYS[state.end],
        chance=dump_chance(state.chance),
    )


def dump_play(state: Zoo, play: int) -> PlayPosition:
    """A set of the running trick."""
    return PlayPosition(seat=state.trick_seat[play], cards=group_names(state.trick_set[play]))


def dump_passed(state: Zoo) -> tuple[int, ...]:
    """Z8: who has passed since the last set, in the order of passing."""
    owner = state.trick_seat[state.plays - 1] if state.plays else 0
    around = ((owner + step) % state.seats for step in range(1, state.seats))
    return tuple(seat for seat in around if state.passed >> seat & 1)


def dump_taken(state: Zoo, seat: int) -> Cards:
    """Z9, Z17: the own tricks, and the cards that a player alone has laid among them."""
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
    if state.phase != Phase.ANSWERING:
        return None
    return AskedPosition(by=state.turn, cards=group_names(state.asked))


def dump_handed(state: Zoo, seat: int) -> Cards:
    """Z17: the cards a seat has pushed, returned or laid."""
    kinds = (state.handed[seat, place] for place in range(HANDED))
    return card_names(tuple(kind for kind in kinds if kind != NONE))
