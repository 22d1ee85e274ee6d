"""Teams (Z14-Z16): who plays together, and in which rounds."""

from menagerie.core.kernel.log import Log, tell
from menagerie.core.kernel.rule import rule
from menagerie.games.zoo.codes import Happening
from menagerie.games.zoo.pieces import FEWEST_SEATS, TEAM_STEP, TEAMS
from menagerie.games.zoo.state import NONE, Zoo


@rule
def is_junior(state: Zoo, seat: int) -> bool:
    """Z15: whether a seat is the lower placed of a team."""
    return (state.juniors >> seat) & 1 == 1


@rule
def is_alone(state: Zoo, seat: int) -> bool:
    """Z15: whether a seat has no partner."""
    return state.partner[seat] == NONE


@rule
def has_teams(state: Zoo) -> bool:
    """Z14, Z15: whether the round is played in teams."""
    return state.juniors != 0


@rule
def plays_in_teams(state: Zoo) -> bool:
    """Z14, Z25: teams are for four and more, from the second round on."""
    return state.partners != 0 and state.seats > FEWEST_SEATS and state.round > 1


@rule
def form_teams(state: Zoo, log: Log | None) -> None:
    """Z15, Z17: teams by the standings; juniors and a player alone begin the exchange."""
    state.juniors = 0
    for place in range(TEAMS[state.seats]):
        senior = state.standings[place]
        junior = state.standings[place + TEAM_STEP[state.seats]]
        state.partner[senior] = junior
        state.partner[junior] = senior
        state.juniors |= 1 << junior
        tell(log, Happening.TEAM_FORMED, senior, junior, NONE, NONE)
    state.exchanging = state.juniors
    if state.seats % 2 == 1:
        alone = state.standings[TEAMS[state.seats]]
        state.exchanging |= 1 << alone
        tell(log, Happening.TEAM_FORMED, alone, NONE, NONE, NONE)
