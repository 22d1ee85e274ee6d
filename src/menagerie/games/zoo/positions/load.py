"""Building a state from a position: what is left out is filled in, the impossible is refused."""

from menagerie.core.errors import PositionError
from menagerie.core.kernel.plain import plain
from menagerie.core.positions import check_one_per_seat, load_chance
from menagerie.games.zoo.pieces import CARDS, FEWEST_SEATS
from menagerie.games.zoo.positions.hands import check_cards, load_hands, load_out, load_taken
from menagerie.games.zoo.positions.memory import load_handed, load_played, load_shown
from menagerie.games.zoo.positions.shape import END_KEYS, PHASE_KEYS, ZooPosition
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
from menagerie.games.zoo.views import teams_of

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


def load(face: Zoo, position: ZooPosition) -> None:
    """Write a position into a dealt record; PositionError names the field that cannot be."""
    check_seats(face, position)
    face.plays = CARDS
    plain(clear_round)(face)
    load_chance(face.chance, position.chance)
    load_phase(face, position)
    load_round(face, position)
    load_standings(face, position)
    load_dealer(face, position)
    load_teams(face, position)
    load_end(face, position)
    load_hands(face, position)
    load_taken(face, position)
    load_trick(face, position)
    load_out(face, position)
    load_played(face, position)
    load_handed(face, position)
    check_cards(face)
    load_turn(face, position)
    load_shown(face, position)
    load_asked(face, position)


def check_seats(face: Zoo, position: ZooPosition) -> None:
    """Every seat that is named is there, and none twice in a list of seats."""
    for field in BY_SEAT:
        check_one_per_seat(field, getattr(position, field), face.seats)
    for field in SEAT_LISTS:
        seats = getattr(position, field) or ()
        if len(set(seats)) < len(seats) or max(seats, default=0) >= face.seats:
            raise PositionError(f"{field}: seats are 0 to {face.seats - 1}, each once")
    for field in SEATS_NAMED:
        if (getattr(position, field) or 0) >= face.seats:
            raise PositionError(f"{field}: seats are 0 to {face.seats - 1}")


def load_phase(face: Zoo, position: ZooPosition) -> None:
    """Set the phase, and refuse fields that it does not have."""
    key = position.phase or likely_phase(position)
    face.phase = PHASE_KEYS.index(key)
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


def load_round(face: Zoo, position: ZooPosition) -> None:
    """Z14, Z25: set the round; left out, it is the first one that the rest allows."""
    later = position.teams or any(position.scores or ()) or face.phase == Phase.EXCHANGING
    later = later and face.phase != Phase.OVER
    face.round = position.round or (2 if later else 1)
    if face.phase == Phase.EXCHANGING and not plain(plays_in_teams)(face):
        raise PositionError(f"phase: there is no exchange in round {face.round} (Z14)")
    if face.seats == FEWEST_SEATS and face.round > LAST_ROUND:
        raise PositionError(f"round: three players stop after {LAST_ROUND} rounds (Z25)")


def load_standings(face: Zoo, position: ZooPosition) -> None:
    """Z23: points, and the order by them."""
    for seat, score in enumerate(position.scores or (0,) * face.seats):
        face.scores[seat] = score
    if is_first_round(face) and any(position.scores or ()):
        raise PositionError("scores: nobody has points in the first round")
    for place, seat in enumerate(position.standings or usual_standings(face, position)):
        face.standings[place] = seat
    for place in range(1, face.seats):
        better, worse = face.standings[place - 1], face.standings[place]
        if face.scores[better] < face.scores[worse]:
            raise PositionError(f"standings: seat {worse} has more points than {better} (Z23)")


def is_first_round(face: Zoo) -> bool:
    """Whether no round has been scored."""
    return face.round == 1 and face.phase != Phase.OVER


def usual_standings(face: Zoo, position: ZooPosition) -> list[int]:
    """Z23: by points; equal ones as they sit, the first leader first."""
    first = plain(seat_left_of)(face, position.dealer or 0) if is_first_round(face) else 0
    around = [(first + step) % face.seats for step in range(face.seats)]
    return sorted(around, key=lambda seat: -face.scores[seat])


def load_dealer(face: Zoo, position: ZooPosition) -> None:
    """Z5, Z14, Z16, Z25: set the dealer and who leads first."""
    if is_first_round(face):
        load_first_dealer(face)
    else:
        free = not plain(plays_in_teams)(face) and face.seats > FEWEST_SEATS
        usual = position.dealer if free and position.dealer is not None else 0
        face.dealer = plain(seat_right_of)(face, usual)
        if face.phase == Phase.OVER:
            face.dealer = position.dealer or 0
            face.turn = position.turn or 0
        else:
            plain(choose_dealer)(face)
    if position.dealer not in {None, face.dealer}:
        raise PositionError(f"dealer: by the standings it is seat {face.dealer} (Z5, Z16)")


def load_first_dealer(face: Zoo) -> None:
    """Z5, Z23: the first leader stands first, the others follow clockwise."""
    face.turn = face.standings[0]
    face.dealer = plain(seat_right_of)(face, face.turn)
    for place in range(face.seats):
        if face.standings[place] != (face.turn + place) % face.seats:
            raise PositionError("standings: in the first round they go clockwise (Z23)")


def load_teams(face: Zoo, position: ZooPosition) -> None:
    """Z15: teams follow from the standings; after the game those of the last round are kept."""
    face.juniors = 0
    face.exchanging = 0
    if face.phase == Phase.OVER:
        load_last_teams(face, position)
        return
    if plain(plays_in_teams)(face):
        plain(form_teams)(face, None)
        face.exchanging = 0
    if position.teams is not None and set(position.teams) != set(teams_of(face)):
        teams = ", ".join("+".join(map(str, team)) for team in teams_of(face)) or "none"
        raise PositionError(f"teams: by the standings they are {teams} (Z15)")


def load_last_teams(face: Zoo, position: ZooPosition) -> None:
    """Z15: the teams of the round that ended the game."""
    teams = position.teams or ()
    if not teams:
        return
    sizes = sorted(map(len, teams), reverse=True)
    named = sorted(seat for team in teams for seat in team)
    pairs = [2] * (face.seats // 2) + [1] * (face.seats % 2)
    if named != list(range(face.seats)) or sizes != pairs or not plain(plays_in_teams)(face):
        raise PositionError("teams: two and two, senior first, and an odd one alone (Z15)")
    for senior, *juniors in teams:
        for junior in juniors:
            face.partner[senior], face.partner[junior] = junior, senior
            face.juniors |= 1 << junior


def load_end(face: Zoo, position: ZooPosition) -> None:
    """Z24, Z25: whether the points end the game, and why."""
    face.end = 0
    if face.phase == Phase.OVER:
        face.end = plain(end_after_round)(face)
        if face.end == 0:
            raise PositionError("phase: these points do not end the game (Z24)")
        if position.end not in {None, END_KEYS[face.end]}:
            raise PositionError(f"end: it is {END_KEYS[face.end]} (Z24, Z25)")
    elif plain(players_at_target)(face) >= (1 if face.seats == FEWEST_SEATS else 2):
        raise PositionError(f"scores: the target of {face.target} is reached, it is over (Z24)")
