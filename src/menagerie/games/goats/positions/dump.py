"""Dumping: the whole truth of a state as names and numbers."""

from menagerie.core.options import options_in
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
from menagerie.games.goats.options import GoatsOptions
from menagerie.games.goats.pieces import KIND_NAMES, KINDS
from menagerie.games.goats.positions.shape import END_KEYS, PHASE_KEYS, GoatsPosition, SwapPosition
from menagerie.games.goats.state import NONE, REMOVED, Goats, Phase


def dump(state: Goats) -> GoatsPosition:
    """Write down the whole truth, chance included."""
    seats = range(state.seats)
    return GoatsPosition(
        rules_version=state.rules_version,
        seats=state.seats,
        options=options_in(GoatsOptions, state),
        phase=PHASE_KEYS[state.phase],
        turn=state.turn,
        starter=state.starter,
        removed=tuple(KIND_NAMES[kind] for kind in range(KINDS) if state.winner[kind] == REMOVED),
        meadow=meadow_rows(state),
        marked=marks(state),
        hands=tuple(hand_cards(state, seat) for seat in seats),
        displays=tuple(dump_display(state, seat) for seat in seats),
        pile=tuple(CARD_NAMES[state.pile[at]] for at in range(state.pile_count - 1, -1, -1)),
        goats=tuple(state.goats[seat] for seat in seats),
        kinds={KIND_NAMES[k]: state.winner[k] for k in range(KINDS) if state.winner[k] > NONE},
        reminders=reminders(state),
        boxed=goat_names(state.boxed),
        played=None if state.played == NONE else CARD_NAMES[state.played],
        known=tuple(known_cards(state, seat) for seat in seats),
        in_pile=cards_in_pile(state),
        asked=dump_asked(state),
        refused=bool(state.refused),
        aside=state.aside,
        end=END_KEYS[state.end],
        chance=dump_chance(state.chance),
    )


def dump_display(state: Goats, seat: int) -> tuple[Card, ...]:
    """G9: a display, the card played this turn last."""
    cards = list(display_cards(state, seat))
    if seat == state.turn and state.played != NONE and CARD_NAMES[state.played] in cards:
        cards.remove(CARD_NAMES[state.played])
        cards.append(CARD_NAMES[state.played])
    return tuple(cards)


def dump_asked(state: Goats) -> SwapPosition | None:
    """G16: the swap an opponent is asked about."""
    if state.phase != Phase.CONSENTING:
        return None
    return SwapPosition(CELL_NAMES[state.herd_from], CELL_NAMES[state.herd_to])
