"""Zoff im Zoo in a terminal."""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from menagerie.cli.face import Question, Turn
from menagerie.cli.games.zoo import table
from menagerie.cli.games.zoo.result import result
from menagerie.cli.games.zoo.telling import tell
from menagerie.cli.games.zoo.turns import ask_answer, ask_beat, ask_exchange, ask_lead
from menagerie.core.events import Event
from menagerie.games.zoo.views import ZooView

ASKED = {
    "exchanging": ask_exchange,
    "leading": ask_lead,
    "beating": ask_beat,
    "answering": ask_answer,
}


class ZooFace:
    """How Zoo looks in a terminal."""

    def position(self, view: ZooView) -> RenderableType:
        """The seats, the trick and the own hand."""
        return table.position(view)

    def truth(self, views: Sequence[ZooView]) -> RenderableType:
        """The seats, the trick and every hand."""
        return table.truth(views)

    def ask(self, turn: Turn) -> Question:
        """The question of the phase the game is in."""
        return ASKED[turn.view.phase](turn)

    def sealed(self, view: ZooView) -> RenderableType:
        """The own choice in the exchange."""
        return table.sealed(view)

    def tell(self, events: Iterable[Event], view: ZooView) -> Iterator[Text]:
        """What happened, in plain words."""
        return tell(events, view)

    def result(self, view: ZooView, events: Sequence[Event]) -> RenderableType:  # noqa: ARG002
        """The points and who has won."""
        return result(view)
