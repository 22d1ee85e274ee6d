"""What can be in a round: where its cards are, who is out, the running trick, whose turn it is."""

from collections.abc import Iterable
from typing import Any

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.games.zoo import names
from menagerie.games.zoo.actions import group_kinds
from menagerie.games.zoo.codes import Refusal
from menagerie.games.zoo.hands import holds_cards, holds_only_joker, next_holder
from menagerie.games.zoo.pieces import BOXES, CARD_NAMES, DEALT, JOKER, KINDS
from menagerie.games.zoo.questions import refuse_question
from menagerie.games.zoo.sets import GROUPS, beats
from menagerie.games.zoo.state import HANDED, NONE, Phase, Zoo
from menagerie.games.zoo.teams import has_teams, is_alone, is_junior
from menagerie.games.zoo.tricks import is_won

FEWEST_HOLDERS = 2
IN_TRICK = (Phase.BEATING, Phase.ANSWERING)
BEFORE_TRICK = (NONE, 0)

_is_alone = plain(is_alone)
_is_junior = plain(is_junior)
_next_holder = plain(next_holder)

# How many cards there are of each kind.
Counts = list[int]


def check_round(state: Zoo, leader: int) -> None:
    """Z4-Z20: the round can have come here from its deal, with its first leader."""
    check_exchange(state)
    check_holders(state)
    check_box(state)
    for seat in range(state.seats):
        check_number(state, seat)
        check_received(state, seat)
    check_trick(state)
    check_tricks(state)
    check_out(state)
    check_turn(state, leader)
    check_asked(state)
    for seat in range(state.seats):
        check_shown(state, seat)
    check_lead(state, leader)


# Cards, by kind.


def by_seat(cards: Any) -> list[Counts]:
    """The cards that all seats have in one place."""
    counts: list[Counts] = cards.tolist()
    return counts


def handed_by(state: Zoo, seat: int) -> Counts:
    """Z17: the cards that a seat has pushed, returned or laid."""
    counts = [0] * KINDS
    for place in range(HANDED):
        if state.handed[seat, place] != NONE:
            counts[state.handed[seat, place]] += 1
    return counts


def received_by(state: Zoo, seat: int) -> Counts:
    """Z17: the cards that a seat has got from its partner."""
    return [0] * KINDS if _is_alone(state, seat) else handed_by(state, state.partner[seat])


def laid_by(state: Zoo, seat: int) -> Counts:
    """Z17: the cards that a player alone has laid among their own tricks."""
    return handed_by(state, seat) if _is_alone(state, seat) else [0] * KINDS


def added(rows: Iterable[Counts]) -> Counts:
    """The cards of some places together."""
    return list(map(sum, zip(*rows, strict=True)))


def in_trick_of(state: Zoo, *seats: int) -> Counts:
    """Z7: the cards of some seats' sets in the running trick."""
    counts = [0] * KINDS
    for seat, group in names.trick(state):
        if seat in seats:
            for kind in group_kinds(GROUPS[group]):
                counts[kind] += 1
    return counts


def cards_had(state: Zoo, seat: int) -> int:
    """Z4, Z17: how many cards a seat was dealt, as far as they are named."""
    held = state.cards[seat] + sum(by_seat(state.played)[seat])
    return held + sum(handed_by(state, seat)) - sum(received_by(state, seat))


def dealt_to(state: Zoo, seat: int) -> int:
    """Z4: how many cards were dealt to a seat."""
    return DEALT[state.seats, (seat - state.dealer - 1) % state.seats]


def is_whole(state: Zoo) -> bool:
    """Z4: whether all cards are named."""
    return all(cards_had(state, seat) == dealt_to(state, seat) for seat in range(state.seats))


def check_box(state: Zoo) -> None:
    """Z1, Z25: there are not more cards of a kind than in the box."""
    laid = [laid_by(state, seat) for seat in range(state.seats)]
    counts = added([*by_seat(state.hands), *by_seat(state.played), *laid])
    deck = BOXES[state.rules_version].deck(state.seats)
    for kind, count in enumerate(counts):
        if count > deck[kind]:
            raise PositionError(f"hands: there are {count} {CARD_NAMES[kind]}, over {deck[kind]}")


def check_number(state: Zoo, seat: int) -> None:
    """Z4, Z17: nobody has had more cards than were dealt; before the first trick all are there."""
    had, dealt = cards_had(state, seat), dealt_to(state, seat)
    if had > dealt or (had < dealt and state.phase == Phase.EXCHANGING):
        raise PositionError(f"hands[{seat}]: {dealt} cards were dealt, not {had} (Z4)")


def check_received(state: Zoo, seat: int) -> None:
    """Z17: cards that were handed to a seat are in its hand, played, or returned."""
    for kind, number in enumerate(lacking(state, seat)):
        if number:
            raise PositionError(
                f"handed[{state.partner[seat]}]: seat {seat} neither holds nor played "
                f"{CARD_NAMES[kind]} (Z17)"
            )


def lacking(state: Zoo, seat: int) -> Counts:
    """Z17: the cards a seat has received that it does not hold, and has not played or returned."""
    received = received_by(state, seat)
    if not any(received):
        return received
    rows = [by_seat(state.hands)[seat], by_seat(state.played)[seat]]
    had = added([*rows, handed_by(state, seat)] if is_senior(state, seat) else rows)
    return [max(0, number - had[kind]) for kind, number in enumerate(received)]


def check_shown(state: Zoo, seat: int) -> None:
    """Z12, Z18: juniors show cards, and who should lead with nothing but the joker shows it."""
    shown = names.counted(state.shown, seat)
    for name in shown:
        kind = CARD_NAMES.index(name)
        if state.shown[seat, kind] > state.hands[seat, kind]:
            raise PositionError(f"shown[{seat}]: {name} is no longer in the hand (Z18)")
    if shown and not _is_junior(state, seat) and not plain(holds_only_joker)(state, seat):
        raise PositionError(f"shown[{seat}]: only juniors show cards, or the joker alone (Z12)")


def check_tricks(state: Zoo) -> None:
    """Z6, Z9, Z18: what was played is in tricks, and what a team has laid, it has played."""
    played = by_seat(state.played)
    in_trick = in_trick_of(state, *range(state.seats))
    for kind, number in enumerate(added([*by_seat(state.taken), in_trick])):
        if sum(row[kind] for row in played) != number:
            raise PositionError(
                f"played: not as many {CARD_NAMES[kind]} as in the trick and the tricks taken"
            )
    for seat in {player for player, _ in names.trick(state)}:
        team = [seat] if _is_alone(state, seat) else [seat, state.partner[seat]]
        together = added(played[one] for one in team)
        for kind, number in enumerate(in_trick_of(state, *team)):
            if number > together[kind]:
                raise PositionError(
                    f"played[{seat}]: the sets on the table are missing: {CARD_NAMES[kind]} (Z7)"
                )


# The exchange.


def check_exchange(state: Zoo) -> None:
    """Z17: who has handed cards, and who has still to."""
    if any(map(any, by_seat(state.taken))) and state.phase == Phase.EXCHANGING:
        raise PositionError("taken: nobody has tricks before the first (Z17)")
    for seat in range(state.seats):
        number = sum(handed_by(state, seat))
        if number and not plain(has_teams)(state):
            raise PositionError("handed: there is no exchange without teams (Z14)")
        if number == 1 and not _is_alone(state, seat):
            raise PositionError(
                f"handed[{seat}]: partners push two cards, one alone up to two (Z17)"
            )
        waits = state.exchanging >> seat & 1
        if waits and not may_exchange(state, seat):
            raise PositionError(f"exchanging: seat {seat} has nothing to decide (Z17)")
        pushed = any(received_by(state, seat))
        if is_senior(state, seat) and pushed != bool(number or waits):
            raise PositionError(f"handed[{seat}]: a senior returns two cards for two (Z17)")
    if state.phase == Phase.EXCHANGING and not state.exchanging:
        raise PositionError("exchanging: all have decided, so the first trick begins (Z17)")


def is_senior(state: Zoo, seat: int) -> bool:
    """Z15: whether a seat is the higher placed of a team."""
    return not _is_alone(state, seat) and not _is_junior(state, seat)


def may_exchange(state: Zoo, seat: int) -> bool:
    """Z17: juniors and players alone decide once, seniors when two cards came."""
    if sum(handed_by(state, seat)):
        return False
    return not is_senior(state, seat) or sum(received_by(state, seat)) > 0


# Tricks and turns.


def check_holders(state: Zoo) -> None:
    """Z11: while a round runs at least two hold cards, when the game is over at most one."""
    holders = state.holders.bit_count()
    if state.phase == Phase.OVER and holders >= FEWEST_HOLDERS:
        raise PositionError("hands: several players hold cards, so the round is not over (Z11)")
    if state.phase != Phase.OVER and holders < FEWEST_HOLDERS:
        raise PositionError("hands: at most one player holds cards, so the round is over (Z11)")


def check_trick(state: Zoo) -> None:
    """Z7, Z9: each set beats the one before, which is another player's."""
    plays = list(names.trick(state))
    if state.phase in IN_TRICK and not plays:
        raise PositionError("trick: there must be a set to beat (Z8)")
    for number in range(1, len(plays)):
        (before, beaten), (seat, group) = plays[number - 1 : number + 1]
        if not plain(beats)(state.rules_version, group, beaten):
            raise PositionError(f"trick[{number}]: it does not beat the set before (Z7)")
        if seat == before:
            raise PositionError(f"trick[{number}]: nobody beats a set of their own (Z9)")


def check_out(state: Zoo) -> None:
    """Z10, Z20: who holds nothing is out; those whose last set lies there went out by it."""
    empty = [seat for seat in range(state.seats) if not state.cards[seat]]
    out = names.out(state)
    if sorted(out) != empty:
        named = ", ".join(map(str, empty)) or "none"
        raise PositionError(f"out: the seats without cards are {named} (Z10)")
    last = BEFORE_TRICK
    for seat in out:
        later = [way for way in ways_out(state, seat) if way > last or way == BEFORE_TRICK == last]
        if not later:
            raise PositionError(f"out: seat {seat} went out before the one named before (Z10)")
        last = later[0]
    if state.phase == Phase.OVER and state.plays and out:
        top = state.plays - 1
        if top not in {number for number, _ in ways_out(state, out[-1])}:
            raise PositionError(f"out: seat {out[-1]} did not go out with the last set (Z11)")


def ways_out(state: Zoo, seat: int) -> list[tuple[int, int]]:
    """Z10, Z20: with which set of the trick a seat can have gone out, and as whose helper.

    Before the trick, unless a set of its own lies there, and then in any order; with its last
    set; or with a later set of its junior.
    """
    players = [player for player, _ in names.trick(state)]
    first = max((number for number, player in enumerate(players) if player == seat), default=NONE)
    ways = [(first, 0)]
    if is_senior(state, seat):
        junior = state.partner[seat]
        later = range(first + 1, len(players))
        ways += [(number, 1) for number in later if players[number] == junior]
    return ways


def check_turn(state: Zoo, leader: int) -> None:
    """Z5-Z12, Z16: whose turn it is follows from who has passed, won or dealt."""
    if state.phase in IN_TRICK:
        check_passed(state)
    elif state.phase == Phase.LEADING:
        if not plain(holds_cards)(state, state.turn):
            raise PositionError(f"turn: seat {state.turn} is out (Z10)")
        if plain(holds_only_joker)(state, state.turn):
            raise PositionError(
                f"turn: seat {state.turn} holds only the joker and cannot lead (Z12)"
            )
    elif state.phase == Phase.EXCHANGING and state.turn != leader:
        raise PositionError(f"turn: seat {leader} leads the first trick (Z16)")
    elif state.phase == Phase.OVER and state.plays and state.turn != top_seat(state):
        raise PositionError(f"turn: seat {top_seat(state)} has played the last set (Z11)")


def top_seat(state: Zoo) -> int:
    """Z9: whose set is on top."""
    return state.trick_seat[state.plays - 1]


def turn_after(state: Zoo, passed: int) -> int:
    """Z8: who is in turn when some have passed since the set on top, in their order."""
    seat = _next_holder(state, top_seat(state))
    while passed >> seat & 1:
        passed &= ~(1 << seat)
        seat = _next_holder(state, seat)
    return seat


def check_passed(state: Zoo) -> None:
    """Z8, Z9: the others pass in order after the last set; the one after them is in turn."""
    turn, seat = turn_after(state, state.passed), _next_holder(state, top_seat(state))
    passed = 0
    while seat != turn:
        passed |= 1 << seat
        seat = _next_holder(state, seat)
    if plain(is_won)(state):
        raise PositionError("passed: everybody else has passed, so the trick is won (Z9)")
    if passed != state.passed:
        raise PositionError("passed: all who passed since the last set did so in turn (Z8)")
    if state.turn != turn:
        raise PositionError(f"turn: it is the turn of seat {turn} (Z8)")


def check_asked(state: Zoo) -> None:
    """Z18, Z19: a junior may ask this."""
    if state.phase != Phase.ANSWERING:
        return
    if state.asked == NONE:
        raise PositionError("asked: phase answering needs a question (Z18)")
    refusal = Refusal(plain(refuse_question)(state, state.turn, state.asked))
    if refusal != Refusal.NONE:
        reason = refusal.name.lower().replace("_", " ")
        raise PositionError(f"asked: this may not be asked: {reason} (Z18)")


def check_lead(state: Zoo, leader: int) -> None:
    """Z5, Z9, Z10, Z12, Z16: where all cards are named, it is known who may have led."""
    if state.phase in {Phase.EXCHANGING, Phase.OVER} or not is_whole(state):
        return
    winners = [seat for seat in range(state.seats) if any(by_seat(state.taken)[seat])]
    for seat in winners:
        if state.taken[seat, JOKER] and sum(by_seat(state.taken)[seat]) == 1:
            raise PositionError(f"taken[{seat}]: the joker alone is no trick (Z3)")
    if state.phase == Phase.LEADING:
        leads = {lead_after(state, winner) for winner in winners} or {leader}
        if state.turn not in leads:
            raise PositionError(f"turn: seat {state.turn} cannot have got the lead (Z9, Z16)")
        if not winners and any(map(any, by_seat(state.shown))):
            raise PositionError("shown: nobody has asked before the first trick (Z18)")
    elif not winners and state.trick_seat[0] != leader:
        raise PositionError(f"trick[0]: seat {leader} leads the first trick (Z5, Z16)")


def lead_after(state: Zoo, winner: int) -> int:
    """Z9, Z10, Z12: who leads when a seat has won a trick."""
    seat = winner
    if not plain(holds_cards)(state, seat):
        seat = _next_holder(state, seat)
    return _next_holder(state, seat) if plain(holds_only_joker)(state, seat) else seat
