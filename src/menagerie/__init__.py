"""Three animal games for people to play and machines to learn on."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from menagerie.catalog import GAMES, read_record, replay
    from menagerie.core.errors import IllegalActionError, MenagerieError
    from menagerie.core.game import Game
    from menagerie.core.outcome import Outcome
    from menagerie.core.records import Record
    from menagerie.core.state import State, Step, Veiled

__all__ = [
    "GAMES",
    "Game",
    "IllegalActionError",
    "MenagerieError",
    "Outcome",
    "Record",
    "State",
    "Step",
    "Veiled",
    "read_record",
    "replay",
]

_HOMES = {
    "GAMES": "catalog",
    "Game": "core.game",
    "IllegalActionError": "core.errors",
    "MenagerieError": "core.errors",
    "Outcome": "core.outcome",
    "Record": "core.records",
    "State": "core.state",
    "Step": "core.state",
    "Veiled": "core.state",
    "read_record": "catalog",
    "replay": "catalog",
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """Import what is asked for: a client alone loads neither games nor compiled rules."""
        if name not in _HOMES:
            raise AttributeError(f"module {__name__} has no attribute {name}")
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
