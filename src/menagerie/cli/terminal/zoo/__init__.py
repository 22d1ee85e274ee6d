"""Zoff im Zoo in a terminal."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from menagerie.cli.terminal.face import Question, Turn
from menagerie.cli.terminal.voice import Voice
from menagerie.cli.terminal.zoo import board
from menagerie.cli.terminal.zoo.events import tell
from menagerie.cli.terminal.zoo.pieces import in_colours
from menagerie.cli.terminal.zoo.questions import ask_answer, ask_beat, ask_exchange, ask_lead
from menagerie.cli.terminal.zoo.result import result
from menagerie.core.events import Event
from menagerie.games.zoo.views import ZooView

ASKED = {
    "exchanging": ask_exchange,
    "leading": ask_lead,
    "beating": ask_beat,
    "answering": ask_answer,
}


@dataclass(frozen=True)
class ZooFace:
    """How Zoo looks in a terminal."""

    voice: Voice

    def position(self, view: ZooView) -> RenderableType:
        """The seats, the trick and the seat's own hand."""
        return board.position(self.voice, view)

    def truth(self, views: Sequence[ZooView]) -> RenderableType:
        """The seats, the trick and every hand."""
        return board.truth(self.voice, views)

    def ask(self, turn: Turn) -> Question:
        """The question of the phase the game is in."""
        return ASKED[turn.view.phase](self.voice, turn)

    def sealed(self, view: ZooView) -> RenderableType:
        """The seat's own choice in the exchange."""
        return board.sealed(self.voice, view)

    def tell(self, events: Iterable[Event], view: ZooView) -> Iterator[Text]:  # noqa: ARG002
        """What happened, in plain words."""
        return tell(self.voice, events)

    def result(self, view: ZooView, events: Sequence[Event]) -> RenderableType:  # noqa: ARG002
        """The points and who has won."""
        return result(self.voice, view)


def face_in(voice: Voice) -> ZooFace:
    """The face with a voice."""
    return ZooFace(in_colours(voice))
