"""Why an action is refused, in words that name the rule and the facts."""

from typing import Any

from menagerie.core.actions import Action
from menagerie.core.game import UNKNOWN_ACTION
from menagerie.core.kernel.rule import plain
from menagerie.core.refusals import Facts, Reason, refused
from menagerie.games.goats.actions import (
    CELL_NAMES,
    CELL_NUMBERS,
    Herd,
    Play,
    Redraw,
    Take,
    cells_of,
    deck_of,
)
from menagerie.games.goats.cards import count_dogs
from menagerie.games.goats.codes import Refusal
from menagerie.games.goats.meadow import goat_line
from menagerie.games.goats.names import hand_cards, phase
from menagerie.games.goats.pieces import WIDTH
from menagerie.games.goats.rules import asked_seat
from menagerie.games.goats.speech import SPEAKER
from menagerie.games.goats.state import NONE


def explain(state: Any, seat: int, action: Action, refusal: int) -> Reason:
    """Put a refusal into words, from a veiled state."""
    facts = _facts(state, seat, action)
    if refusal == UNKNOWN_ACTION:
        return _explain_unknown(state, action, facts)
    return refused(Refusal(refusal), facts, SPEAKER)


def _facts(state: Any, seat: int, action: Action) -> Facts:
    """Everything a sentence about this action in this position may name."""
    facts: Facts = {
        "phase": phase(state),
        "turn": plain(asked_seat)(state),
        "held": plain(count_dogs)(state, seat),
        "hand": hand_cards(state, seat),
        "line": line_name(plain(goat_line)(state, seat)),
    }
    if isinstance(action, Play):
        facts["card"] = action.card
    if isinstance(action, Take):
        facts |= {"cell": action.cell, "owner": _owner(state, action.cell)}
    if isinstance(action, Herd):
        facts |= {"cell": action.start, "owner": _owner(state, action.start)}
        facts |= {"goal": action.goal, "other": _owner(state, action.goal)}
    return facts


def line_name(line: int) -> str:
    """G5: a line as its side and its number."""
    return f"row:{line + 1}" if line < WIDTH else f"column:{line - WIDTH + 1}"


def _owner(state: Any, cell: str) -> int | None:
    """G13: whose small goat stands on a cell, if any does."""
    owner = state.mark[CELL_NUMBERS[cell]] if cell in CELL_NUMBERS else NONE
    return None if owner == NONE else owner


def _explain_unknown(state: Any, action: Action, facts: Facts) -> Reason:
    """Why there can never be such an action."""
    if isinstance(action, Play):
        return refused(Refusal.NO_SUCH_CARD, facts, SPEAKER)
    if isinstance(action, Redraw):
        return refused(Refusal.NO_SUCH_NUMBER, facts, SPEAKER)
    cells = [CELL_NAMES[cell] for cell in cells_of(deck_of(state, state.turn))]
    for name in ("cell", "goal"):
        if name in facts and facts[name] not in cells:
            return refused(Refusal.NO_SUCH_CELL, {"missing": facts[name]}, SPEAKER)
    return refused(Refusal.NO_LINE, facts, SPEAKER)
