"""Building a state from a position: what is left out is filled in, the impossible is refused."""

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.core.positions import check_one_per_seat, load_chance
from menagerie.games.zoo import names
from menagerie.games.zoo.pieces import CARDS, FEWEST_SEATS
from menagerie.games.zoo.positions.hands import check_cards, load_hands, load_out, load_taken
from menagerie.games.zoo.positions.memory import load_handed, load_played, load_shown
from menagerie.games.zoo.positions.shape import ZooPosition
from menagerie.games.zoo.positions.trick import load_asked, load_trick, load_turn
from menagerie.games.zoo.scoring import LAST_ROUND, end_after_round, players_at_target
from menagerie.games.zoo.setup import (
    choose_dealer,
    clear_round,
    seat_left_of,
    seat_right_of,
)
from menagerie.games.zoo.state import Phase, Zoo
from menagerie.games.zoo.teams import form_teams, plays_in_teams

BY_SEAT = ("hands", "taken", "scores", "standings", "handed", "played", "shown")
SEAT_LISTS = ("passed", "out", "standings", "exchanging")
SEATS_NAMED = ("dealer", "turn")

# The phases that have a field; the fields not named here belong to all.
PHASES_WITH = {
    "trick": {"beating", "answering", "over"},
    "passed": {"beating", "answering"},
    "asked": {"answering"},
    "exchanging": {"exchanging"},
    "end": {"over"},
    "played": {"leading", "beating", "answering", "over"},
    "shown": {"leading", "beating", "answering", "over"},
    "out": {"leading", "beating", "answering", "over"},
}


def load(state: Zoo, position: ZooPosition) -> None:
    """Write a position into a dealt record; PositionError names the field that cannot be."""
    check_seats(state, position)
    state.plays = CARDS
    plain(clear_round)(state)
    load_chance(state.chance, position.chance)
    load_phase(state, position)
    load_round(state, position)
    load_standings(state, position)
    load_dealer(state, position)
    load_teams(state, position)
    load_end(state, position)
    load_hands(state, position)
    load_taken(state, position)
    load_trick(state, position)
    load_out(state, position)
    load_played(state, position)
    load_handed(state, position)
    check_cards(state)
    load_turn(state, position)
    load_shown(state, position)
    load_asked(state, position)


def check_seats(state: Zoo, position: ZooPosition) -> None:
    """Every seat that is named is there, and none twice in a list of seats."""
    for field in BY_SEAT:
        check_one_per_seat(field, getattr(position, field), state.seats)
    for field in SEAT_LISTS:
        seats = getattr(position, field) or ()
        if len(set(seats)) < len(seats) or max(seats, default=0) >= state.seats:
            raise PositionError(f"{field}: seats are 0 to {state.seats - 1}, each once")
    for field in SEATS_NAMED:
        if (getattr(position, field) or 0) >= state.seats:
            raise PositionError(f"{field}: seats are 0 to {state.seats - 1}")


def load_phase(state: Zoo, position: ZooPosition) -> None:
    """Set the phase, and refuse fields that it does not have."""
    key = position.phase or likely_phase(position)
    state.phase = Phase[key.upper()]
    for field, phases in PHASES_WITH.items():
        given = getattr(position, field)
        if key not in phases and any(given if isinstance(given, tuple) else (given,)):
            raise PositionError(f"{field}: there is none in phase {key}")


def likely_phase(position: ZooPosition) -> str:
    """The phase of a position that does not name it."""
    if position.end:
        return "over"
    if position.asked:
        return "answering"
    if position.trick:
        return "beating"
    return "exchanging" if position.exchanging else "leading"


def load_round(state: Zoo, position: ZooPosition) -> None:
    """Z14, Z25: set the round; left out, it is the first one that the rest allows."""
    later = position.teams or any(position.scores or ()) or state.phase == Phase.EXCHANGING
    later = later and state.phase != Phase.OVER
    state.round = position.round or (2 if later else 1)
    if state.phase == Phase.EXCHANGING and not plain(plays_in_teams)(state):
        raise PositionError(f"phase: there is no exchange in round {state.round} (Z14)")
    if state.seats == FEWEST_SEATS and state.round > LAST_ROUND:
        raise PositionError(f"round: three players stop after {LAST_ROUND} rounds (Z25)")


def load_standings(state: Zoo, position: ZooPosition) -> None:
    """Z23: points, and the order by them."""
    for seat, score in enumerate(position.scores or (0,) * state.seats):
        state.scores[seat] = score
    if is_first_round(state) and any(position.scores or ()):
        raise PositionError("scores: nobody has points in the first round")
    for place, seat in enumerate(position.standings or usual_standings(state, position)):
        state.standings[place] = seat
    for place in range(1, state.seats):
        better, worse = state.standings[place - 1], state.standings[place]
        if state.scores[better] < state.scores[worse]:
            raise PositionError(f"standings: seat {worse} has more points than {better} (Z23)")


def is_first_round(state: Zoo) -> bool:
    """Whether no round has been scored."""
    return state.round == 1 and state.phase != Phase.OVER


def usual_standings(state: Zoo, position: ZooPosition) -> list[int]:
    """Z23: by points; equal ones as they sit, the first leader first."""
    first = plain(seat_left_of)(state, position.dealer or 0) if is_first_round(state) else 0
    around = [(first + step) % state.seats for step in range(state.seats)]
    return sorted(around, key=lambda seat: -state.scores[seat])


def load_dealer(state: Zoo, position: ZooPosition) -> None:
    """Z5, Z14, Z16, Z25: set the dealer and who leads first."""
    if is_first_round(state):
        load_first_dealer(state)
    else:
        free = not plain(plays_in_teams)(state) and state.seats > FEWEST_SEATS
        usual = position.dealer if free and position.dealer is not None else 0
        state.dealer = plain(seat_right_of)(state, usual)
        if state.phase == Phase.OVER:
            state.dealer = position.dealer or 0
            state.turn = position.turn or 0
        else:
            plain(choose_dealer)(state)
    if position.dealer not in {None, state.dealer}:
        raise PositionError(f"dealer: by the standings it is seat {state.dealer} (Z5, Z16)")


def load_first_dealer(state: Zoo) -> None:
    """Z5, Z23: the first leader stands first, the others follow clockwise."""
    state.turn = state.standings[0]
    state.dealer = plain(seat_right_of)(state, state.turn)
    for place in range(state.seats):
        if state.standings[place] != (state.turn + place) % state.seats:
            raise PositionError("standings: in the first round they go clockwise (Z23)")


def load_teams(state: Zoo, position: ZooPosition) -> None:
    """Z15: teams follow from the standings; after the game those of the last round are kept."""
    state.juniors = 0
    state.exchanging = 0
    if state.phase == Phase.OVER:
        load_last_teams(state, position)
        return
    if plain(plays_in_teams)(state):
        plain(form_teams)(state, None)
        state.exchanging = 0
    if position.teams is not None and set(position.teams) != set(names.teams(state)):
        teams = ", ".join("+".join(map(str, team)) for team in names.teams(state)) or "none"
        raise PositionError(f"teams: by the standings they are {teams} (Z15)")


def load_last_teams(state: Zoo, position: ZooPosition) -> None:
    """Z15: the teams of the round that ended the game."""
    teams = position.teams or ()
    if not teams:
        return
    sizes = sorted(map(len, teams), reverse=True)
    named = sorted(seat for team in teams for seat in team)
    pairs = [2] * (state.seats // 2) + [1] * (state.seats % 2)
    if named != list(range(state.seats)) or sizes != pairs or not plain(plays_in_teams)(state):
        raise PositionError("teams: two and two, senior first, and an odd one alone (Z15)")
    for senior, *juniors in teams:
        for junior in juniors:
            state.partner[senior], state.partner[junior] = junior, senior
            state.juniors |= 1 << junior


def load_end(state: Zoo, position: ZooPosition) -> None:
    """Z24, Z25: whether the points end the game, and why."""
    state.end = 0
    if state.phase == Phase.OVER:
        state.end = plain(end_after_round)(state)
        if state.end == 0:
            raise PositionError("phase: these points do not end the game (Z24)")
        if position.end not in {None, names.end(state)}:
            raise PositionError(f"end: it is {names.end(state)} (Z24, Z25)")
    elif plain(players_at_target)(state) >= (1 if state.seats == FEWEST_SEATS else 2):
        raise PositionError(f"scores: the target of {state.target} is reached, it is over (Z24)")
