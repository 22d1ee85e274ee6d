"""`menagerie compile`: compile all games before their first use, with a process for each."""

import multiprocessing
import os
import signal
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import partial
from queue import Empty
from time import perf_counter
from typing import Any

from rich.progress import Progress, TaskID

from menagerie.bots.levels import bot_kernel
from menagerie.bots.search.search import search_kernel
from menagerie.catalog import GAMES
from menagerie.cli.arguments import Help, add_game, chosen_games
from menagerie.cli.console import aside, bar, out
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.kernel.rule import COMPILING, Kernel, show_progress

# How often to check whether a process has died, in seconds.
PATIENCE = 0.5
# The nice value of processes that compile while somebody plays.
BEHIND = 10


def add_to(commands: Any) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser(
        "compile",
        help="compile games before their first use",
        description="Compile the rules and bots of one game or of all, one process for each game.",
        formatter_class=Help,
    )
    add_game(parser, optional=True)
    parser.set_defaults(command=run)


def run(given: Namespace) -> int:
    """Compile what is missing and print how long it took."""
    started = perf_counter()
    missing = [game for game in chosen_games(given.game) if not is_compiled(game)]
    if missing:
        compile_games(missing)
    names = ", ".join(game.name for game in missing) or "nothing was missing"
    out().print(f"Compiled in {perf_counter() - started:.1f} s: {names}")
    return 0


def kernels_of(game: Game) -> tuple[Kernel, ...]:
    """The kernels of a game: rules, bots and search."""
    return game.kernel, bot_kernel(game), search_kernel(game)


def is_compiled(game: Game) -> bool:
    """Whether all kernels of a game are compiled."""
    return all(kernel.is_built() for kernel in kernels_of(game))


class Compiling:
    """Games that are compiled in processes of their own, as many at a time as there are cores.

    The processes end with this one, and leave its signals to it.
    """

    def __init__(
        self, games: Sequence[Game], *, tell: Callable[[Any], None], behind: bool = False
    ) -> None:
        context = multiprocessing.get_context("spawn")
        self._news: Any = context.Queue()
        self._tell = tell
        self._waiting = [
            context.Process(
                target=compile_game, args=(game.key, self._news, behind), name=game.key, daemon=True
            )
            for game in games
        ]
        self._running: list[Any] = []

    def go_on(self) -> bool:
        """Start processes where a core is free, and tell news; return whether any is left."""
        self._running = [process for process in self._running if not has_ended(process)]
        while self._waiting and len(self._running) < (os.cpu_count() or 1):
            self._running.append(self._waiting.pop(0))
            self._running[-1].start()
        if self._running:
            self._tell(self._news)
        return bool(self._running)


def compile_games(games: Sequence[Game]) -> None:
    """Compile games in parallel, with a bar for each."""
    with bar("left") if aside().is_terminal else nullcontext() as progress:
        aside().print(COMPILING)
        tasks = add_tasks(progress, games)
        work = Compiling(games, tell=partial(tell_news, progress=progress, tasks=tasks))
        while work.go_on():
            pass


def compiling_quietly(games: Sequence[Game]) -> Compiling:
    """Games that are compiled behind other work, without a word."""
    return Compiling(games, tell=partial(tell_news, progress=None, tasks={}), behind=True)


def has_ended(process: Any) -> bool:
    """Whether a process has ended; raise if it failed."""
    if process.is_alive():
        return False
    if process.exitcode:
        raise MenagerieError(f"compile: {process.name} failed with status {process.exitcode}")
    return True


def compile_game(key: str, news: Any, behind: bool) -> None:  # noqa: FBT001 - for a process
    """Compile one game in a process of its own, behind others if asked, and report each step."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if behind and hasattr(os, "nice"):
        os.nice(BEHIND)
    show_progress(lambda _, done, total: news.put((key, done, total)))
    for kernel in kernels_of(GAMES[key]):
        kernel.build()


def add_tasks(progress: Progress | None, games: Sequence[Game]) -> dict[str, TaskID]:
    """Add a progress bar for each game, where there is a terminal."""
    if progress is None:
        return {}
    return {game.key: progress.add_task(game.name, total=None) for game in games}


def tell_news(news: Any, progress: Progress | None, tasks: dict[str, TaskID]) -> None:
    """Move the bars by the reports that have arrived; wait a little for the first."""
    try:
        key, done, total = news.get(timeout=PATIENCE)
    except Empty:
        return
    if progress is not None:
        progress.update(tasks[key], completed=done, total=total)
