"""Zoff in Buffalo in a terminal."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from menagerie.cli.terminal.buffalo import board
from menagerie.cli.terminal.buffalo.events import tell
from menagerie.cli.terminal.buffalo.pieces import seeing
from menagerie.cli.terminal.buffalo.questions import (
    ask_assignment,
    ask_bid,
    ask_colour,
    ask_number,
    ask_pair,
    ask_put,
)
from menagerie.cli.terminal.buffalo.result import result
from menagerie.cli.terminal.face import Question, Turn
from menagerie.cli.terminal.voice import Voice
from menagerie.core.events import Event
from menagerie.games.buffalo.views import BuffaloView

ASKED = {
    "bidding": ask_bid,
    "picking": ask_colour,
    "assigning": ask_assignment,
    "choosing": ask_pair,
    "placing": ask_number,
    "market": ask_put,
    "bonus": ask_put,
}


@dataclass(frozen=True)
class BuffaloFace:
    """How Buffalo looks in a terminal."""

    voice: Voice

    def position(self, view: BuffaloView) -> RenderableType:
        """The board, the seats and the seat's own hand."""
        return board.position(seeing(self.voice, view), view)

    def truth(self, views: Sequence[BuffaloView]) -> RenderableType:
        """The board, the seats, every hand and every sealed choice."""
        return board.truth(seeing(self.voice, views[0]), views)

    def ask(self, turn: Turn) -> Question:
        """The question of the phase the game is in."""
        return ASKED[turn.view.phase](seeing(self.voice, turn.view), turn)

    def sealed(self, view: BuffaloView) -> RenderableType:
        """The seat's own pairs, bid or assignment."""
        return board.sealed(seeing(self.voice, view), view)

    def tell(self, events: Iterable[Event], view: BuffaloView) -> Iterator[Text]:
        """What happened, in plain words."""
        return tell(seeing(self.voice, view), events, view)

    def result(self, view: BuffaloView, events: Sequence[Event]) -> RenderableType:
        """The last board and the scores."""
        return result(seeing(self.voice, view), view, events)


def face_in(voice: Voice) -> BuffaloFace:
    """The face with a voice."""
    return BuffaloFace(voice)
