"""Points, standings and the end of the game (Z13, Z21-Z25)."""

from menagerie.core.kernel.log import Log, tell, tell_more
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import POINT, Scores
from menagerie.games.zoo.codes import Happening
from menagerie.games.zoo.hands import handed_of
from menagerie.games.zoo.pieces import FEWEST_SEATS, HEDGEHOG, LION
from menagerie.games.zoo.state import NONE, End, Phase, Zoo
from menagerie.games.zoo.teams import has_teams

LAST_ROUND = 50
POINTS_ALONE = 4
FEWEST_LIONS = 2


@rule
def order_points(state: Zoo, seat: int) -> int:
    """Z13, Z26: n points for the first to go out, then one less each; none for the last."""
    for place in range(state.seats - 1):
        if state.out[place] == seat:
            return state.seats - place
    return 0


@rule
def team_points(state: Zoo, seat: int) -> int:
    """Z21: what a seat gets on top of its own points: the partner's, or 4 alone among teams."""
    if not has_teams(state):
        return 0
    partner = state.partner[seat]
    return POINTS_ALONE if partner == NONE else order_points(state, partner)


@rule
def won_of(state: Zoo, seat: int, kind: int) -> int:
    """Z17, Z22: the cards of a kind in a seat's own tricks, those it laid there alone too."""
    laid = handed_of(state, seat, kind) if state.partner[seat] == NONE else 0
    return state.taken[seat, kind] + laid


@rule
def counts_animals(state: Zoo) -> bool:
    """Z14, Z22, Z25: lions and hedgehogs count in teams, and always among three."""
    return has_teams(state) or state.seats == FEWEST_SEATS


@rule
def lion_points(state: Zoo, seat: int) -> int:
    """Z22: one point for each of two or more lions won, less those still in the hand."""
    won = won_of(state, seat, LION)
    return (won if won >= FEWEST_LIONS else 0) - state.hands[seat, LION]


@rule
def hedgehog_points(state: Zoo, seat: int) -> int:
    """Z22: minus one without a hedgehog."""
    return 0 if won_of(state, seat, HEDGEHOG) > 0 else -1


@rule
def score_round(state: Zoo, log: Log | None) -> None:
    """Z13, Z21, Z22: add everybody's points."""
    for seat in range(state.seats):
        own = order_points(state, seat)
        team = team_points(state, seat)
        lions = lion_points(state, seat) if counts_animals(state) else 0
        hedgehog = hedgehog_points(state, seat) if counts_animals(state) else 0
        state.scores[seat] += own + team + lions + hedgehog
        tell(log, Happening.POINTS_SCORED, seat, own, team, lions)
        tell_more(log, 5, hedgehog)
        tell_more(log, 6, state.scores[seat])


@rule
def order_standings(state: Zoo, log: Log | None) -> None:
    """Z23: by points; equal ones exactly in reverse of their order before the round."""
    for place in range(state.seats // 2):
        mirrored = state.seats - 1 - place
        seat = state.standings[place]
        state.standings[place] = state.standings[mirrored]
        state.standings[mirrored] = seat
    for last in range(1, state.seats):
        seat = state.standings[last]
        place = last
        while place > 0 and state.scores[seat] > state.scores[state.standings[place - 1]]:
            state.standings[place] = state.standings[place - 1]
            place -= 1
        state.standings[place] = seat
    tell(log, Happening.STANDINGS_FIXED, state.standings[0], NONE, NONE, NONE)
    for place in range(1, state.seats):
        tell_more(log, 1 + place, state.standings[place])


@rule
def level_at_top(state: Zoo) -> int:
    """Z23: how many players have the highest total; the first in the standings alone, or more."""
    best = state.scores[state.standings[0]]
    count = 1
    while count < state.seats and state.scores[state.standings[count]] == best:
        count += 1
    return count


@rule
def stood_before(state: Zoo, place: int) -> int:
    """Z23: who of those level at the top had a place among them before the round."""
    return state.standings[level_at_top(state) - 1 - place]


@rule
def players_at_target(state: Zoo) -> int:
    """Z24: how many players have reached the target."""
    count = 0
    for seat in range(state.seats):
        if state.scores[seat] >= state.target:
            count += 1
    return count


@rule
def end_after_round(state: Zoo) -> int:
    """Z24, Z25: two players at the target, of three players one; three stop after 50 rounds."""
    needed = 1 if state.seats == FEWEST_SEATS else 2
    if players_at_target(state) >= needed:
        return End.TARGET
    if state.seats == FEWEST_SEATS and state.round >= LAST_ROUND:
        return End.FIFTY_ROUNDS
    return End.RUNNING


@rule
def close_round(state: Zoo, log: Log | None) -> None:
    """Z11, Z13, Z21-Z24: count points, fix the standings, and see whether the game is over."""
    tell(log, Happening.ROUND_ENDED, state.round, NONE, NONE, NONE)
    score_round(state, log)
    order_standings(state, log)
    state.end = end_after_round(state)
    if state.end != End.RUNNING:
        state.phase = Phase.OVER
        tell(log, Happening.GAME_ENDED, state.end, NONE, NONE, NONE)


@rule
def results(state: Zoo, scores: Scores, ranks: Scores) -> int:
    """Z23, Z24: scores, and places by the standings, which are never shared."""
    for place in range(state.seats):
        seat = state.standings[place]
        scores[seat] = POINT * state.scores[seat]
        ranks[seat] = place + 1
    return state.end
