"""Building a state from a position: what is left out is filled in, the impossible is refused."""

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.core.positions import check_one_per_seat, load_chance
from menagerie.games.goats.actions import CARD_CODES, CARD_NAMES, CELL_NUMBERS, Card
from menagerie.games.goats.cards import is_goat, kind_of
from menagerie.games.goats.dogs import asks_opponent
from menagerie.games.goats.meadow import goat_line, has_card_on, is_on_line, may_take_on
from menagerie.games.goats.names import display_cards, goat_names, removed_kinds
from menagerie.games.goats.pieces import (
    DOG,
    HAND,
    STEPS_ROUND,
    WIDTH,
    width,
)
from menagerie.games.goats.positions.cards import (
    Supply,
    dealt_cards,
    fill_hands,
    fill_meadow,
    load_aside,
    load_boxed,
    load_displays,
    load_hands,
    load_in_pile,
    load_known,
    load_meadow,
    load_pile,
    load_removed,
)
from menagerie.games.goats.positions.kinds import (
    check_decided,
    check_undecided,
    load_kinds,
)
from menagerie.games.goats.positions.shape import GoatsPosition
from menagerie.games.goats.positions.small_goats import (
    check_short,
    load_marks,
    load_reminders,
)
from menagerie.games.goats.setup import clear
from menagerie.games.goats.state import End, Goats, Phase, Start
from menagerie.games.goats.turns import has_marked_card

BY_SEAT = ("hands", "displays", "goats", "known")

# The phases that have a field; the fields not named here belong to all.
TURN_PHASES = frozenset({"playing", "taking", "herding", "consenting", "over"})
PHASES_WITH = {
    "aside": frozenset({"dogs"}),
    "marked": TURN_PHASES,
    "kinds": TURN_PHASES,
    "reminders": TURN_PHASES,
    "boxed": TURN_PHASES,
    "in_pile": TURN_PHASES,
    "played": frozenset({"taking", "herding", "consenting"}),
    "refused": frozenset({"herding"}),
    "asked": frozenset({"consenting"}),
    "end": frozenset({"over"}),
}


def load(state: Goats, position: GoatsPosition) -> None:
    """Write a position into a dealt record; PositionError names the field that cannot be."""
    for field in BY_SEAT:
        check_one_per_seat(field, getattr(position, field), state.seats)
    dealt = dealt_cards(state)
    likely = removed_kinds(state)
    plain(clear)(state)
    load_chance(state.chance, position.chance)
    load_phase(state, position)
    load_removed(state, position, likely)
    load_kinds(state, position)
    load_cards(state, position, Supply(state, dealt))
    load_known(state, position)
    load_in_pile(state, position)
    load_marks(state, position)
    load_reminders(state, position)
    check_short(state)
    load_goats(state, position)
    load_played(state, position)
    check_decided(state)
    check_undecided(state)
    load_swap(state, position)
    CHECKS.get(Phase(state.phase), check_nothing)(state)


def load_cards(state: Goats, position: GoatsPosition, supply: Supply) -> None:
    """G1: every card of the game is somewhere; first those that are named."""
    load_aside(state, position, supply)
    if position.meadow is not None:
        load_meadow(state, position, supply)
    load_hands(state, position, supply)
    load_displays(state, position, supply)
    load_boxed(state, position, supply)
    if position.meadow is None:
        fill_meadow(state, supply)
    if position.hands is None:
        fill_hands(state, supply)
    load_pile(state, position, supply)


def load_phase(state: Goats, position: GoatsPosition) -> None:
    """Set phase, turn and end, and refuse fields that the phase does not have."""
    key = position.phase or likely_phase(position)
    state.phase = Phase[key.upper()]
    for field, phases in PHASES_WITH.items():
        if getattr(position, field) and key not in phases:
            raise PositionError(f"{field}: there is none in phase {key}")
    if key == "dogs" and any(position.displays or ()):
        raise PositionError("displays: they are empty before the first turn (G7)")
    state.turn = likely_turn(position) if position.turn is None else position.turn
    state.starter = likely_starter(state) if position.starter is None else position.starter
    for field in ("turn", "starter"):
        if getattr(state, field) >= state.seats:
            raise PositionError(f"{field}: there is no seat {getattr(state, field)}")
    if state.start == Start.FIRST_SEAT and state.starter:
        raise PositionError(f"starter: the first seat begins, not seat {state.starter} (G7)")
    if state.phase == Phase.OVER:
        state.end = End[position.end.upper()] if position.end else likely_end(state, position)


def short_hands(position: GoatsPosition) -> list[int]:
    """The seats that hold one card."""
    return [seat for seat, hand in enumerate(position.hands or ()) if len(hand) < HAND]


def likely_phase(position: GoatsPosition) -> str:
    """The phase where it is left out, as far as other fields tell."""
    if position.end:
        return "over"
    if position.asked:
        return "consenting"
    if short_hands(position):
        return "taking"
    begun = (*(position.displays or ()), position.kinds, position.in_pile)
    return "playing" if any(begun) else "dogs"


def likely_starter(state: Goats) -> int:
    """G7: who began where it is left out: seat 0 by choice, else whose turn it is."""
    return 0 if state.start == Start.FIRST_SEAT else state.turn


def likely_turn(position: GoatsPosition) -> int:
    """The turn where it is left out: of the seat that holds one card, else of the start player."""
    return (*short_hands(position), position.starter or 0)[0]


def likely_end(state: Goats, position: GoatsPosition) -> End:
    """G19: the end where it is left out: a seat that could not take holds one card."""
    return End.NOTHING_TO_TAKE if state.turn in short_hands(position) else End.LINE_EMPTY


def load_goats(state: Goats, position: GoatsPosition) -> None:
    """G5: where the large goats stand; left out, at their stables."""
    for seat, at in enumerate(position.goats or ()):
        if at >= STEPS_ROUND[state.seats]:
            raise PositionError(
                f"goats[{seat}]: the track has positions 0 to {STEPS_ROUND[state.seats] - 1}, "
                f"not {at} (G5)"
            )
        if state.phase == Phase.DOGS and at != state.goats[seat]:
            raise PositionError(f"goats[{seat}]: it starts at {state.goats[seat]}, not {at} (G6)")
        state.goats[seat] = at


def load_played(state: Goats, position: GoatsPosition) -> None:
    """G9: the card played this turn, which lies in the display or, by G14, in the box."""
    if state.phase not in {Phase.TAKING, Phase.HERDING, Phase.CONSENTING}:
        return
    card = CARD_CODES[position.played or likely_play(state, position)]
    state.played = card
    name = CARD_NAMES[card]
    decided = plain(is_goat)(card) and state.winner[plain(kind_of)(card)] >= 0
    if name not in (goat_names(state.boxed) if decided else display_cards(state, state.turn)):
        where = "the box" if decided else f"the display of seat {state.turn}"
        raise PositionError(f"played: {name} is not in {where} (G9)")
    if state.phase != Phase.TAKING and card != DOG:
        raise PositionError("played: only a dog moves a marked card (G16)")


def likely_play(state: Goats, position: GoatsPosition) -> Card:
    """The card played where it is left out: a dog if it moves a card, else the last displayed."""
    if state.phase != Phase.TAKING:
        return CARD_NAMES[DOG]
    display = position.displays[state.turn] if position.displays else ()
    cards = (*(position.boxed or ()), *display)
    if not cards:
        raise PositionError("played: a card is played before one is taken (G8)")
    return cards[-1]


def load_swap(state: Goats, position: GoatsPosition) -> None:
    """G16, G17: the swap that is asked about, or that one was refused."""
    state.refused = position.refused
    if state.phase != Phase.CONSENTING:
        return
    if position.asked is None:
        raise PositionError("asked: say which swap an opponent is asked about (G16)")
    start, goal = CELL_NUMBERS[position.asked.start], CELL_NUMBERS[position.asked.goal]
    if state.mark[start] != state.turn:
        raise PositionError(f"asked: seat {state.turn} has no small goat there (G16)")
    if not plain(asks_opponent)(state, goal):
        raise PositionError("asked: no opponent has to agree to this swap (G16)")
    lines = (start // WIDTH, WIDTH + start % WIDTH)
    if not any(plain(is_on_line)(line, goal) for line in lines):
        raise PositionError("asked: the two cards are in no common row or column (G16)")
    state.herd_from = start
    state.herd_to = goal


def check_nothing(_state: Goats) -> None:
    """Nothing more is asked of this phase."""


def check_taking(state: Goats) -> None:
    """G19: a player who is to take has something to take."""
    if not plain(may_take_on)(state, plain(goat_line)(state, state.turn)):
        raise PositionError("phase: nothing can be taken there, so the game is over (G19)")


def check_herding(state: Goats) -> None:
    """G16: a player without a marked card is not asked."""
    if not plain(has_marked_card)(state, state.turn):
        raise PositionError(f"phase: seat {state.turn} has no marked card to move (G16)")


def check_over(state: Goats) -> None:
    """G19: the end that is named has come."""
    line = plain(goat_line)(state, state.turn)
    if state.end == End.NOTHING_TO_TAKE and plain(may_take_on)(state, line):
        raise PositionError(f"end: seat {state.turn} has a card to take (G19)")
    ways = range(width(state.seats))
    lines = [*ways, *(WIDTH + way for way in ways)]
    if state.end == End.LINE_EMPTY and all(plain(has_card_on)(state, line) for line in lines):
        raise PositionError("end: every row and every column has a card (G19)")


CHECKS = {
    Phase.TAKING: check_taking,
    Phase.HERDING: check_herding,
    Phase.OVER: check_over,
}
