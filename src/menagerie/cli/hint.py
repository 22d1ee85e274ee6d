"""`hint` in a terminal game: what to do and why, and what to expect of it."""

from collections.abc import Iterator
from math import hypot
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from menagerie.bots.advice.advisor import DEFAULT_BUDGET, advise
from menagerie.bots.advice.reasons import HOPELESS
from menagerie.cli.console import prepare
from menagerie.cli.terminal.voice import Voice
from menagerie.core.actions import Action
from menagerie.core.advice import Advice, Suggestion
from menagerie.core.game import Game
from menagerie.core.state import Veiled

BUDGET = DEFAULT_BUDGET
PERCENT = 100


def ask_hint(game: Game, veiled: Veiled, seed: int) -> Advice:
    """Advice for the seat of a veiled state."""
    prepare(game, search=True)
    return advise(game, veiled, BUDGET, seed)


def told(game: Game, advice: Advice, view: Any, voice: Voice) -> RenderableType:
    """Advice in words: the best choice first, each with its figures below."""
    lines = Table.grid(padding=(0, 1))
    for place, suggestion in enumerate(advice.suggestions):
        mark = voice.text("hint_other" if place else "hint_best", style="bold")
        said = [Text(line) for line in sentences(game, suggestion, view, voice)]
        lines.add_row(mark, Group(*said, _figures(advice, suggestion, voice)))
    mixed = [voice.text("hint_mixed", style="dim")] if _are_alike(advice) else []
    return Group(lines, *mixed)


def _are_alike(advice: Advice) -> bool:
    """Whether several sealed choices are about as good, so that none should be foreseen."""
    if not advice.sealed or len(advice.suggestions) == 1:
        return False
    first, second = advice.suggestions[:2]
    return first.win - second.win <= hypot(first.error, second.error)


def actions_of(game: Game, suggestion: Suggestion) -> tuple[Action, ...]:
    """All actions of a choice."""
    told = (suggestion.action, *(one.action for one in suggestion.follows))
    return tuple(game.read_action(action) for action in told)


def sentences(game: Game, suggestion: Suggestion, view: Any, voice: Voice) -> Iterator[str]:
    """A sentence for each action: what to do, and why."""
    reasons = (suggestion.reason, *(one.reason for one in suggestion.follows))
    for action, reason in zip(actions_of(game, suggestion), reasons, strict=True):
        facts = {"action": voice.action(action, view), "why": voice.advice(reason)}
        yield voice.say("hint_sentence", facts)


def _figures(advice: Advice, suggestion: Suggestion, voice: Voice) -> Text:
    """What may be expected: the chance to win, or where nothing wins any more points and place."""
    hopeless = max(one.win for one in advice.suggestions) < HOPELESS
    figures = {
        "win": round(PERCENT * suggestion.win),
        "error": round(PERCENT * suggestion.error),
        "score": round(suggestion.score),
        "place": suggestion.place,
    }
    return voice.text("hint_place" if hopeless else "hint_figures", figures, "dim")
