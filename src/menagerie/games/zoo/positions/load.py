"""Building a state from a position: what is left out is filled in, the impossible is refused."""

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.core.positions import check_one_per_seat, load_chance
from menagerie.games.zoo import names
from menagerie.games.zoo.actions import group_kinds
from menagerie.games.zoo.hands import next_holder, show_cards
from menagerie.games.zoo.pieces import CARD_NAMES, CARDS, KINDS
from menagerie.games.zoo.positions.check import (
    check,
    first_leader,
    first_round,
    is_first_round,
    possible_dealers,
    usual_teams,
)
from menagerie.games.zoo.positions.round import (
    IN_TRICK,
    added,
    by_seat,
    cards_had,
    dealt_to,
    lacking,
    laid_by,
    lead_after,
    may_exchange,
    top_seat,
    turn_after,
    ways_out,
)
from menagerie.games.zoo.positions.shape import ZooPosition, count_kinds, group_of
from menagerie.games.zoo.scoring import end_after_round
from menagerie.games.zoo.sets import GROUPS
from menagerie.games.zoo.setup import clear_round, deal_hands, seat_left_of
from menagerie.games.zoo.state import HANDED, NONE, End, Phase, Zoo

BY_SEAT = ("hands", "taken", "scores", "standings", "handed", "played", "shown")
SEAT_LISTS = ("passed", "out", "standings", "exchanging")
SPENT = ("trick", "taken", "out", "played", "shown", "handed")

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
    load_points(state, position)
    load_standings(state, position)
    load_teams(state, position)
    load_dealer(state, position)
    load_hands(state, position)
    load_trick(state, position)
    load_handed(state, position)
    load_taken(state, position)
    load_out(state, position)
    load_played(state, position)
    load_turn(state, position)
    load_shown(state, position)
    check(state)


def check_seats(state: Zoo, position: ZooPosition) -> None:
    """Every seat that is named is there, and none twice in a list of seats."""
    for field in BY_SEAT:
        check_one_per_seat(field, getattr(position, field), state.seats)
    for field in SEAT_LISTS:
        seats = getattr(position, field) or ()
        if len(set(seats)) < len(seats) or max(seats, default=0) >= state.seats:
            raise PositionError(f"{field}: seats are 0 to {state.seats - 1}, each once")
    in_teams = sorted(seat for team in position.teams or () for seat in team)
    if in_teams and in_teams != list(range(state.seats)):
        raise PositionError(f"teams: seats are 0 to {state.seats - 1}, each once (Z15)")
    alone = {"dealer": position.dealer, "turn": position.turn}
    alone |= {f"trick[{number}]": play.seat for number, play in enumerate(position.trick)}
    for field, seat in alone.items():
        if (seat or 0) >= state.seats:
            raise PositionError(f"{field}: seats are 0 to {state.seats - 1}")


def load_phase(state: Zoo, position: ZooPosition) -> None:
    """Set the phase, and refuse fields that it does not have; left out, it follows from them."""
    key = position.phase or likely_phase(position)
    state.phase = Phase[key.upper()]
    for field, phases in PHASES_WITH.items():
        if key not in phases and tells(position, field):
            raise PositionError(f"{field}: there is none in phase {key}")


def tells(position: ZooPosition, field: str) -> bool:
    """Whether a field says more than that there is nothing."""
    given = getattr(position, field)
    return any(item != () for item in given) if isinstance(given, tuple) else given is not None


def likely_phase(position: ZooPosition) -> str:
    """The phase of a position that does not name it."""
    if position.end:
        return "over"
    if position.asked:
        return "answering"
    if position.trick:
        return "beating"
    return "exchanging" if position.exchanging else "leading"


def load_points(state: Zoo, position: ZooPosition) -> None:
    """Set points, round and end; left out, nobody has points, and the round is the first it can be.

    Whether and why the game is over follows from the points.
    """
    for seat, score in enumerate(position.scores or (0,) * state.seats):
        state.scores[seat] = score
    later = bool(position.teams) or any(position.scores or ()) or state.phase == Phase.EXCHANGING
    state.round = position.round or first_round(state, later=later)
    usual = plain(end_after_round)(state) if state.phase == Phase.OVER else End.RUNNING
    state.end = usual if position.end is None else End[position.end.upper()]


def load_standings(state: Zoo, position: ZooPosition) -> None:
    """Z23: set the places; left out, they follow from the points.

    Equal ones stand as they sit; in the first round left of the dealer, else beginning with seat 0.
    """
    start = 0
    if is_first_round(state):
        start = plain(seat_left_of)(state, position.dealer or 0)
    around = [(start + step) % state.seats for step in range(state.seats)]
    usual = sorted(around, key=lambda seat: -state.scores[seat])
    for place, seat in enumerate(position.standings or usual):
        state.standings[place] = seat


def load_teams(state: Zoo, position: ZooPosition) -> None:
    """Z15: set the teams; left out, those by the standings."""
    state.juniors = 0
    for senior, *juniors in usual_teams(state) if position.teams is None else position.teams:
        if len(juniors) > 1:
            raise PositionError("teams: two and two, senior first, and an odd one alone (Z15)")
        for junior in juniors:
            state.partner[senior], state.partner[junior] = junior, senior
            state.juniors |= 1 << junior


def load_dealer(state: Zoo, position: ZooPosition) -> None:
    """Z5, Z16: set dealer and first leader; left out, by the standings, else seat 0 deals."""
    state.dealer = possible_dealers(state)[0] if position.dealer is None else position.dealer
    state.turn = first_leader(state)


def load_hands(state: Zoo, position: ZooPosition) -> None:
    """Z4: set the hands; left out, they are dealt, or empty when the game is over."""
    if position.hands is None and state.phase != Phase.OVER:
        for field in SPENT:
            if tells(position, field):
                raise PositionError(f"hands: they must be given with {field}")
        plain(deal_hands)(state)
        return
    for seat, cards in enumerate(position.hands or ()):
        for kind, number in enumerate(count_kinds(cards)):
            state.hands[seat, kind] = number
        state.cards[seat] = len(cards)
    state.holders = sum(1 << seat for seat in range(state.seats) if state.cards[seat])


def load_trick(state: Zoo, position: ZooPosition) -> None:
    """Z3: lay the sets of the running trick."""
    if len(position.trick) > CARDS:
        raise PositionError(f"trick: there are not more than {CARDS} cards (Z1)")
    for number, play in enumerate(position.trick):
        state.trick_set[number] = group_of(state, f"trick[{number}]", play.cards)
        state.trick_seat[number] = play.seat
    state.plays = len(position.trick)


def load_handed(state: Zoo, position: ZooPosition) -> None:
    """Z17: set the cards pushed, returned and laid; left out, there are none.

    Who has still to decide is set, too; left out, everybody who may.
    """
    state.exchanging = 0
    for seat, cards in enumerate(position.handed or ()):
        if len(cards) > HANDED:
            raise PositionError(f"handed[{seat}]: two cards at most (Z17)")
        for place, kind in enumerate(sorted(map(CARD_NAMES.index, cards))):
            state.handed[seat, place] = kind
    if state.phase == Phase.EXCHANGING:
        able = [seat for seat in range(state.seats) if may_exchange(state, seat)]
        waiting = able if position.exchanging is None else position.exchanging
        state.exchanging = sum(1 << seat for seat in waiting)


def load_taken(state: Zoo, position: ZooPosition) -> None:
    """Z9, Z17: set each seat's tricks, without the cards that a player alone has laid there."""
    for seat, cards in enumerate(position.taken or ()):
        laid = laid_by(state, seat)
        for kind, number in enumerate(count_kinds(cards)):
            if number < laid[kind]:
                raise PositionError(f"taken[{seat}]: the cards laid there are missing (Z17)")
            state.taken[seat, kind] = number - laid[kind]


def load_out(state: Zoo, position: ZooPosition) -> None:
    """Z10: set who is out; left out, those without cards, by their last sets, then by seats."""
    empty = [seat for seat in range(state.seats) if not state.cards[seat]]
    usual = sorted(empty, key=lambda seat: ways_out(state, seat)[0])
    out = usual if position.out is None else position.out
    for place, seat in enumerate(out):
        state.out[place] = seat
    state.out_count = len(out)


def load_played(state: Zoo, position: ZooPosition) -> None:
    """Z4, Z9: set who played what.

    Left out, all have played their sets on the table, the tricks they won as far as their hands
    were large enough, and the rest in turn from the left of the dealer.
    """
    if position.played is not None:
        for seat, cards in enumerate(position.played):
            for kind, number in enumerate(count_kinds(cards)):
                state.played[seat, kind] = number
        return
    for seat, group in names.trick(state):
        for kind in group_kinds(GROUPS[group]):
            state.played[seat, kind] += 1
    won = by_seat(state.taken)
    left = added(won)
    around = [(state.dealer + step) % state.seats for step in range(1, state.seats + 1)]
    for wanted in ([lacking(state, seat) for seat in around], [won[seat] for seat in around]):
        for seat, counts in zip(around, wanted, strict=True):
            play_from(state, seat, left, counts)
    for seat in around:
        play_from(state, seat, left, left)


def play_from(state: Zoo, seat: int, left: list[int], counts: list[int]) -> None:
    """Z4: a seat has played these cards of those left, as far as its hand was large enough."""
    room = dealt_to(state, seat) - cards_had(state, seat)
    for kind in range(KINDS):
        number = max(0, min(left[kind], counts[kind], room))
        state.played[seat, kind] += number
        left[kind] -= number
        room -= number


def load_turn(state: Zoo, position: ZooPosition) -> None:
    """Z8-Z12: set who has passed and whose turn it is; left out, each follows from the other.

    Where both are, nobody has passed, or the first who can leads.
    """
    state.passed = sum(1 << seat for seat in position.passed or ())
    turn = position.turn
    if state.phase in IN_TRICK and state.plays and state.holders:
        if turn is None and position.asked is not None:
            turn = position.asked.by
        if position.passed is None and turn is not None:
            state.passed = passed_before(state, turn)
        state.turn = turn_after(state, state.passed)
    elif state.phase == Phase.LEADING and state.holders:
        state.turn = lead_after(state, state.turn)
    elif state.phase == Phase.OVER and state.plays:
        state.turn = top_seat(state)
    state.turn = state.turn if turn is None else turn


def passed_before(state: Zoo, turn: int) -> int:
    """Z8: those who have passed when it is a seat's turn; all if it cannot be."""
    passed = 0
    seat = plain(next_holder)(state, top_seat(state))
    while seat != turn and not passed >> seat & 1:
        passed |= 1 << seat
        seat = plain(next_holder)(state, seat)
    return passed


def load_shown(state: Zoo, position: ZooPosition) -> None:
    """Z12, Z18: set the cards that everybody knows to be held, those of a question among them."""
    for seat, cards in enumerate(position.shown or ()):
        for kind, number in enumerate(count_kinds(cards)):
            state.shown[seat, kind] = number
    state.asked = NONE
    if position.asked is None:
        return
    if position.asked.by != state.turn:
        raise PositionError(f"asked: only seat {state.turn}, who is in turn, may ask (Z18)")
    state.asked = group_of(state, "asked", position.asked.cards)
    for kind, number in enumerate(count_kinds(position.asked.cards)):
        plain(show_cards)(state, state.turn, kind, number)
