"""Building a state from a position: what is left out is filled in, the impossible is refused."""

from collections.abc import Iterable

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.core.positions import check_one_per_seat, load_chance
from menagerie.games.buffalo.actions import PASTURE_KEYS
from menagerie.games.buffalo.ending import board_is_full, note_tiebreak
from menagerie.games.buffalo.herds import add_cows, meets_equal_herd
from menagerie.games.buffalo.names import COLOUR_NUMBERS, phase
from menagerie.games.buffalo.pieces import (
    COLOUR_NAMES,
    COLOURS,
    DEALT_EACH,
    FEWEST_SEATS,
    IN_PLAY,
    PASTURES,
    ROUNDS,
)
from menagerie.games.buffalo.positions.hands import load_cards, load_pairs
from menagerie.games.buffalo.positions.payment import load_paying, load_settling
from menagerie.games.buffalo.positions.seats import (
    load_assigned,
    load_begun,
    load_bids,
    load_colours,
    load_pick_order,
)
from menagerie.games.buffalo.positions.shape import (
    BuffaloPosition,
    colours_in_play,
    colours_with,
    pasture_number,
)
from menagerie.games.buffalo.setup import clear_board, clear_people
from menagerie.games.buffalo.state import Buffalo, End, Phase

BY_SEAT = (
    *("colours", "hands", "chosen", "bids", "begun", "pick_order", "assigned", "discarded"),
    "tiebreak",
)

PRELIMINARY = frozenset({"bidding", "picking", "assigning"})
PAYMENT = frozenset({"market", "bonus"})
SETTLEMENT = PAYMENT | {"placing"}
# The phases that have a field; the fields not named here belong to all.
PHASES_WITH = {
    "begun": frozenset({"bidding"}),
    "dealt": frozenset({"assigning"}),
    "assigned": frozenset({"assigning"}),
    "settling": SETTLEMENT,
    "paying": PAYMENT,
    "waiting": PAYMENT,
    "markets": PAYMENT,
    "resuming": frozenset({"market"}),
    "end": frozenset({"over"}),
    "tiebreak": frozenset({"over"}),
}


def load(state: Buffalo, position: BuffaloPosition) -> None:
    """Write a position into a dealt record; PositionError names the field that cannot be."""
    for field in BY_SEAT:
        check_one_per_seat(field, getattr(position, field), state.seats)
    clear(state)
    load_chance(state.chance, position.chance)
    load_bids(state, position)
    load_phase(state, position)
    load_begun(state, position)
    load_colours(state, position)
    load_pick_order(state, position)
    load_herds(state, position)
    check_supply(state, position)
    load_assigned(state, position)
    load_round(state, position)
    if state.phase == Phase.OVER:
        load_end(state, position)
    else:
        check_running(state)
    load_cards(state, position)
    load_pairs(state, position)
    if phase(state) in SETTLEMENT:
        load_settling(state, position)
    if phase(state) in PAYMENT:
        load_paying(state, position)


def clear(state: Buffalo) -> None:
    """Take back what the deal has done."""
    for pasture in range(PASTURES):
        for colour in range(COLOURS):
            state.herds[pasture, colour] = 0
    plain(clear_people)(state)
    plain(clear_board)(state)


def load_phase(state: Buffalo, position: BuffaloPosition) -> None:
    """Set the phase, and refuse one that bids or options rule out, and fields it does not have."""
    given = position.phase
    state.phase = Phase[given.upper()] if given else likely_phase(state, position)
    key = phase(state)
    if key in {"bidding", "picking"} and not state.auction:
        raise PositionError(f"phase: there is no {key} without the auction (BV1)")
    if key == "assigning" and state.seats != FEWEST_SEATS:
        raise PositionError("phase: assigning is for two players (B23)")
    if key == "market" and not state.cattle_market:
        raise PositionError("phase: there is no market without the cattle market (BV2)")
    if key == "bidding" and not state.bidders:
        raise PositionError("bids: nobody has to bid any more, so the bidding is over (BV1)")
    if key != "bidding" and state.bidders:
        raise PositionError(f"bids: somebody has still to bid before phase {key} (BV1)")
    for field, phases in PHASES_WITH.items():
        if getattr(position, field) and key not in phases:
            raise PositionError(f"{field}: there is none in phase {key}")
    if key not in SETTLEMENT | {"choosing"} and any(position.chosen or ()):
        raise PositionError(f"chosen: no pairs lie on the table in phase {key}")


def likely_phase(state: Buffalo, position: BuffaloPosition) -> Phase:
    """The phase where it is left out: choosing, unless other fields tell."""
    if position.end:
        return Phase.OVER
    if position.dealt:
        return Phase.ASSIGNING
    if state.bidders:
        return Phase.BIDDING
    picking = state.auction and not all(position.colours or [True])
    return Phase.PICKING if picking else Phase.CHOOSING


def load_herds(state: Buffalo, position: BuffaloPosition) -> None:
    """B1-B3, B12: put all cows on their pastures, within space and supply."""
    for key, herds in (position.pastures or {}).items():
        pasture = pasture_number(state, "pastures", key)
        if sum(herds.values()) > state.free[pasture]:
            raise PositionError(
                f"pastures: {sum(herds.values())} cows stand on {key}, "
                f"which has {state.free[pasture]} spaces (B1)"
            )
        for colour_key, cows in herds.items():
            colour = COLOUR_NUMBERS[colour_key]
            if colour not in colours_in_play(state.seats):
                raise PositionError(
                    f"pastures: {colour_key} is not in play with {state.seats} players (B2)"
                )
            if cows > state.supply[colour]:
                raise PositionError(f"pastures: {colour_key} has more than 48 cows there (B2)")
            plain(add_cows)(state, pasture, colour, cows)
        if state.phase != Phase.OVER:
            check_herds(state, pasture)
    if phase(state) in PRELIMINARY:
        check_preliminary_cows(state)


def check_herds(state: Buffalo, pasture: int) -> None:
    """B12: no two herds of a pasture are equal."""
    for colour in colours_in_play(state.seats):
        size = state.herds[pasture, colour]
        if size and plain(meets_equal_herd)(state, pasture, colour, size):
            raise PositionError(
                f"pastures: {COLOUR_NAMES[colour]} and another colour both have {size} cows "
                f"on {PASTURE_KEYS[pasture]} (B12)"
            )


def check_preliminary_cows(state: Buffalo) -> None:
    """B4: before the first round a pasture has one cow at most, a colour as many as were dealt."""
    for pasture in IN_PLAY[state.seats]:
        if cows_of(state, [pasture], range(COLOURS)) > 1:
            raise PositionError(
                f"pastures: before the first round one cow at most stands on "
                f"{PASTURE_KEYS[pasture]} (B4)"
            )
    for colour in range(state.seats):
        dealt = int(DEALT_EACH[state.seats])
        if cows_of(state, range(PASTURES), colours_with(state.seats, colour)) > dealt:
            raise PositionError(
                f"pastures: before the first round {COLOUR_NAMES[colour]} has {dealt} cows there "
                "at most (B4)"
            )


def cows_of(state: Buffalo, pastures: Iterable[int], colours: Iterable[int]) -> int:
    """How many cows of some colours stand on some pastures."""
    return sum(state.herds[pasture, colour] for pasture in pastures for colour in colours)


def check_supply(state: Buffalo, position: BuffaloPosition) -> None:
    """B2: a supply that is given must be what the pastures leave."""
    for key, cows in (position.supply or {}).items():
        colour = COLOUR_NUMBERS[key]
        if colour not in colours_in_play(state.seats):
            raise PositionError(f"supply: {key} is not in play with {state.seats} players (B2)")
        if cows != state.supply[colour]:
            raise PositionError(
                f"supply: the pastures leave {key} {state.supply[colour]} cows, not {cows} (B2)"
            )


def load_round(state: Buffalo, position: BuffaloPosition) -> None:
    """B5: five rounds, six with two players; 0 before the first."""
    last = int(ROUNDS[state.seats])
    if phase(state) in PRELIMINARY:
        state.round = position.round or 0
        if state.round:
            raise PositionError("round: it is 0 before the first round")
        return
    start = last if state.phase == Phase.OVER else 1
    state.round = start if position.round is None else position.round
    if not 1 <= state.round <= last:
        raise PositionError(f"round: there are rounds 1 to {last}, not {state.round} (B5)")


def check_running(state: Buffalo) -> None:
    """B20: a full board ends the game, and with three or more players a spent supply."""
    if plain(board_is_full)(state):
        raise PositionError("pastures: every space is taken, so the game is over (B20)")
    if spent := spent_colours(state):
        raise PositionError(f"supply: {spent[0]} has placed all cows, so the game is over (B20)")


def spent_colours(state: Buffalo) -> list[str]:
    """B20: the colours whose last cow ends the game; none with two players."""
    if state.seats == FEWEST_SEATS:
        return []
    return [COLOUR_NAMES[c] for c in colours_in_play(state.seats) if state.supply[c] == 0]


def load_end(state: Buffalo, position: BuffaloPosition) -> None:
    """B20: set the reason of the end; left out, it is the last round."""
    end = position.end or "last_round"
    state.end = End[end.upper()]
    if state.end == End.LAST_ROUND and state.round != ROUNDS[state.seats]:
        raise PositionError(f"end: round {state.round} is not the last (B20)")
    if state.end == End.BOARD_FULL and not plain(board_is_full)(state):
        raise PositionError("end: not every space is taken (B20)")
    if state.end == End.ALL_COWS and not spent_colours(state):
        raise PositionError("end: nobody has placed all cows (B20)")
    load_tiebreak(state, position)


def load_tiebreak(state: Buffalo, position: BuffaloPosition) -> None:
    """B22, B25: herds from before the final bonus, no larger than now; without one, as now."""
    plain(note_tiebreak)(state)
    for seat, size in enumerate(position.tiebreak or ()):
        now = state.tiebreak[seat]
        if size > now or (size < now and state.end != End.LAST_ROUND):
            raise PositionError(
                f"tiebreak[{seat}]: the herd on the largest pasture is {now}, not {size} (B22)"
            )
        state.tiebreak[seat] = size
