"""A face for any game: its structs in the game's own words, or in plain ones where it has none."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from menagerie.cli.terminal.face import Answer, Choice, Question, Turn, UnclearError, cite, styled
from menagerie.cli.terminal.voice import Voice
from menagerie.core.actions import Action
from menagerie.core.events import Event

Fields = dict[str, Any]

# What every view has, and what is not shown as a field.
COMMON = frozenset(
    {"game", "rules_version", "options", "seat", "seats", "phase", "to_act", "outcome"}
)
YES, NOTHING = "✓", "—"


@dataclass(frozen=True)
class GenericFace:
    """A face that knows nothing of its game but its words.

    It asks for the words `phase_`, `view_`, `word_`, `action_` and `event_` with the name of a
    phase, a field, a value, an action or an event.
    """

    voice: Voice

    def position(self, view: Any) -> RenderableType:
        """The phase, every field on a line, and every seat."""
        fields: Fields = msgspec.to_builtins(view)
        lines = [styled(self.word("phase", fields.get("phase") or ""), "bold")]
        lines += [
            styled(f"{self.word('view', name)}: ", "dim").append(self.value(fact))
            for name, fact in fields.items()
            if name not in COMMON
        ]
        return Group(*lines, *map(self.seat, fields.get("seats") or ()))

    def seat(self, fields: Mapping[str, Any]) -> Text:
        """A seat with its fields on a line."""
        who = str(self.voice.name(fields["seat"])) if "seat" in fields else ""
        facts = self.listed({name: fact for name, fact in fields.items() if name != "seat"}, " · ")
        return styled(f"{who[:1].upper()}{who[1:]}: ", "bold").append(facts)

    def word(self, kind: str, name: str) -> str:
        """The game's word for something, or its name as it is."""
        key = f"{kind}_{name}"
        has_word = key in self.voice.speaker.words.keys
        return self.voice.say(key) if has_word else name.replace("_", " ")

    def value(self, fact: Any) -> str:
        """A fact as text."""
        if fact is True:
            return YES
        if fact is None or fact is False or fact in ((), [], {}, ""):
            return NOTHING
        if isinstance(fact, Mapping):
            return self.listed(fact, ", ")
        if isinstance(fact, list | tuple):
            return "  ".join(map(self.value, fact))
        return self.word("word", fact) if isinstance(fact, str) else str(fact)

    def listed(self, fields: Mapping[str, Any], sign: str) -> str:
        """Some fields with their labels; one that holds needs no more, one that does not none."""
        return sign.join(
            self.word("view", name) if fact is True else f"{self.word('view', name)} {value}"
            for name, fact in fields.items()
            if (value := self.value(fact)) != NOTHING
        )

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
                raise UnclearError(self.voice.say("unclear_number", {"last": len(numbered)}))
            return numbered[line.strip()]

        return Question(
            scene=self.position(turn.view),
            asked=self.voice.text("what_do_you_do"),
            explained=self.voice.say("type_a_number"),
            choices=tuple(
                Choice(key, Text(self.voice.action(action))) for key, action in numbered.items()
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
            yield cite(Text(self.sentence(event)), event.rule)

    def sentence(self, event: Event) -> str:
        """An event in the game's words, or as its type and its fields."""
        facts: Fields = msgspec.structs.asdict(event)
        del facts["rule"], facts["audience"]
        name = str(event.__struct_config__.tag)
        if f"event_{name}" not in self.voice.speaker.words.keys:
            return " · ".join([name.replace("_", " "), self.listed(facts, " · ")])
        return self.voice.say(f"event_{name}", facts)

    def result(self, view: Any, events: Sequence[Event]) -> RenderableType:  # noqa: ARG002
        """The places, best first."""
        outcome = view.outcome
        placed = sorted(enumerate(outcome.ranks), key=lambda place: place[1])
        return Group(
            *(
                Text(f"{rank}. {self.voice.name(seat)}: {outcome.scores[seat]}")
                for seat, rank in placed
            )
        )
