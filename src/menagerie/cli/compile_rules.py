"""`menagerie compile`: compile all games before their first use, with a process for each."""

import multiprocessing
import os
from argparse import Namespace
from collections.abc import Sequence
from contextlib import nullcontext
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
from menagerie.core.kernel.rule import Kernel, show_progress

# How often to check whether a process has died, in seconds.
PATIENCE = 0.5


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


def compile_games(games: Sequence[Game]) -> None:
    """Compile games in parallel, as many at a time as there are cores."""
    context = multiprocessing.get_context("spawn")
    news: Any = context.Queue()
    waiting = [
        context.Process(target=compile_game, args=(game.key, news), name=game.key) for game in games
    ]
    running: list[Any] = []
    with bar("left") if aside().is_terminal else nullcontext() as progress:
        tasks = add_tasks(progress, games)
        while waiting or running:
            while waiting and len(running) < (os.cpu_count() or 1):
                running.append(waiting.pop(0))
                running[-1].start()
            tell_news(news, progress, tasks)
            running = [process for process in running if not has_ended(process)]


def has_ended(process: Any) -> bool:
    """Whether a process has ended; raise if it failed."""
    if process.is_alive():
        return False
    if process.exitcode:
        raise MenagerieError(f"compile: {process.name} failed with status {process.exitcode}")
    return True


def compile_game(key: str, news: Any) -> None:
    """Compile one game in a process of its own, and report each step."""
    show_progress(lambda _, done, total: news.put((key, done, total)))
    for kernel in kernels_of(GAMES[key]):
        kernel.build()


def add_tasks(progress: Progress | None, games: Sequence[Game]) -> dict[str, TaskID]:
    """Add a progress bar for each game; without a terminal, print a line."""
    if progress is None:
        for game in games:
            aside().print(f"Compiling {game.name}, once on this machine")
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
