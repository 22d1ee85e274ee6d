"""Running commands in tests, and reading their output."""

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from menagerie.cli import main

# More questions than any game asks.
MOST_ANSWERS = 200


class Said(NamedTuple):
    """The status and the output of a command."""

    status: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture
def menagerie(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command with lines on standard input."""

    def run(line: str, *answers: str) -> Said:
        monkeypatch.setenv("LC_ALL", "C")
        typed = io.StringIO("".join(f"{answer}\n" for answer in answers))
        monkeypatch.setattr(sys, "stdin", typed)
        status = main(line.split())
        return Said(status, *capsys.readouterr())

    return run


class Reader:
    """Standard input of a person who gives the first answer that a question offers."""

    def __init__(self, screen: Callable[[], str]) -> None:
        self.screen = screen
        self.seen = ""
        self.answers = 0

    def isatty(self) -> bool:
        """False, as for a pipe."""
        return False

    def readline(self) -> str:
        """Answer the last question."""
        self.seen += self.screen()
        self.answers += 1
        return f"{answer_to(self.seen)}\n" if self.answers <= MOST_ANSWERS else ""


def answer_to(seen: str) -> str:
    """An answer to the last question on the screen."""
    question = " ".join(seen.splitlines()[-3:-1])
    if example := re.search(r"pair, such as (.*?)\.( |$)", question):
        return str(example[1])
    if "Where to" in question:
        board = seen[seen.rindex("Herds, largest first") :]
        allowed = re.findall(r"^ +(\d+)  [A-Z]", board, re.MULTILINE)
        return str(allowed[-1]) if allowed else "0"
    if example := re.search(r"card, such as (.*?)\. 0 stays", question):
        return str(example[1])
    if "Enter to keep" in question:
        return ""
    if "worth" in question or "bid again" in question:
        return "0.25"
    return str(re.findall(r"^ +(\d)  ", seen, re.MULTILINE)[-1])


@pytest.fixture
def whole_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Play a game to its end."""

    def run(line: str) -> Said:
        person = Reader(lambda: capsys.readouterr().out)
        monkeypatch.setattr(sys, "stdin", person)
        status = main(line.split())
        out, err = capsys.readouterr()
        return Said(status, person.seen + out, err)

    return run


@pytest.fixture
def saved(whole_game: Run, tmp_path: Path) -> Path:
    """The record of a whole game."""
    file = tmp_path / "game.json"
    whole_game(f"play buffalo --seats 3 --seed 4 --bot random --save {file}")
    return file
