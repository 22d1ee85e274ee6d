"""`hint` in a terminal game: actions, what to expect of them, and why."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from menagerie.bots.advice.advisor import DEFAULT_BUDGET, advise
from menagerie.cli.console import prepare
from menagerie.cli.terminal.voice import Voice
from menagerie.core.advice import Advice, Suggestion
from menagerie.core.game import Game
from menagerie.core.state import Veiled

BUDGET = DEFAULT_BUDGET
PERCENT = 100


def hint(game: Game, veiled: Veiled, seed: int, voice: Voice) -> RenderableType:
    """Advice for the seat of a veiled state, the best action first."""
    prepare(game, search=True)
    advice = advise(game, veiled, BUDGET, seed)
    view = game.show(veiled)
    lines = [_line(game, advice, suggestion, view, voice) for suggestion in advice.suggestions]
    mixed = advice.sealed and len(lines) > 1
    return Group(*([voice.text("hint_mixed")] if mixed else []), *lines)


def _line(game: Game, advice: Advice, suggestion: Suggestion, view: Any, voice: Voice) -> Text:
    """A suggestion in two lines: the action with its figures, then the reason."""
    share = f"{suggestion.share:4.0%}  " if advice.sealed else "  "
    line = Text(share).append(voice.action(game.read_action(suggestion.action), view), "bold")
    figures = {
        "win": round(PERCENT * suggestion.win),
        "error": round(PERCENT * suggestion.error),
        "score": round(suggestion.score, 1),
    }
    line.append("  ").append_text(voice.text("hint_figures", figures)).append("\n")
    line.append(" " * len(share)).append(voice.advice(suggestion.reason))
    return line.append(f"  {suggestion.reason.rule}".rstrip(), "dim")
