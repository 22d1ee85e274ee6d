"""Herr der Ziegen in a terminal."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from menagerie.cli.terminal.face import Question, Turn
from menagerie.cli.terminal.goats import board
from menagerie.cli.terminal.goats.events import tell
from menagerie.cli.terminal.goats.pieces import look
from menagerie.cli.terminal.goats.questions import (
    ask_consent,
    ask_dogs,
    ask_herd,
    ask_play,
    ask_take,
)
from menagerie.cli.terminal.goats.result import result
from menagerie.cli.terminal.voice import Voice
from menagerie.core.events import Event
from menagerie.core.words import Words
from menagerie.games.goats.views import GoatsView

WORDS = Words(Path(__file__).parent / "words")
ASKED = {
    "dogs": ask_dogs,
    "playing": ask_play,
    "taking": ask_take,
    "herding": ask_herd,
    "consenting": ask_consent,
}


@dataclass(frozen=True)
class GoatsFace:
    """How Herr der Ziegen looks in a terminal."""

    voice: Voice

    def position(self, view: GoatsView) -> RenderableType:
        """The meadow, the seats and the seat's own hand."""
        return board.position(view, self.voice)

    def truth(self, views: Sequence[GoatsView]) -> RenderableType:
        """The meadow, the seats and every hand."""
        return board.truth(views, self.voice)

    def ask(self, turn: Turn) -> Question:
        """The question of the phase the game is in."""
        return ASKED[turn.view.phase](turn, self.voice)

    def sealed(self, view: GoatsView) -> RenderableType:
        """Nothing is sealed in this game."""
        return board.position(view, self.voice)

    def tell(self, events: Iterable[Event], view: GoatsView) -> Iterator[Text]:
        """What happened, in plain words."""
        return tell(events, view, self.voice)

    def result(self, view: GoatsView, events: Sequence[Event]) -> RenderableType:  # noqa: ARG002
        """The last meadow and the scores."""
        return result(view, self.voice)


def face_in(voice: Voice) -> GoatsFace:
    """The face with a voice."""
    return GoatsFace(replace(voice, own=WORDS, look=look))
