"""Three animal games for people to play and machines to learn on."""

from menagerie.catalog import GAMES, read_record, replay
from menagerie.core.errors import IllegalActionError, MenagerieError
from menagerie.core.events import Outcome
from menagerie.core.game import Game
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
