"""What holds in every state that occurs in play: `check` refuses the others with a sentence.

Two things may be fewer than play makes them: cards, which are nowhere then until the next deal,
and points.
"""

from itertools import pairwise
from typing import NamedTuple

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.games.zoo import names
from menagerie.games.zoo.pieces import BOXES, FEWEST_SEATS, LION, TEAM_STEP, TEAMS
from menagerie.games.zoo.positions.round import check_round, is_senior, is_whole
from menagerie.games.zoo.scoring import (
    LAST_ROUND,
    POINTS_ALONE,
    counts_animals,
    end_after_round,
    hedgehog_points,
    lion_points,
    order_points,
    team_points,
)
from menagerie.games.zoo.setup import seat_left_of, seat_right_of
from menagerie.games.zoo.state import End, Phase, Zoo
from menagerie.games.zoo.teams import plays_in_teams


class Points(NamedTuple):
    """What one seat can have at least and at most, and all seats together."""

    lowest: int
    highest: int
    total: int


def check(state: Zoo) -> None:
    """Refuse a state that cannot occur in play; the sentence names a field and the rule."""
    check_phase(state)
    check_points(state, scores_in(state), rounds_scored(state))
    check_end(state)
    check_standings(state)
    check_dealer(state)
    check_teams(state)
    check_round(state, first_leader(state))
    if state.phase == Phase.OVER and is_whole(state):
        check_last_round(state)


def is_first_round(state: Zoo) -> bool:
    """Z5: whether no round has been scored."""
    return rounds_scored(state) == 0


def scores_in(state: Zoo) -> list[int]:
    """The points of all seats."""
    return [state.scores[seat] for seat in range(state.seats)]


def rounds_scored(state: Zoo) -> int:
    """Z13: how many rounds have brought points."""
    return state.round if state.phase == Phase.OVER else state.round - 1


def check_phase(state: Zoo) -> None:
    """Z14, Z25: cards are exchanged in teams only; three players stop in the end."""
    if state.phase == Phase.EXCHANGING and not plain(plays_in_teams)(state):
        raise PositionError(f"phase: there is no exchange in round {state.round} (Z14)")
    if state.seats == FEWEST_SEATS and state.round > LAST_ROUND:
        raise PositionError(f"round: three players stop after {LAST_ROUND} rounds (Z25)")


# Points and standings.


def first_points(seats: int) -> Points:
    """Z13: n points for the first to go out, then one less each, none for the last."""
    return Points(0, seats, seats * (seats + 1) // 2 - 1)


def later_points(state: Zoo) -> Points:
    """Z13, Z21, Z22, Z25: what a round can bring where lions and hedgehogs count."""
    seats = state.seats
    lions = BOXES[state.rules_version].deck(seats)[LION]
    _, most, together = first_points(seats)
    if seats == FEWEST_SEATS:
        return Points(-lions - 1, most + lions, together + lions)
    alone = POINTS_ALONE if seats % 2 else 0
    # The best are partners, or the best is alone; the last has a partner with two points.
    best = max(most + most - 1, most + alone)
    return Points(2 - lions - 1, best + lions, 2 * together + alone + lions)


def reachable(state: Zoo, rounds: int) -> Points:
    """Z13, Z14, Z21, Z22: the points there can be after some rounds."""
    if rounds == 0:
        return Points(0, 0, 0)
    later = later_points(state) if has_animals(state) else first_points(state.seats)
    first = later if state.seats == FEWEST_SEATS else first_points(state.seats)
    return Points(*(one + (rounds - 1) * more for one, more in zip(first, later, strict=True)))


def has_animals(state: Zoo) -> bool:
    """Z14, Z25: whether lions and hedgehogs count from the second round on."""
    return state.seats == FEWEST_SEATS or bool(state.partners)


def first_round(state: Zoo, *, later: bool) -> int:
    """The first round in which there can be such points, or the first after the first."""
    scored = int(later or state.phase == Phase.OVER)
    scores = scores_in(state)
    while scored < LAST_ROUND and not fits(scores, reachable(state, scored)):
        scored += 1
    return scored if state.phase == Phase.OVER else scored + 1


def check_points(state: Zoo, scores: list[int], rounds: int) -> None:
    """Z13, Z21, Z22: nobody has more or fewer points than so many rounds can bring."""
    points = reachable(state, rounds)
    if not fits(scores, points):
        lowest, highest, total = points
        raise PositionError(
            f"scores: after {rounds} rounds everybody has {lowest} to {highest} points, "
            f"all together {total} at most (Z13, Z22)"
        )


def fits(scores: list[int], points: Points) -> bool:
    """Whether scores keep within what there can be."""
    lowest, highest, total = points
    return lowest <= min(scores) and max(scores) <= highest and sum(scores) <= total


def check_end(state: Zoo) -> None:
    """Z24, Z25: the points end the game, or it goes on."""
    if state.phase != Phase.OVER:
        if reaches_target(state, scores_in(state)):
            raise PositionError(f"scores: {state.target} points are reached, it is over (Z24)")
        return
    end = plain(end_after_round)(state)
    if end == End.RUNNING:
        raise PositionError("phase: these points do not end the game (Z24)")
    if state.end != end:
        raise PositionError(f"end: it is {End(end).name.lower()} (Z24, Z25)")


def reaches_target(state: Zoo, scores: list[int]) -> bool:
    """Z24, Z25: whether so many have the target that the game is over."""
    needed = 1 if state.seats == FEWEST_SEATS else 2
    return sum(score >= state.target for score in scores) >= needed


def check_standings(state: Zoo) -> None:
    """Z23: places go by points; in the first round clockwise."""
    standings = names.standings(state)
    for place in range(1, state.seats):
        better, worse = standings[place - 1], standings[place]
        if state.scores[better] < state.scores[worse]:
            raise PositionError(f"standings: seat {worse} has more points than {better} (Z23)")
        if is_first_round(state) and worse != plain(seat_left_of)(state, better):
            raise PositionError("standings: in the first round they go clockwise (Z23)")


# Dealer and teams.


def first_leader(state: Zoo) -> int:
    """Z5, Z14, Z16, Z25: who leads the first trick of the round that is played."""
    last = state.standings[state.seats - 1]
    if state.round > 1 and (state.seats == FEWEST_SEATS or plain(plays_in_teams)(state)):
        return last
    return plain(seat_left_of)(state, state.dealer)


def possible_dealers(state: Zoo) -> list[int]:
    """Z5, Z14, Z16, Z25: who can have dealt; after the game, it was the first of those before."""
    everybody = names.standings(state)
    if state.phase == Phase.OVER:
        return [seat for seat in everybody if is_senior(state, seat)] or sorted(everybody)
    if plain(plays_in_teams)(state):
        return [everybody[0]]
    if is_first_round(state):
        return [plain(seat_right_of)(state, everybody[0])]
    if state.seats == FEWEST_SEATS:
        return [plain(seat_right_of)(state, everybody[-1])]
    return sorted(everybody)


def check_dealer(state: Zoo) -> None:
    """Z5, Z16, Z25: the dealer follows from the standings."""
    dealers = possible_dealers(state)
    if state.dealer not in dealers:
        named = " or ".join(map(str, dealers))
        raise PositionError(f"dealer: by the standings it is seat {named} (Z5, Z16)")


def usual_teams(state: Zoo) -> tuple[tuple[int, ...], ...]:
    """Z15: the teams by the standings, senior first."""
    if not plain(plays_in_teams)(state):
        return ()
    order, teams, step = names.standings(state), TEAMS[state.seats], TEAM_STEP[state.seats]
    pairs = [(order[place], order[place + step]) for place in range(teams)]
    return (*pairs, (order[teams],)) if state.seats % 2 else tuple(pairs)


def check_teams(state: Zoo) -> None:
    """Z15: teams follow from the standings; after the game those of the last round are kept."""
    teams, usual = names.teams(state), usual_teams(state)
    if state.phase == Phase.OVER and sorted(map(len, teams)) == sorted(map(len, usual)):
        return
    if sorted(teams) != sorted(usual):
        told = ", ".join("+".join(map(str, team)) for team in usual) or "none"
        raise PositionError(f"teams: by the standings they are {told} (Z15)")


# The last round.


def points_of_round(state: Zoo, seat: int) -> int:
    """Z13, Z21, Z22: what the round that is over has brought a seat."""
    points = plain(order_points)(state, seat) + plain(team_points)(state, seat)
    if plain(counts_animals)(state):
        points += plain(lion_points)(state, seat) + plain(hedgehog_points)(state, seat)
    return points


def check_last_round(state: Zoo) -> None:
    """Z16, Z23, Z24: without the points of the last round the game went on, in its order."""
    scores = [state.scores[seat] - points_of_round(state, seat) for seat in range(state.seats)]
    check_points(state, scores, state.round - 1)
    if reaches_target(state, scores):
        raise PositionError(f"scores: {state.target} points were reached a round before (Z24)")
    standings = names.standings(state)
    for better, worse in pairwise(standings):
        if state.scores[better] == state.scores[worse] and scores[better] > scores[worse]:
            raise PositionError(f"standings: seat {worse} stood behind {better} before (Z23)")
    for team in names.teams(state):
        if scores[team[0]] < scores[team[-1]]:
            raise PositionError(f"teams: seat {team[-1]} stood before {team[0]} (Z15)")
    if state.juniors and scores[state.dealer] < max(scores):
        raise PositionError("dealer: the first in the standings before deals (Z16)")
