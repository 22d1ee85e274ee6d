"""Writing a position: the whole truth of a state as names and numbers."""

from menagerie.core.kernel.plain import plain
from menagerie.core.positions import dump_chance
from menagerie.games.zoo.actions import Cards, card_names, group_names
from menagerie.games.zoo.hands import handed_of
from menagerie.games.zoo.options import get_options
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


def dump(face: Zoo) -> ZooPosition:
    """Write down the whole truth, chance included."""
    seats = range(face.seats)
    return ZooPosition(
        rules_version=face.rules_version,
        seats=face.seats,
        options=get_options(face),
        phase=PHASE_KEYS[face.phase],
        round=face.round,
        dealer=face.dealer,
        turn=face.turn,
        hands=tuple(counted(face.hands, seat) for seat in seats),
        trick=tuple(dump_play(face, play) for play in range(face.plays)),
        passed=dump_passed(face),
        taken=tuple(dump_taken(face, seat) for seat in seats),
        out=tuple(face.out[place] for place in range(face.out_count)),
        teams=teams_of(face),
        asked=dump_asked(face),
        scores=tuple(face.scores[seat] for seat in seats),
        standings=tuple(face.standings[place] for place in seats),
        exchanging=seats_in(face.exchanging),
        handed=tuple(dump_handed(face, seat) for seat in seats),
        played=tuple(counted(face.played, seat) for seat in seats),
        shown=tuple(counted(face.shown, seat) for seat in seats),
        end=END_KEYS[face.end],
        chance=dump_chance(face.chance),
    )


def dump_play(face: Zoo, play: int) -> PlayPosition:
    """A set of the running trick."""
    return PlayPosition(seat=face.trick_seat[play], cards=group_names(face.trick_set[play]))


def dump_passed(face: Zoo) -> tuple[int, ...]:
    """Z8: who has passed since the last set, in the order of passing."""
    owner = face.trick_seat[face.plays - 1] if face.plays else 0
    around = ((owner + step) % face.seats for step in range(1, face.seats))
    return tuple(seat for seat in around if face.passed >> seat & 1)


def dump_taken(face: Zoo, seat: int) -> Cards:
    """Z9, Z17: the own tricks, and the cards that a player alone has laid among them."""
    laid = plain(is_alone)(face, seat)
    return card_names(
        tuple(
            kind
            for kind in range(KINDS)
            for _ in range(
                face.taken[seat, kind] + (plain(handed_of)(face, seat, kind) if laid else 0)
            )
        )
    )


def dump_asked(face: Zoo) -> AskedPosition | None:
    """Z18: the question that the partner has to answer."""
    if face.phase != Phase.ANSWERING:
        return None
    return AskedPosition(by=face.turn, cards=group_names(face.asked))


def dump_handed(face: Zoo, seat: int) -> Cards:
    """Z17: the cards a seat has pushed, returned or laid."""
    kinds = (face.handed[seat, place] for place in range(HANDED))
    return card_names(tuple(kind for kind in kinds if kind != NONE))
