"""A face for any game: its structs, written out."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.json import JSON
from rich.text import Text

from menagerie.cli.terminal.face import Answer, Choice, Question, Turn, UnclearError, cite
from menagerie.cli.terminal.voice import Voice
from menagerie.core.actions import Action
from menagerie.core.events import Event


def in_words(struct: msgspec.Struct, *, without: Sequence[str] = ()) -> str:
    """A struct as its type and its fields."""
    fields: dict[str, Any] = msgspec.to_builtins(struct)
    kind = fields.pop("type", "")
    shown = (f"{name} {_plain(fact)}" for name, fact in fields.items() if name not in without)
    return " · ".join(filter(None, [str(kind).replace("_", " "), *shown]))


def _plain(fact: Any) -> str:
    if isinstance(fact, list | tuple):
        return " ".join(map(str, fact))
    return "none" if fact is None else str(fact)


@dataclass(frozen=True)
class GenericFace:
    """A face that knows nothing of its game."""

    voice: Voice

    def position(self, view: Any) -> RenderableType:
        """The view as JSON."""
        return JSON(msgspec.json.encode(view).decode())

    def truth(self, views: Sequence[Any]) -> RenderableType:
        """Every seat's view as JSON."""
        return Group(*map(self.position, views))

    def ask(self, turn: Turn) -> Question:
        """Any legal action, by its number."""
        numbered = {str(number): action for number, action in enumerate(turn.actions, 1)}

        def read(line: str) -> Answer:
            return Answer(point(line))

        def point(line: str) -> Action:
            if line.strip() not in numbered:
                raise UnclearError(self.voice.say("unclear_number", {"last": len(numbered)}))
            return numbered[line.strip()]

        return Question(
            scene=self.position(turn.view),
            asked=self.voice.text("what_do_you_do"),
            explained=self.voice.say("type_a_number"),
            choices=tuple(Choice(key, Text(in_words(action))) for key, action in numbered.items()),
            read=read,
            point=point,
        )

    def sealed(self, view: Any) -> RenderableType:
        """The view once more, with the choice in it."""
        return self.position(view)

    def tell(self, events: Iterable[Event], view: Any) -> Iterator[Text]:  # noqa: ARG002
        """Each event on a line."""
        for event in events:
            yield cite(Text(in_words(event, without=("rule", "audience"))), event.rule)

    def result(self, view: Any, events: Sequence[Event]) -> RenderableType:  # noqa: ARG002
        """The outcome on a line."""
        return Text(in_words(view.outcome))
