"""What holds in every state of a game: places, turns, kinds, small goats and what all know.

It reads the table as it lies. Which seat played which card, and so how far each large goat must
have walked, is not asked: the worked examples of the rules are positions, too.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from typing import Any

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.games.goats import names
from menagerie.games.goats.actions import CARD_NAMES, CELL_NAMES
from menagerie.games.goats.cards import is_goat, kind_of, value_bit
from menagerie.games.goats.dogs import asks_opponent
from menagerie.games.goats.meadow import goat_line, is_on_line, may_take_on
from menagerie.games.goats.pieces import (
    ALL_VALUES,
    CELLS,
    COUNT,
    DOG,
    DOGS,
    EMPTY,
    GROUND,
    HAND,
    KINDS,
    KINDS_OUT,
    MILK,
    MILKS,
    STABLE,
    START,
    STEPS_ROUND,
    WIDTH,
)
from menagerie.games.goats.positions.kinds import (
    boxed_before,
    check_kinds,
    check_marks,
    check_reminders,
    check_short,
    check_small_goats,
    check_undecided,
    is_shown,
)
from menagerie.games.goats.state import NONE, End, Goats, Phase, Start
from menagerie.games.goats.turns import empties_line, has_marked_card

Check = Callable[[Goats], None]

# The phases in which a field says something; those in MUST say it in all of these.
BEGUN = frozenset(Phase) - {Phase.DOGS}
DOG_MOVES = frozenset({Phase.HERDING, Phase.CONSENTING})
PHASES_WITH = {
    "aside": frozenset({Phase.DOGS}),
    "displays": BEGUN,
    "kinds": BEGUN,
    "known": BEGUN,
    "in_pile": BEGUN,
    "played": frozenset({Phase.TAKING}) | DOG_MOVES,
    "refused": frozenset({Phase.HERDING}),
    "asked": frozenset({Phase.CONSENTING}),
    "end": frozenset({Phase.OVER}),
}
MUST = frozenset({"played", "asked", "end"})
# A running game has two cards on the meadow: beside the last gap one in its row, one in its column.
FEWEST_CARDS = 2


def check(state: Goats) -> None:
    """Refuse a state that no game can be in; the error names the field and the rule."""
    for part in PARTS:
        part(state)
    if state.phase in CHECKS:
        CHECKS[Phase(state.phase)](state)


# The frame.


def check_turn(state: Goats) -> None:
    """G7, G8: turns go clockwise from the start player, and every turn plays a card."""
    for field in ("turn", "starter"):
        if not 0 <= getattr(state, field) < state.seats:
            raise PositionError(f"{field}: there is no seat {getattr(state, field)}")
    if state.start == Start.FIRST_SEAT and state.starter:
        raise PositionError(f"starter: the first seat begins, not seat {state.starter} (G7)")
    turns = turns_before(state)
    turn = (state.starter + turns) % state.seats
    if state.phase != Phase.DOGS and turn != state.turn:
        raise PositionError(
            f"turn: with seat {state.starter} as start player and {turns} turns played it is seat "
            f"{turn}'s, not seat {state.turn}'s (G8)"
        )


def turns_before(state: Any) -> int:
    """G9, G13: how many turns came before this one, or before the last of a game that is over."""
    played = sum(cards_shown(state, seat) for seat in range(state.seats))
    played += sum(COUNT[values] for values in state.boxed.tolist())
    return played - (state.phase not in {Phase.DOGS, Phase.PLAYING})


def cards_shown(state: Any, seat: int) -> int:
    """G9: how many cards a display has."""
    return len(names.display_cards(state, seat))


def check_fields(state: Any) -> None:
    """Every phase has its own fields."""
    phase = Phase(state.phase)
    here = {
        "aside": state.aside,
        "displays": any(cards_shown(state, seat) for seat in range(state.seats)),
        "kinds": names.won_kinds(state),
        "known": any(any(known) for known in state.known.tolist()),
        "in_pile": names.cards_in_pile(state),
        "played": state.played != NONE,
        "refused": state.refused,
        "asked": state.herd_from != NONE or state.herd_to != NONE,
        "end": state.end != End.RUNNING,
    }
    for field, phases in PHASES_WITH.items():
        if here[field] and phase not in phases:
            raise PositionError(f"{field}: there is none in phase {phase.name.lower()}")
        if field in MUST and phase in phases and not here[field]:
            raise PositionError(f"{field}: there is one in phase {phase.name.lower()}; say which")


# Cards and where they are.


def check_removed(state: Goats) -> None:
    """G3: as many kinds are not in the game as the number of seats has it."""
    number = int(KINDS_OUT[state.rules_version - 1, state.seats])
    removed = len(names.removed_kinds(state))
    if removed != number:
        raise PositionError(
            f"removed: {number} kinds are removed with {state.seats} players, not {removed} (G3)"
        )


@cache
def copies(rules_version: int, seats: int, card: int) -> int:
    """G1, G3: how often a game has a card, if its kind is not removed."""
    if plain(is_goat)(card):
        return 1
    if card == DOG:
        return int(DOGS[rules_version - 1, seats])
    return int(MILKS[rules_version - 1, seats, card - MILK])


@cache
def cards_in_game(rules_version: int, seats: int, removed: tuple[str, ...]) -> Counter[str]:
    """G1, G3: how often every card is in a game; those of removed kinds are missing."""
    cards = {name: copies(rules_version, seats, card) for card, name in enumerate(CARD_NAMES)}
    return Counter(
        {name: number for name, number in cards.items() if name.partition("-")[0] not in removed}
    )


def cards_on_table(state: Any) -> Iterator[str]:
    """G1: every card of every place."""
    cards = [CARD_NAMES[card] for card in state.meadow.tolist() if card > EMPTY]
    pile = [CARD_NAMES[card] for card in state.pile.tolist() if card != NONE]
    aside = [CARD_NAMES[DOG]] * state.aside
    hands = (names.hand_cards(state, seat) for seat in range(len(state.hands)))
    displays = (names.display_cards(state, seat) for seat in range(len(state.display)))
    return chain(cards, pile, aside, names.goat_names(state.boxed), *hands, *displays)


def check_cards(state: Goats) -> None:
    """G1: every card of the game is in one place."""
    there = Counter(cards_on_table(state))
    wanted = cards_in_game(state.rules_version, state.seats, names.removed_kinds(state))
    for name in there.keys() | wanted.keys() if there != wanted else ():
        if there[name] != wanted[name]:
            raise PositionError(
                f"pile: the game has {wanted[name]} of {name}, not {there[name]} (G1)"
            )


@cache
def bare_meadow(rules_version: int, seats: int) -> list[int]:
    """G4: the meadow without cards."""
    ground = [GROUND[rules_version - 1, seats, cell] for cell in range(CELLS)]
    return [STABLE if stable > EMPTY else stable for stable in ground]


def check_meadow(state: Any) -> None:
    """G4, G11, G19: cards lie between the stables; gaps stay only when the pile is used up."""
    meadow = state.meadow.tolist()
    for cell, bare in enumerate(bare_meadow(state.rules_version, state.seats)):
        if meadow[cell] != bare and (bare != EMPTY or meadow[cell] < EMPTY):
            raise PositionError(f"meadow: {CELL_NAMES[cell]} does not hold that (G4)")
    if EMPTY in meadow and state.pile_count:
        raise PositionError(
            f"meadow: {CELL_NAMES[meadow.index(EMPTY)]} is empty, but the pile has cards to fill "
            "it (G11)"
        )
    if sum(card > EMPTY for card in meadow) < FEWEST_CARDS - (state.end == End.LINE_EMPTY):
        raise PositionError("meadow: the game is over before so few cards are left (G19)")


def hand_size(state: Goats, seat: int) -> int:
    """G8: two cards; one between a play and the take, which the end may prevent."""
    waits = state.phase == Phase.TAKING or state.end == End.NOTHING_TO_TAKE
    return HAND - 1 if waits and seat == state.turn else HAND


def check_hands(state: Any) -> None:
    """G8: every hand has its cards, those that only the owner knows first."""
    for seat in range(state.seats):
        hand = list(zip(state.known.tolist()[seat], state.hands.tolist()[seat], strict=True))
        size = hand_size(state, seat)
        held = [place for place in hand if place[1] != NONE]
        if len(held) != size:
            raise PositionError(
                f"hands[{seat}]: it has {size} cards in phase {names.phase(state)}, "
                f"not {len(held)} (G8)"
            )
        if hand != [*sorted(held), *[(0, NONE)] * (HAND - size)]:
            raise PositionError(
                f"hands[{seat}]: what only its owner knows comes first, then by number (G8)"
            )


def check_goats(state: Goats) -> None:
    """G5, G6: large goats stand on the track, before the first turn at their stables."""
    for seat in range(state.seats):
        at, start = state.goats[seat], START[state.rules_version - 1, state.seats, seat]
        if not 0 <= at < STEPS_ROUND[state.seats]:
            raise PositionError(
                f"goats[{seat}]: the track has positions 0 to {STEPS_ROUND[state.seats] - 1}, "
                f"not {at} (G5)"
            )
        if state.phase == Phase.DOGS and at != start:
            raise PositionError(f"goats[{seat}]: it starts at {start}, not {at} (G6)")


# The card played.


def check_played(state: Goats) -> None:
    """G9, G14: the card played this turn lies in the display, or in the box; a dog moves cards."""
    if state.played == NONE:
        return
    name = CARD_NAMES[state.played]
    decided = plain(is_goat)(state.played) and state.winner[plain(kind_of)(state.played)] > NONE
    boxed, shown = names.goat_names(state.boxed), names.display_cards(state, state.turn)
    if name not in (boxed if decided else shown):
        where = "the box" if decided else f"the display of seat {state.turn}"
        raise PositionError(f"played: {name} is not in {where} (G9)")
    if state.phase in DOG_MOVES and state.played != DOG:
        raise PositionError("played: only a dog moves a marked card (G16)")


# What all know.


def has_taken(state: Goats, seat: int) -> bool:
    """G11: whether a seat of which cards are shown holds the card that it took last."""
    if seat == state.turn and (state.phase in DOG_MOVES or state.end == End.LINE_EMPTY):
        return True
    return hand_size(state, seat) == HAND and cards_shown(state, seat) > 0


def check_known(state: Any) -> None:
    """G11, G14: all know the card that a seat took last, and no more than were taken or shown."""
    for seat in range(state.seats):
        if has_taken(state, seat) and not state.known[seat, HAND - 1]:
            raise PositionError(f"known[{seat}]: all know the card seat {seat} took last (G11)")
    takes = turns_before(state) + has_taken(state, state.turn) * (state.phase != Phase.PLAYING)
    shown = sum(is_shown(state, kind) for kind in range(KINDS))
    if sum(map(sum, state.known.tolist())) > takes + shown:
        raise PositionError(
            f"known: where {takes} cards were taken, all know no more of the hands (G11)"
        )


def check_in_pile(state: Any) -> None:
    """G7, G14: what all know to be in the pile is there: dogs, and fifth cards."""
    pile = Counter(state.pile.tolist())
    if state.dogs_in_pile > pile[DOG]:
        raise PositionError(f"in_pile: the pile has only {pile[DOG]} dogs (G7)")
    for name in names.goat_names(state.in_pile):
        card = CARD_NAMES.index(name)
        kind, bit = plain(kind_of)(card), plain(value_bit)(card)
        if not pile[card] or boxed_before(state, kind) | bit != ALL_VALUES:
            raise PositionError(
                f"in_pile: all know {name} to be there only if the four others are in the box (G14)"
            )


# Phases.


def check_taking(state: Goats) -> None:
    """G19: a player who is to take has something to take."""
    if not plain(may_take_on)(state, plain(goat_line)(state, state.turn)):
        raise PositionError("phase: nothing can be taken there, so the game is over (G19)")


def gaps_on_line(state: Goats) -> list[int]:
    """G11: the empty cells of the line whose goat has moved last."""
    line = plain(goat_line)(state, state.turn)
    empty = [cell for cell in range(CELLS) if state.meadow[cell] == EMPTY]
    return [cell for cell in empty if plain(is_on_line)(line, cell)]


def check_herding(state: Goats) -> None:
    """G16, G17, G19: there is a card to move, and the take before has not ended the game."""
    if not plain(has_marked_card)(state, state.turn):
        raise PositionError(f"phase: seat {state.turn} has no marked card to move (G16)")
    gaps = any(state.meadow[cell] == EMPTY for cell in range(CELLS))
    if gaps and all(plain(empties_line)(state, cell) for cell in gaps_on_line(state)):
        raise PositionError("phase: the take before this dog's move has ended the game (G19)")
    if state.refused and not may_ask(state):
        raise PositionError("refused: there is no swap that an opponent can have refused (G17)")


def may_ask(state: Goats) -> bool:
    """G16: whether there is a swap of two marked cards that an opponent could agree to."""
    own = [cell for cell in range(CELLS) if state.mark[cell] == state.turn]
    others = [cell for cell in range(CELLS) if plain(asks_opponent)(state, cell)]
    return any(in_line(start, goal) for start in own for goal in others)


def in_line(start: int, goal: int) -> bool:
    """G16: whether two cells are in a common row or column."""
    return start // WIDTH == goal // WIDTH or start % WIDTH == goal % WIDTH


def check_consenting(state: Goats) -> None:
    """G16: an opponent is asked about a swap of two marked cards in a line."""
    check_herding(state)
    start, goal = state.herd_from, state.herd_to
    if state.mark[start] != state.turn:
        raise PositionError(f"asked: seat {state.turn} has no small goat there (G16)")
    if not plain(asks_opponent)(state, goal):
        raise PositionError("asked: no opponent has to agree to this swap (G16)")
    if not in_line(start, goal):
        raise PositionError("asked: the two cards are in no common row or column (G16)")


def check_over(state: Goats) -> None:
    """G19: the end that is named has come, where the last goat stands."""
    line = plain(goat_line)(state, state.turn)
    if state.end == End.NOTHING_TO_TAKE:
        if plain(may_take_on)(state, line):
            raise PositionError(f"end: seat {state.turn} has a card to take (G19)")
    elif not any(plain(empties_line)(state, cell) for cell in gaps_on_line(state)):
        raise PositionError(
            f"end: where seat {state.turn} has taken, row and column have cards (G19)"
        )


CHECKS: dict[Phase, Check] = {
    Phase.TAKING: check_taking,
    Phase.HERDING: check_herding,
    Phase.CONSENTING: check_consenting,
    Phase.OVER: check_over,
}

PARTS: tuple[Check, ...] = (
    check_fields,
    check_removed,
    check_turn,
    check_goats,
    check_meadow,
    check_hands,
    check_cards,
    check_kinds,
    check_played,
    check_undecided,
    check_marks,
    check_reminders,
    check_small_goats,
    check_short,
    check_known,
    check_in_pile,
)
