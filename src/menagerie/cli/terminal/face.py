"""What a game shows of itself in a terminal: the contract that each game's face fulfils.

A face is given views and reasons, never a state.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from menagerie.cli.terminal.voice import Voice
from menagerie.core.actions import Action
from menagerie.core.events import Event
from menagerie.core.refusals import Reason


class UnclearError(Exception):
    """An answer that names no action; its sentence says what is missing."""


class UnfinishedError(UnclearError):
    """An answer that is right as far as it goes; its sentence asks for the rest."""


@dataclass(frozen=True)
class Turn:
    """A seat that is asked: what it sees, what it may do, and why not anything else."""

    view: Any
    actions: tuple[Action, ...]
    why: Callable[[Action], Reason | None]


@dataclass(frozen=True)
class Answer:
    """An action read from a line, and what is left of the line."""

    action: Action
    rest: str = ""


@dataclass(frozen=True)
class Choice:
    """One of several things to choose; a reason crosses it out."""

    key: str
    label: Text
    reason: Reason | None = None


@dataclass(frozen=True)
class Question:
    """What a seat is asked, how its answer is read, and what is said to a `?`.

    `read` turns a line into an action. `point` turns whatever `why` is asked about into one,
    filling in what was left out. A blank line ends a paragraph of `explained`.
    """

    scene: RenderableType
    asked: Text
    explained: str
    choices: tuple[Choice, ...]
    read: Callable[[str], Answer]
    point: Callable[[str], Action]


class Face(Protocol):
    """How one game looks in a terminal."""

    def position(self, view: Any) -> RenderableType:
        """The whole position as a seat or a spectator sees it."""

    def truth(self, views: Sequence[Any]) -> RenderableType:
        """The whole position: a spectator's view, then that of each seat."""

    def ask(self, turn: Turn) -> Question:
        """What the seat is asked now."""

    def sealed(self, view: Any) -> RenderableType:
        """The seat's own sealed choice, before it is final."""

    def tell(self, events: Iterable[Event], view: Any) -> Iterator[Text]:
        """What happened, in plain words, each line ending with its rule."""

    def result(self, view: Any, events: Sequence[Event]) -> RenderableType:
        """The end: scores, places and what broke ties; events are those of the last step."""


def styled(words: str, style: str) -> Text:
    """Words in a style that does not spread to what is appended to them."""
    return Text().append(words, style)


def cite(line: Text, rule: str) -> Text:
    """End a line with the id of its rule."""
    return line.append(f"  {rule}", "dim")


def list_choices(choices: Iterable[Choice], voice: Voice) -> Table:
    """Numbered choices, those that are not allowed crossed out."""
    lines = Table.grid(padding=(0, 2, 0, 0))
    lines.add_column(no_wrap=True)
    for choice in choices:
        if choice.reason is None:
            lines.add_row(styled(f"  {choice.key:>3}", "bold"), choice.label)
        else:
            label = crossed_out(choice.label).append("  ")
            label.append(voice.refusal(choice.reason), "dim not strike")
            lines.add_row(styled(f" ✗{choice.key:>3}", "dim"), label)
    return lines


def crossed_out(label: Text) -> Text:
    """A label struck through."""
    struck = label.copy()
    struck.stylize("dim strike")
    return struck
