"""`menagerie compile`: all games are compiled before their first use."""

from queue import Empty, Queue
from types import SimpleNamespace
from typing import Any

import pytest

from menagerie import GAMES, MenagerieError
from menagerie.cli import compile_rules
from menagerie.cli.console import bar
from menagerie.core.game import Game
from tests.cli.conftest import Run


def build(game: Game) -> None:
    """Compile all kernels of a game."""
    for kernel in compile_rules.kernels_of(game):
        kernel.build()


def test_what_is_compiled_already_is_not_compiled_again(menagerie: Run) -> None:
    """The command says that nothing was missing."""
    for game in GAMES.values():
        build(game)

    said = menagerie("compile")

    assert said.status == 0
    assert "nothing was missing" in said.out


def test_a_game_is_compiled_in_a_process_of_its_own(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The command waits for the process, which finds the game compiled and ends."""
    game = GAMES["buffalo"]
    build(game)

    compile_rules.compile_games([game])

    assert capsys.readouterr().err.count("Compiling") == 1


def test_reports_of_a_process_move_the_bar_of_its_game() -> None:
    """Without reports, or without a terminal, nothing moves."""
    news: Queue[Any] = Queue()
    progress = bar("left")
    tasks = compile_rules.add_tasks(progress, [GAMES["buffalo"]])
    news.put(("buffalo", 3, 9))

    compile_rules.tell_news(news, progress, tasks)

    assert (progress.tasks[0].completed, progress.tasks[0].total) == (3, 9)
    with pytest.raises(Empty):
        news.get_nowait()


def test_a_process_that_fails_is_an_error_that_names_the_game() -> None:
    """A process that runs, or ended well, is none."""
    failed = SimpleNamespace(name="buffalo", exitcode=1, is_alive=lambda: False)
    ended = SimpleNamespace(name="buffalo", exitcode=0, is_alive=lambda: False)
    running = SimpleNamespace(name="buffalo", exitcode=None, is_alive=lambda: True)

    assert compile_rules.has_ended(ended)
    assert not compile_rules.has_ended(running)
    with pytest.raises(MenagerieError, match="compile: buffalo failed with status 1"):
        compile_rules.has_ended(failed)
