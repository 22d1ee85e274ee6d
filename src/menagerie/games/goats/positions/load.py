"""Building a state from a position: what is left out is filled in, the impossible is refused."""

from menagerie.core.errors import PositionError
from menagerie.core.kernel.plain import plain
from menagerie.core.positions import check_one_per_seat, load_chance
from menagerie.games.goats.actions import CARD_CODES, CARD_NAMES, CELL_NUMBERS, Card
from menagerie.games.goats.cards import is_goat, kind_of
from menagerie.games.goats.dogs import asks_opponent
from menagerie.games.goats.meadow import goat_line, has_card_on, is_on_line, may_take_on
from menagerie.games.goats.names import display_cards, goat_names
from menagerie.games.goats.pieces import (
    DOG,
    HAND,
    KIND_NAMES,
    KINDS,
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
from menagerie.games.goats.positions.shape import END_KEYS, PHASE_KEYS, GoatsPosition
from menagerie.games.goats.positions.small_goats import (
    check_short,
    load_marks,
    load_reminders,
)
from menagerie.games.goats.setup import clear
from menagerie.games.goats.state import REMOVED, End, Goats, Phase, Start
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


def load(face: Goats, position: GoatsPosition) -> None:
    """Write a position into a dealt record; PositionError names the field that cannot be."""
    for field in BY_SEAT:
        check_one_per_seat(field, getattr(position, field), face.seats)
    dealt = dealt_cards(face)
    likely = [KIND_NAMES[kind] for kind in range(KINDS) if face.winner[kind] == REMOVED]
    plain(clear)(face)
    load_chance(face.chance, position.chance)
    load_phase(face, position)
    load_removed(face, position, likely)
    load_kinds(face, position)
    load_cards(face, position, Supply(face, dealt))
    load_known(face, position)
    load_in_pile(face, position)
    load_marks(face, position)
    load_reminders(face, position)
    check_short(face)
    load_goats(face, position)
    load_played(face, position)
    check_decided(face)
    check_undecided(face)
    load_swap(face, position)
    CHECKS.get(Phase(face.phase), check_nothing)(face)


def load_cards(face: Goats, position: GoatsPosition, supply: Supply) -> None:
    """G1: every card of the game is somewhere; first those that are named."""
    load_aside(face, position, supply)
    if position.meadow is not None:
        load_meadow(face, position, supply)
    load_hands(face, position, supply)
    load_displays(face, position, supply)
    load_boxed(face, position, supply)
    if position.meadow is None:
        fill_meadow(face, supply)
    if position.hands is None:
        fill_hands(face, supply)
    load_pile(face, position, supply)


def load_phase(face: Goats, position: GoatsPosition) -> None:
    """Set phase, turn and end, and refuse fields that the phase does not have."""
    key = position.phase or likely_phase(position)
    face.phase = PHASE_KEYS.index(key)
    for field, phases in PHASES_WITH.items():
        if getattr(position, field) and key not in phases:
            raise PositionError(f"{field}: there is none in phase {key}")
    if key == "dogs" and any(position.displays or ()):
        raise PositionError("displays: they are empty before the first turn (G7)")
    face.turn = likely_turn(position) if position.turn is None else position.turn
    face.starter = likely_starter(face) if position.starter is None else position.starter
    for field in ("turn", "starter"):
        if getattr(face, field) >= face.seats:
            raise PositionError(f"{field}: there is no seat {getattr(face, field)}")
    if face.start == Start.FIRST_SEAT and face.starter:
        raise PositionError(f"starter: the first seat begins, not seat {face.starter} (G7)")
    if face.phase == Phase.OVER:
        face.end = END_KEYS.index(position.end or likely_end(face, position))


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


def likely_starter(face: Goats) -> int:
    """G7: who began where it is left out: seat 0 by choice, else whose turn it is."""
    return 0 if face.start == Start.FIRST_SEAT else face.turn


def likely_turn(position: GoatsPosition) -> int:
    """The turn where it is left out: of the seat that holds one card, else of the start player."""
    return (*short_hands(position), position.starter or 0)[0]


def likely_end(face: Goats, position: GoatsPosition) -> str:
    """G19: the end where it is left out: whoever could not take holds one card."""
    return "nothing_to_take" if face.turn in short_hands(position) else "line_empty"


def load_goats(face: Goats, position: GoatsPosition) -> None:
    """G5: where the large goats stand; left out, at their stables."""
    for seat, at in enumerate(position.goats or ()):
        if at >= STEPS_ROUND[face.seats]:
            raise PositionError(
                f"goats[{seat}]: the track has positions 0 to {STEPS_ROUND[face.seats] - 1}, "
                f"not {at} (G5)"
            )
        if face.phase == Phase.DOGS and at != face.goats[seat]:
            raise PositionError(f"goats[{seat}]: it starts at {face.goats[seat]}, not {at} (G6)")
        face.goats[seat] = at


def load_played(face: Goats, position: GoatsPosition) -> None:
    """G9: the card played this turn, which lies in the display or, by G14, in the box."""
    if face.phase not in {Phase.TAKING, Phase.HERDING, Phase.CONSENTING}:
        return
    card = CARD_CODES[position.played or likely_play(face, position)]
    face.played = card
    name = CARD_NAMES[card]
    decided = plain(is_goat)(card) and face.winner[plain(kind_of)(card)] >= 0
    if name not in (goat_names(face.boxed) if decided else display_cards(face, face.turn)):
        where = "the box" if decided else f"the display of seat {face.turn}"
        raise PositionError(f"played: {name} is not in {where} (G9)")
    if face.phase != Phase.TAKING and card != DOG:
        raise PositionError("played: only a dog moves a marked card (G16)")


def likely_play(face: Goats, position: GoatsPosition) -> Card:
    """The card played where it is left out: a dog if it moves a card, else the last displayed."""
    if face.phase != Phase.TAKING:
        return CARD_NAMES[DOG]
    display = position.displays[face.turn] if position.displays else ()
    cards = (*(position.boxed or ()), *display)
    if not cards:
        raise PositionError("played: a card is played before one is taken (G8)")
    return cards[-1]


def load_swap(face: Goats, position: GoatsPosition) -> None:
    """G16, G17: the swap that is asked about, or that one was refused."""
    face.refused = position.refused
    if face.phase != Phase.CONSENTING:
        return
    if position.asked is None:
        raise PositionError("asked: say which swap an opponent is asked about (G16)")
    start, goal = CELL_NUMBERS[position.asked.start], CELL_NUMBERS[position.asked.goal]
    if face.mark[start] != face.turn:
        raise PositionError(f"asked: seat {face.turn} has no small goat there (G16)")
    if not plain(asks_opponent)(face, goal):
        raise PositionError("asked: no opponent has to agree to this swap (G16)")
    lines = (start // WIDTH, WIDTH + start % WIDTH)
    if not any(plain(is_on_line)(line, goal) for line in lines):
        raise PositionError("asked: the two cards are in no common row or column (G16)")
    face.herd_from = start
    face.herd_to = goal


def check_nothing(_face: Goats) -> None:
    """Nothing more is asked of this phase."""


def check_taking(face: Goats) -> None:
    """G19: a player who is to take has something to take."""
    if not plain(may_take_on)(face, plain(goat_line)(face, face.turn)):
        raise PositionError("phase: nothing can be taken there, so the game is over (G19)")


def check_herding(face: Goats) -> None:
    """G16: a player without a marked card is not asked."""
    if not plain(has_marked_card)(face, face.turn):
        raise PositionError(f"phase: seat {face.turn} has no marked card to move (G16)")


def check_over(face: Goats) -> None:
    """G19: the end that is named has come."""
    line = plain(goat_line)(face, face.turn)
    if face.end == End.NOTHING_TO_TAKE and plain(may_take_on)(face, line):
        raise PositionError(f"end: seat {face.turn} has a card to take (G19)")
    ways = range(width(face.seats))
    lines = [*ways, *(WIDTH + way for way in ways)]
    if face.end == End.LINE_EMPTY and all(plain(has_card_on)(face, line) for line in lines):
        raise PositionError("end: every row and every column has a card (G19)")


CHECKS = {
    Phase.TAKING: check_taking,
    Phase.HERDING: check_herding,
    Phase.OVER: check_over,
}
