"""Building a state from a position: decode what is given, fill what is left out, then check."""

from collections.abc import Iterable

from menagerie.core.errors import PositionError
from menagerie.core.kernel.rule import plain
from menagerie.core.positions import check_one_per_seat, load_chance
from menagerie.games.goats import names
from menagerie.games.goats.actions import CARD_CODES, CARD_NAMES, CELL_NUMBERS
from menagerie.games.goats.cards import is_goat, kind_of, sort_hand, value_bit
from menagerie.games.goats.pieces import (
    CELLS,
    COUNT,
    DECIDING_CARDS,
    DOG,
    HAND,
    KIND_NAMES,
    KINDS_OUT,
    MOST_SEATS,
    SMALL_GOATS,
    Kind,
)
from menagerie.games.goats.positions.cards import (
    Supply,
    dealt_cards,
    fill_hands,
    fill_meadow,
    load_named,
    load_pile,
)
from menagerie.games.goats.positions.check import (
    DOG_MOVES,
    check,
    check_removed,
    check_turn,
    has_taken,
    turns_before,
)
from menagerie.games.goats.positions.kinds import (
    card_kind,
    goats_out,
    missing_cards,
    neutral_cards,
    winner_at,
)
from menagerie.games.goats.positions.shape import GoatsPosition
from menagerie.games.goats.setup import clear
from menagerie.games.goats.state import NONE, REMOVED, End, Goats, Phase, Start

BY_SEAT = ("hands", "displays", "goats", "known")


def load(state: Goats, position: GoatsPosition) -> None:
    """Write a position into a dealt record; PositionError names the field that cannot be."""
    for field in BY_SEAT:
        check_one_per_seat(field, getattr(position, field), state.seats)
    dealt = dealt_cards(state)
    likely = names.removed_kinds(state)
    plain(clear)(state)
    load_chance(state.chance, position.chance)
    load_removed(state, position, likely)
    load_kinds(state, position)
    supply = Supply(state, dealt)
    load_named(state, position, supply)
    load_phase(state, position)
    if position.meadow is None:
        fill_meadow(state, supply)
    if position.hands is None:
        fill_hands(state, supply)
    load_pile(state, position, supply)
    load_known(state, position)
    load_in_pile(state, position)
    load_marks(state, position)
    load_reminders(state, position)
    load_goats(state, position)
    load_move(state, position)
    check(state)


# Kinds.


def named_kinds(position: GoatsPosition) -> set[str]:
    """The kinds that a position has in the game."""
    groups: list[Iterable[str | None]] = [*(position.meadow or ()), *(position.hands or ())]
    groups += [*(position.displays or ()), position.pile or (), position.boxed or ()]
    kinds = {name.partition("-")[0] for group in groups for name in group if name}
    return kinds | set(position.kinds or ())


def load_removed(state: Goats, position: GoatsPosition, likely: Iterable[Kind]) -> None:
    """G3: the kinds that are not in the game; left out, such as no card is named of."""
    named = named_kinds(position)
    unnamed = dict.fromkeys(kind for kind in (*likely, *KIND_NAMES) if kind not in named)
    number = int(KINDS_OUT[state.rules_version - 1, state.seats])
    removed = tuple(unnamed)[:number] if position.removed is None else position.removed
    if len(set(removed)) < len(removed):
        raise PositionError("removed: a kind is named twice (G3)")
    for kind in removed:
        state.winner[KIND_NAMES.index(kind)] = REMOVED
    check_removed(state)


def load_kinds(state: Goats, position: GoatsPosition) -> None:
    """G12: the decided kinds and their winners; left out, none."""
    for name, seat in (position.kinds or {}).items():
        kind = KIND_NAMES.index(name)
        if state.winner[kind] == REMOVED:
            raise PositionError(f"kinds: {name} is not in this game (G3)")
        state.winner[kind] = seat


# Phase and turn.


def load_phase(state: Goats, position: GoatsPosition) -> None:
    """Phase, turn, start player and end; what is left out follows from the rest."""
    key = position.phase or likely_phase(position)
    state.phase = Phase[key.upper()]
    short = short_hands(position)
    turns = turns_before(state)
    starter = 0 if state.start == Start.FIRST_SEAT else position.starter
    following = ((starter or 0) + turns) % state.seats if starter is not None else 0
    state.turn = position.turn if position.turn is not None else (*short, following)[0]
    likely_starter = (state.turn - turns) % state.seats if starter is None else starter
    state.starter = likely_starter if position.starter is None else position.starter
    check_turn(state)
    if position.end:
        state.end = End[position.end.upper()]
    elif state.phase == Phase.OVER:
        state.end = End.NOTHING_TO_TAKE if state.turn in short else End.LINE_EMPTY


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


def load_goats(state: Goats, position: GoatsPosition) -> None:
    """G5, G6: where the large goats stand; left out, at their stables."""
    for seat, at in enumerate(position.goats or ()):
        state.goats[seat] = at


def load_move(state: Goats, position: GoatsPosition) -> None:
    """G9, G16, G17: the card played this turn, and the swap that is asked about or was refused."""
    played = position.played or likely_play(state, position)
    state.played = NONE if played is None else CARD_CODES[played]
    state.refused = position.refused
    if position.asked:
        state.herd_from = CELL_NUMBERS[position.asked.start]
        state.herd_to = CELL_NUMBERS[position.asked.goal]


def likely_play(state: Goats, position: GoatsPosition) -> str | None:
    """The card played where it is left out: a dog if it moves a card, else the last displayed."""
    if state.phase in DOG_MOVES:
        return CARD_NAMES[DOG]
    display = position.displays[state.turn] if position.displays else ()
    cards = (*(position.boxed or ()), *display)
    return cards[-1] if cards and state.phase == Phase.TAKING else None


# What all know.


def load_known(state: Goats, position: GoatsPosition) -> None:
    """G11, G14: the cards of the hands that all know.

    Left out, fifth cards that were shown, and the last card of a hand if one must have been taken.
    """
    for seat in range(state.seats):
        named = position.known[seat] if position.known else shown_cards(state, position, seat)
        for name in named:
            place = unknown_place(state, seat, CARD_CODES[name])
            if place == NONE:
                raise PositionError(f"known[{seat}]: {name} is not in the hand")
            state.known[seat, place] = 1
        if position.known is None and has_taken(state, seat) and not any_known(state, seat):
            state.known[seat, HAND - 1] = 1
        plain(sort_hand)(state, seat)


def any_known(state: Goats, seat: int) -> bool:
    """Whether all know a card of a hand."""
    return any(state.known[seat, place] for place in range(HAND))


def shown_cards(state: Goats, position: GoatsPosition, seat: int) -> list[str]:
    """G14: the fifth cards of a hand for which no reminder waits."""
    goats = [card for card in names.hand_cards(state, seat) if plain(is_goat)(CARD_CODES[card])]
    waiting = position.reminders or {}
    return [card for card in goats if is_fifth(state, card) and card[:-2] not in waiting]


def is_fifth(state: Goats, name: str) -> bool:
    """G14: whether the four other cards of a goat's kind are in the box."""
    return COUNT[state.boxed[plain(kind_of)(CARD_CODES[name])]] == DECIDING_CARDS


def unknown_place(state: Goats, seat: int, card: int) -> int:
    """Where a hand has a card that is not yet known."""
    places = [p for p in range(HAND) if state.hands[seat, p] == card and not state.known[seat, p]]
    return places[0] if places else NONE


def load_in_pile(state: Goats, position: GoatsPosition) -> None:
    """G7, G14: what all know to be in the pile; left out, nothing."""
    pile = [CARD_NAMES[state.pile[place]] for place in range(state.pile_count)]
    for name in position.in_pile or ():
        if name not in pile:
            raise PositionError(f"in_pile: {name} is not in the pile")
        pile.remove(name)
        card = CARD_CODES[name]
        if plain(is_goat)(card):
            state.in_pile[plain(kind_of)(card)] |= plain(value_bit)(card)
        elif card == DOG:
            state.dogs_in_pile += 1
        else:
            raise PositionError(f"in_pile: nobody can know that {name} is there (G14)")


# Small goats.


def load_marks(state: Goats, position: GoatsPosition) -> None:
    """G13, G15: the small goats; left out, they stand on every card of a decided kind."""
    if position.marked is None:
        for cell in range(CELLS):
            state.mark[cell] = winner_at(state, cell)
    for name, seat in (position.marked or {}).items():
        state.mark[CELL_NUMBERS[name]] = seat


def load_reminders(state: Goats, position: GoatsPosition) -> None:
    """G13-G15: the small goats set aside; left out, as they were when the kinds were decided."""
    for name, goats in (position.reminders or {}).items():
        state.reminders[KIND_NAMES.index(name)] = goats
    if position.reminders is None:
        for name in position.kinds or {}:
            kind = KIND_NAMES.index(name)
            state.reminders[kind] = likely_reminders(state, kind)
    for seat in range(state.seats):
        state.small_goats[seat] = goats_left(state, seat)


def goats_left(state: Goats, seat: int) -> int:
    """G1: the small goats in a stable."""
    return max(0, SMALL_GOATS - sum(goats_out(state, seat)))


def likely_reminders(state: Goats, kind: int) -> int:
    """G13-G15: the small goats a winner set aside, where they are left out."""
    if is_held_fifth(state, kind) or neutral_cards(state, kind):
        return 0
    return min(missing_cards(state, kind), goats_left(state, state.winner[kind]))


def is_held_fifth(state: Goats, kind: int) -> bool:
    """G14: whether the fifth card of a kind is in a hand."""
    cards = [state.hands[seat, place] for seat in range(MOST_SEATS) for place in range(HAND)]
    return COUNT[state.boxed[kind]] == DECIDING_CARDS and kind in map(card_kind, cards)
