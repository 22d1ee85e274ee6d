"""Consoles, progress bars, and input from a person."""

import sys
from contextlib import nullcontext, suppress
from functools import partial

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from menagerie.bots.levels import bot_kernel
from menagerie.bots.search.search import search_kernel
from menagerie.core.game import Game
from menagerie.core.kernel.rule import COMPILING, say_progress, show_progress
from menagerie.envs.rollouts import rollout_kernel

PROMPT = "> "


def out() -> Console:
    """The console for results; plain text unless asked otherwise."""
    return Console(highlight=False, markup=False, emoji=False)


def aside() -> Console:
    """The console for progress bars and remarks, on standard error."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def never_fail_to_print() -> None:
    """Print a question mark for letters that a terminal cannot show."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


def is_interactive(console: Console) -> bool:
    """Whether input and output are a terminal."""
    return console.is_terminal and sys.stdin.isatty()


def allow_editing() -> None:
    """Let arrow keys edit and recall answers, if the system supports it."""
    with suppress(ImportError):
        import readline  # noqa: F401, PLC0415 - importing it is what changes input()


def bar(remaining: str) -> Progress:
    """A progress bar on standard error."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn(remaining),
        TimeRemainingColumn(),
        console=aside(),
        transient=True,
    )


def prepare(
    game: Game, *, bots: bool = False, search: bool = False, rollouts: bool = False
) -> None:
    """Compile what a command needs, with a progress bar if anything is missing."""
    kernels = {"rules": game.kernel}
    if bots:
        kernels["bots"] = bot_kernel(game)
    if search:
        kernels["search"] = search_kernel(game)
    if rollouts:
        kernels["rollouts"] = rollout_kernel(game)
    missing = {part: kernel for part, kernel in kernels.items() if not kernel.is_built()}
    # Without a terminal, core prints a line that it compiles.
    with bar("left") if aside().is_terminal and missing else nullcontext() as progress:
        if progress is not None:
            progress.console.print(COMPILING)
        for part, kernel in missing.items():
            if progress is not None:
                show_progress(partial(_advance, progress, progress.add_task(part, total=None)))
            kernel.build()
    show_progress(say_progress)


def _advance(progress: Progress, task: TaskID, _name: str, done: int, total: int) -> None:
    """Move the bar of the kernel that is being compiled."""
    progress.update(task, completed=done, total=total)
