"""The whole truth of a state as names and numbers."""

from menagerie.core.options import options_in
from menagerie.core.positions import dump_chance
from menagerie.games.goats import names
from menagerie.games.goats.actions import CARD_NAMES, Card
from menagerie.games.goats.options import GoatsOptions
from menagerie.games.goats.positions.shape import GoatsPosition, SwapPosition
from menagerie.games.goats.state import NONE, Goats


def dump(state: Goats) -> GoatsPosition:
    """Write down the whole truth, chance included."""
    seats = range(state.seats)
    swap = names.asked(state)
    return GoatsPosition(
        rules_version=state.rules_version,
        seats=state.seats,
        options=options_in(GoatsOptions, state),
        phase=names.phase(state),
        turn=state.turn,
        starter=state.starter,
        removed=names.removed_kinds(state),
        meadow=names.meadow_rows(state),
        marked=names.marks(state),
        hands=tuple(names.hand_cards(state, seat) for seat in seats),
        displays=tuple(dump_display(state, seat) for seat in seats),
        pile=tuple(CARD_NAMES[state.pile[at]] for at in range(state.pile_count - 1, -1, -1)),
        goats=tuple(state.goats[seat] for seat in seats),
        kinds=names.won_kinds(state),
        reminders=names.reminders(state),
        boxed=names.goat_names(state.boxed),
        played=names.played(state),
        known=tuple(names.known_cards(state, seat) for seat in seats),
        in_pile=names.cards_in_pile(state),
        asked=None if swap is None else SwapPosition(*swap),
        refused=bool(state.refused),
        aside=state.aside,
        end=names.end(state),
        chance=dump_chance(state.chance),
    )


def dump_display(state: Goats, seat: int) -> tuple[Card, ...]:
    """G9: a display, the card played this turn last."""
    cards = list(names.display_cards(state, seat))
    if seat == state.turn and state.played != NONE and CARD_NAMES[state.played] in cards:
        cards.remove(CARD_NAMES[state.played])
        cards.append(CARD_NAMES[state.played])
    return tuple(cards)
