"""What can be seen of a game of Zoo, by the names of cards and the numbers of seats."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Literal, cast

from menagerie.core.kernel.rule import plain
from menagerie.games.zoo.actions import Cards, card_names, group_names
from menagerie.games.zoo.pieces import KINDS
from menagerie.games.zoo.state import HANDED, NONE, End, Phase
from menagerie.games.zoo.teams import has_teams, is_alone, is_junior

PhaseKey = Literal["exchanging", "leading", "beating", "answering", "over"]
EndKey = Literal["target", "fifty_rounds"]

_has_teams = plain(has_teams)
_is_alone = plain(is_alone)
_is_junior = plain(is_junior)
# How many hands are remembered.
REMEMBERED = 2048


def phase(state: Any) -> PhaseKey:
    """What the game waits for."""
    return cast("PhaseKey", Phase(state.phase).name.lower())


def end(state: Any) -> EndKey | None:
    """Z24, Z25: why the game ended, if it has."""
    return cast("EndKey", End(state.end).name.lower()) if state.end else None


# Seats and teams.


def seats_in(bits: int) -> tuple[int, ...]:
    """Seats that are given as bits."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def standings(state: Any) -> tuple[int, ...]:
    """Z15: the seats in their order, the best first."""
    return tuple(state.standings.tolist()[: state.seats])


def out(state: Any) -> tuple[int, ...]:
    """Z10: the seats without cards, the first to go out first."""
    return tuple(state.out.tolist()[: state.out_count])


def partner(state: Any, seat: int) -> int | None:
    """Z15: the partner of a seat; none of a player alone."""
    found: int = state.partner[seat]
    return None if found == NONE else found


def teams(state: Any) -> tuple[tuple[int, ...], ...]:
    """Z15: the teams in the order of their best, senior first; none where everybody is alone."""
    if not _has_teams(state):
        return ()
    found: list[tuple[int, ...]] = []
    for seat in standings(state):
        if _is_alone(state, seat):
            found.append((seat,))
        elif not _is_junior(state, seat):
            found.append((seat, state.partner[seat]))
    return tuple(found)


def silent(state: Any) -> tuple[int, ...]:
    """Z17, Z18: the partners, while cards are exchanged or one asks the other."""
    if state.phase not in {Phase.EXCHANGING, Phase.ANSWERING}:
        return ()
    return tuple(seat for seat in range(state.seats) if state.partner[seat] != NONE)


# Cards.


def counted(cards: Any, seat: int) -> Cards:
    """The cards that a seat has in one place, sorted by kind."""
    return _counted(bytes(cards)[seat * KINDS : (seat + 1) * KINDS])


@lru_cache(REMEMBERED)
def _counted(numbers: bytes) -> Cards:
    """So many cards of each kind."""
    return card_names(tuple(kind for kind, number in enumerate(numbers) for _ in range(number)))


def hand(state: Any, seat: int) -> Cards:
    """The cards that a seat holds."""
    return counted(state.hands, seat)


def cards(kinds: Iterable[int]) -> Cards:
    """The cards of some kinds; NONE stands for no card."""
    return card_names(tuple(kind for kind in kinds if kind != NONE))


def handed(state: Any, seat: int) -> Cards:
    """Z17: the cards a seat gave its partner, or laid among its own tricks."""
    return cards([state.handed[seat, place] for place in range(HANDED)])


def trick(state: Any) -> Iterator[tuple[int, int]]:
    """The seats and sets of the running trick, the set on top last."""
    seats, sets = state.trick_seat.tolist(), state.trick_set.tolist()
    return zip(seats[: state.plays], sets[: state.plays], strict=True)


def asked(state: Any) -> Cards | None:
    """Z18: the cards that are shown with an open question."""
    return group_names(state.asked) if state.phase == Phase.ANSWERING else None
