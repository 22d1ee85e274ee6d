"""Crews, which play the games of a tournament: in this process, or in several at once.

A crew is given the numbers of games and yields the games in the order in which they end.
"""

import os
import signal
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import current_thread, main_thread
from typing import Any, NamedTuple, Protocol

from menagerie.arena.tournament import Played, Tournament
from menagerie.core.errors import MenagerieError

# How long a process may take to end when it is told to, in seconds.
PATIENCE = 5.0


class Crew(Protocol):
    """Plays games by their numbers."""

    def play(self, tournament: Tournament, numbers: Sequence[int]) -> Iterator[Played]:
        """Yield each game when it is over."""
        ...


class Failed(NamedTuple):
    """A game that failed, and why."""

    game: int
    reason: str


def attempt(tournament: Tournament, number: int) -> Played | Failed:
    """Play a game; a failure is returned, not raised."""
    try:
        return tournament.play(number)
    except Exception as error:  # noqa: BLE001 - a bot may fail in any way
        return Failed(number, f"{type(error).__name__}: {error}")


def checked(found: Played | Failed) -> Played:
    """Return a played game; raise if it failed."""
    if isinstance(found, Failed):
        raise MenagerieError(f"game {found.game} failed: {found.reason}")
    return found


def cores() -> int:
    """The number of processor cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Alone:
    """Plays one game after the other in this process."""

    def play(self, tournament: Tournament, numbers: Sequence[int]) -> Iterator[Played]:
        """Play them in order."""
        for number in numbers:
            yield checked(attempt(tournament, number))


class Processes:
    """Plays in several processes, one game at a time in each."""

    def __init__(self, count: int) -> None:
        self.count = count

    def play(self, tournament: Tournament, numbers: Sequence[int]) -> Iterator[Played]:
        """Give the next game to a free worker; end all processes whatever happens."""
        waiting = iter(numbers)
        with no_interrupts():
            workers = [Worker(tournament) for _ in range(min(self.count, len(numbers)))]
        try:
            busy = [worker for worker in workers if worker.take(waiting)]
            while busy:
                ready = set(wait([worker.line for worker in busy]))
                for worker in [worker for worker in busy if worker.line in ready]:
                    found = checked(worker.answer())
                    if not worker.take(waiting):
                        busy.remove(worker)
                    yield found
        finally:
            for worker in workers:
                worker.end()


@contextmanager
def no_interrupts() -> Iterator[None]:
    """Let processes started here ignore Ctrl-C: their parent ends them."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Worker:
    """A process that plays games, and the pipe to it."""

    def __init__(self, tournament: Tournament) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self._process: Any = context.Process(target=work, args=(tournament, theirs), daemon=True)
        self._process.start()
        theirs.close()

    def take(self, numbers: Iterator[int]) -> bool:
        """Start the next game; False if there is none."""
        for number in numbers:
            self.line.send(number)
            return True
        return False

    def answer(self) -> Played | Failed:
        """The result of the game."""
        try:
            found: Played | Failed = self.line.recv()
        except (EOFError, OSError):
            self._process.join(PATIENCE)
            raise MenagerieError(
                f"a process of the arena ended with status {self._process.exitcode}; "
                "the same command goes on with the games that are missing"
            ) from None
        return found

    def end(self) -> None:
        """End the process, even in the middle of a game."""
        self.line.close()
        self._process.terminate()
        self._process.join(PATIENCE)


def work(tournament: Tournament, line: Connection) -> None:
    """Play every game whose number arrives, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for number in received(line):
        line.send(attempt(tournament, number))


def received(line: Connection) -> Iterable[int]:
    """The numbers that arrive."""
    while True:
        try:
            yield line.recv()
        except (EOFError, OSError):
            return
