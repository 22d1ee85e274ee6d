"""Dumping: the whole truth of a state as names and numbers."""

from menagerie.core.positions import dump_chance
from menagerie.games.goats.actions import CARD_NAMES, CELL_NAMES, Card
from menagerie.games.goats.names import (
    cards_in_pile,
    display_cards,
    goat_names,
    hand_cards,
    known_cards,
    marks,
    meadow_rows,
    reminders,
)
from menagerie.games.goats.options import get_options
from menagerie.games.goats.pieces import KIND_NAMES, KINDS
from menagerie.games.goats.positions.shape import END_KEYS, PHASE_KEYS, GoatsPosition, SwapPosition
from menagerie.games.goats.state import NONE, REMOVED, Goats, Phase


def dump(face: Goats) -> GoatsPosition:
    """Write down the whole truth, chance included."""
    seats = range(face.seats)
    return GoatsPosition(
        rules_version=face.rules_version,
        seats=face.seats,
        options=get_options(face),
        phase=PHASE_KEYS[face.phase],
        turn=face.turn,
        starter=face.starter,
        removed=tuple(KIND_NAMES[kind] for kind in range(KINDS) if face.winner[kind] == REMOVED),
        meadow=meadow_rows(face),
        marked=marks(face),
        hands=tuple(hand_cards(face, seat) for seat in seats),
        displays=tuple(dump_display(face, seat) for seat in seats),
        pile=tuple(CARD_NAMES[face.pile[at]] for at in range(face.pile_count - 1, -1, -1)),
        goats=tuple(face.goats[seat] for seat in seats),
        kinds={KIND_NAMES[k]: face.winner[k] for k in range(KINDS) if face.winner[k] > NONE},
        reminders=reminders(face),
        boxed=goat_names(face.boxed),
        played=None if face.played == NONE else CARD_NAMES[face.played],
        known=tuple(known_cards(face, seat) for seat in seats),
        in_pile=cards_in_pile(face),
        asked=dump_asked(face),
        refused=bool(face.refused),
        aside=face.aside,
        end=END_KEYS[face.end],
        chance=dump_chance(face.chance),
    )


def dump_display(face: Goats, seat: int) -> tuple[Card, ...]:
    """G9: a display, the card played this turn last."""
    cards = list(display_cards(face, seat))
    if seat == face.turn and face.played != NONE and CARD_NAMES[face.played] in cards:
        cards.remove(CARD_NAMES[face.played])
        cards.append(CARD_NAMES[face.played])
    return tuple(cards)


def dump_asked(face: Goats) -> SwapPosition | None:
    """G16: the swap an opponent is asked about."""
    if face.phase != Phase.CONSENTING:
        return None
    return SwapPosition(CELL_NAMES[face.herd_from], CELL_NAMES[face.herd_to])
