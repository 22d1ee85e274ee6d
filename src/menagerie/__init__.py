"""Three animal games for people to play and machines to learn on."""

from menagerie.catalog import GAMES, read_record, replay
from menagerie.core.errors import IllegalActionError, MenagerieError
from menagerie.core.events import Outcome
from menagerie.core.game import Game, State, Step, Veiled
from menagerie.core.records import Record

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
