"""Crews: the games do not depend on who plays them."""

import multiprocessing
import pickle
import subprocess
import sys
from collections.abc import Iterator, Sequence

import pytest

from menagerie.arena.crews import Alone, Crew, Processes, attempt, checked, cores
from menagerie.arena.tournament import Played, Tournament
from menagerie.core.errors import MenagerieError
from tests.arena.players import Breaking, Dying, between, tournament

NUMBERS = range(12)


# Plays in its own process group, and interrupts the whole group after the first game.
INTERRUPTED = """
import os, signal, sys
from menagerie.arena.crews import Processes
from tests.arena.players import tournament

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        for played in Processes(2).play(tournament("goats", 2, "club,search:50"), range(100)):
            os.killpg(0, signal.SIGINT)
    except KeyboardInterrupt:
        print("interrupted")
"""


class Scattered:
    """A remote crew: it pickles everything and answers out of order."""

    def play(self, tournament: Tournament, numbers: Sequence[int]) -> Iterator[Played]:
        """Play the games from the last to the first, every other one first."""
        for number in (*numbers[::-2], *numbers[-2::-2]):
            sent: Tournament = pickle.loads(pickle.dumps(tournament))  # noqa: S301
            yield pickle.loads(pickle.dumps(checked(attempt(sent, number))))  # noqa: S301


@pytest.mark.parametrize("crew", [Scattered(), Processes(2)], ids=["scattered", "processes"])
def test_games_do_not_depend_on_who_plays_them(crew: Crew) -> None:
    """The same numbers give the same games, in any process and in any order."""
    one = tournament("goats", 3, "club,calf,fox:4")

    there = {played.game: played.outcome() for played in crew.play(one, NUMBERS)}

    assert there == {played.game: played.outcome() for played in Alone().play(one, NUMBERS)}


@pytest.mark.parametrize("crew", [Alone(), Processes(2)], ids=["alone", "processes"])
def test_a_bot_that_fails_stops_the_tournament(crew: Crew) -> None:
    """The error names the game."""
    with pytest.raises(
        MenagerieError, match=r"game \d failed: ZeroDivisionError: no idea at goats"
    ):
        list(crew.play(between(Breaking(), Breaking()), range(2)))


def test_a_process_that_dies_is_an_error() -> None:
    """The tournament does not wait for it for ever."""
    with pytest.raises(MenagerieError, match="a process of the arena ended with status 7"):
        list(Processes(2).play(between(Dying(), Dying()), range(4)))


def test_stopping_early_leaves_no_process() -> None:
    """Not even in the middle of a game."""
    playing = Processes(2).play(tournament("goats", 2, "club,random"), range(10_000))

    next(playing)
    assert multiprocessing.active_children()
    del playing

    assert multiprocessing.active_children() == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows hands no signals down")
def test_worker_processes_ignore_an_interrupt() -> None:
    """Ctrl-C reaches the whole group; only the main process reacts."""
    heard = subprocess.run(  # noqa: S603 - our own code, in our own Python
        [sys.executable, "-c", INTERRUPTED],
        capture_output=True,
        text=True,
        start_new_session=True,
        check=False,
    )

    assert heard.stdout == "interrupted\n"
    assert heard.stderr == ""


def test_there_is_at_least_one_core() -> None:
    """The one that runs this test."""
    assert cores() >= 1
