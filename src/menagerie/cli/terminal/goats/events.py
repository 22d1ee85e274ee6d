"""Events of Herr der Ziegen in words, the steps of a turn on one line."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from rich.text import Text

from menagerie.cli.terminal.face import cite
from menagerie.cli.terminal.goats.pieces import card_name, line_at
from menagerie.cli.terminal.voice import Voice
from menagerie.core.events import Event
from menagerie.games.goats import events as told
from menagerie.games.goats.views import GoatsView

# What may follow a card that is played, told on the same line.
STEPS = (told.CardBoxed, told.GoatWalked, told.CardTaken, told.GapFilled, told.GapLeft)


def tell(events: Iterable[Event], view: GoatsView, voice: Voice) -> Iterator[Text]:
    """What happened, each line ending with its rule."""
    for steps in turns(events):
        if isinstance(steps[0], told.CardPlayed):
            line = voice.text("turn", _facts_of_turn(steps, view, voice))
        else:
            facts = msgspec.to_builtins(steps[0])
            line = voice.text(f"event_{facts['type']}", facts)
        yield cite(line, steps[-1].rule)


def turns(events: Iterable[Event]) -> list[list[Event]]:
    """The events, with a card that is played those that follow from it."""
    lines: list[list[Event]] = []
    for event in events:
        if lines and isinstance(event, STEPS) and isinstance(lines[-1][0], told.CardPlayed):
            lines[-1].append(event)
        else:
            lines.append([event])
    return lines


def _facts_of_turn(steps: Sequence[Event], view: GoatsView, voice: Voice) -> dict[str, Any]:
    """What a line about a turn says: its player and card, and what came of it."""
    facts: dict[str, Any] = dict.fromkeys(("line", "taken", "cell", "filled"))
    facts |= {"boxed": False, "is_gap": False}
    for step in steps:
        match step:
            case told.CardPlayed():
                facts |= {"seat": step.seat, "card": step.card}
            case told.CardBoxed():
                facts["boxed"] = True
            case told.GoatWalked():
                facts["line"] = line_at(view, step.goal)
            case told.CardTaken():
                facts |= {"taken": card_name(step.card, voice), "cell": step.cell}
            case told.GapFilled():
                facts["filled"] = card_name(step.card, voice)
            case told.GapLeft():
                facts["is_gap"] = True
    return facts
