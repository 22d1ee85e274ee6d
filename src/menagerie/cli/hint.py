"""`hint` in a terminal game: actions, what to expect of them, and why."""

from rich.console import Group, RenderableType
from rich.text import Text

from menagerie.bots.advice.advisor import DEFAULT_BUDGET, advise
from menagerie.cli.console import prepare
from menagerie.cli.terminal.face import styled
from menagerie.cli.terminal.generic import GenericFace
from menagerie.core.advice import Advice, Suggestion
from menagerie.core.game import Game
from menagerie.core.state import Veiled

BUDGET = DEFAULT_BUDGET


def hint(game: Game, veiled: Veiled, seed: int) -> RenderableType:
    """Advice for the seat of a veiled state, the best action first."""
    prepare(game, search=True)
    advice = advise(game, veiled, BUDGET, seed)
    lines = [_line(game, advice, suggestion) for suggestion in advice.suggestions]
    mixed = advice.sealed and len(lines) > 1
    return Group(*([Text("Choose by these chances:")] if mixed else []), *lines)


def _line(game: Game, advice: Advice, suggestion: Suggestion) -> Text:
    """A suggestion in two lines: the action with its figures, then the reason."""
    action = GenericFace(game).sentence("action", game.read_action(suggestion.action))
    share = f"{suggestion.share:4.0%}  " if advice.sealed else "  "
    line = Text(share).append(action, "bold")
    line.append(f"  wins {suggestion.win:.0%} ± {suggestion.error:.0%}")
    line.append(f", {suggestion.score:.1f} points\n")
    return line.append_text(_reason(suggestion, " " * len(share)))


def _reason(suggestion: Suggestion, indent: str) -> Text:
    """The reason as a sentence, with its rule if it has one."""
    message = suggestion.reason.message
    sentence = styled(f"{indent}{message[:1].upper()}{message[1:]}.", "")
    return sentence.append(f"  {suggestion.reason.rule}".rstrip(), "dim")
