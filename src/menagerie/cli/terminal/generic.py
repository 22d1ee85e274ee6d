"""A face for any game: its structs in the game's own words, or in plain ones where it has none."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from menagerie.cli.terminal.face import Answer, Choice, Question, Turn, UnclearError, cite, styled
from menagerie.core.actions import Action
from menagerie.core.events import Event
from menagerie.core.game import Game

Fields = dict[str, Any]

# What every view has, and what is not shown as a field.
COMMON = frozenset(
    {"game", "rules_version", "options", "seat", "seats", "phase", "to_act", "outcome"}
)
NOTHING = "none"


class GenericFace:
    """A face that knows nothing of its game but its words.

    The words that it asks for are `phase_`, `view_`, `word_`, `action_` and `event_` with the name
    of a phase, a field, a value, an action or an event.
    """

    def __init__(self, game: Game) -> None:
        self.speaker = game.speaker

    def position(self, view: Any) -> RenderableType:
        """The phase, every field on a line, and every seat."""
        fields: Fields = msgspec.to_builtins(view)
        lines = [styled(self.word("phase", fields.get("phase") or ""), "bold")]
        lines += [
            self.line(self.word("view", name), name, fact)
            for name, fact in fields.items()
            if name not in COMMON
        ]
        lines += [self.seat(seat) for seat in fields.get("seats") or ()]
        return Group(*lines)

    def seat(self, fields: Mapping[str, Any]) -> Text:
        """A seat with its fields on a line."""
        facts = [
            f"{self.word('view', name)} {self.value(name, fact)}"
            for name, fact in fields.items()
            if name != "seat"
        ]
        who = str(self.speaker.name(fields["seat"])) if "seat" in fields else ""
        return styled(f"{who.capitalize()}: ", "bold").append(" · ".join(facts))

    def line(self, label: str, name: str, fact: Any) -> Text:
        """A field with its label."""
        return styled(f"{label}: ", "dim").append(self.value(name, fact))

    def word(self, kind: str, name: str) -> str:
        """The game's word for something, or its name as it is."""
        key = f"{kind}_{name}"
        return self.speaker.say(key) if key in self.speaker.words.keys else name.replace("_", " ")

    def value(self, name: str, fact: Any) -> str:
        """A fact as text."""
        if fact is None or fact in ([], {}, ""):
            return NOTHING
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, Mapping):
            return ", ".join(
                f"{self.word('view', key)} {self.value(key, one)}" for key, one in fact.items()
            )
        if isinstance(fact, list | tuple):
            return "  ".join(self.value(name, one) for one in fact)
        return self.word("word", fact) if isinstance(fact, str) else str(fact)

    def sentence(self, kind: str, struct: msgspec.Struct, *, without: Sequence[str] = ()) -> str:
        """An action or an event in the game's words, or as its type and its fields."""
        fields: Fields = msgspec.to_builtins(struct)
        name = fields.pop("type")
        facts = {field: fact for field, fact in fields.items() if field not in without}
        if f"{kind}_{name}" in self.speaker.words.keys:
            return self.speaker.say(f"{kind}_{name}", facts)
        told = (f"{field} {self.value(field, fact)}" for field, fact in facts.items())
        return " · ".join([name.replace("_", " "), *told])

    def truth(self, views: Sequence[Any]) -> RenderableType:
        """Every seat's view."""
        return Group(*map(self.position, views))

    def ask(self, turn: Turn) -> Question:
        """Any legal action, by its number."""
        numbered = {str(number): action for number, action in enumerate(turn.actions, 1)}

        def read(line: str) -> Answer:
            return Answer(point(line))

        def point(line: str) -> Action:
            if line.strip() not in numbered:
                raise UnclearError(f"type a number from 1 to {len(numbered)}")
            return numbered[line.strip()]

        return Question(
            scene=self.position(turn.view),
            asked=Text("What do you do?"),
            explained="Type the number of an action.",
            choices=tuple(
                Choice(key, Text(self.sentence("action", action)))
                for key, action in numbered.items()
            ),
            read=read,
            point=point,
        )

    def sealed(self, view: Any) -> RenderableType:
        """The view once more, with the choice in it."""
        return self.position(view)

    def tell(self, events: Iterable[Event], view: Any) -> Iterator[Text]:  # noqa: ARG002
        """Each event on a line."""
        for event in events:
            told = self.sentence("event", event, without=("rule", "audience"))
            yield cite(Text(told[:1].upper() + told[1:]), event.rule)

    def result(self, view: Any, events: Sequence[Event]) -> RenderableType:  # noqa: ARG002
        """The places, best first."""
        outcome = view.outcome
        placed = sorted(enumerate(outcome.ranks), key=lambda place: place[1])
        return Group(
            *(
                Text(f"{rank}. {self.speaker.name(seat)}: {outcome.scores[seat]}")
                for seat, rank in placed
            )
        )
