"""`menagerie arena`: tournaments are printed, written and continued."""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from menagerie.arena.crews import Alone
from menagerie.arena.tournament import Played, Tournament
from menagerie.bench import openspiel
from tests.cli.conftest import Run

LINE = "arena goats --seats 3 --bots club,random --workers 1 --seed 5"


def outcomes(file: Path) -> list[tuple[object, ...]]:
    """The games of a file without thinking times."""
    games = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    return sorted((game["game"], game["scores"], game["ranks"]) for game in games)


def test_a_tournament_is_printed_and_written(menagerie: Run, tmp_path: Path) -> None:
    """Figures as JSON, the file of games, and the picture of ratings."""
    file = tmp_path / "goats.json"

    said = menagerie(f"{LINE} --games 12 --out {file}")

    assert said.status == 0
    assert "12 games on 2 deals, 3 seats" in said.out
    for heading in ("Rating", "Wins over fair", "Mean time", "Ends ahead of"):
        assert heading in said.out
    figures = json.loads(file.read_text())
    assert figures["settings"]["bots"] == ["club", "random"]
    assert [bot["bot"] for bot in figures["bots"]] == ["club", "random"]
    assert len(outcomes(tmp_path / "goats.games.jsonl")) == 12
    ET.parse(tmp_path / "goats.svg")  # noqa: S314 - our own
    assert not (tmp_path / "goats-curve.svg").exists()


def test_budgets_give_a_curve(menagerie: Run, tmp_path: Path) -> None:
    """For a bot with several budgets, among others."""
    said = menagerie(
        "arena goats --seats 2 --bots search:2,search:8 --among club --workers 1 --games 4 "
        f"--out {tmp_path}/g.json --curve rating"
    )

    assert "2 seats, one among club" in said.out
    ET.parse(tmp_path / "g-curve.svg")  # noqa: S314 - our own


def test_partners_are_printed_where_there_are_any(menagerie: Run) -> None:
    """In Zoo."""
    said = menagerie("arena zoo --bots club,random --workers 1 --games 4")

    assert "Points of partners in a round" in said.out
    assert "club and random" in said.out


def test_the_same_command_goes_on(menagerie: Run, tmp_path: Path) -> None:
    """With more games only the missing ones are played, and with fewer none."""
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    menagerie(f"{LINE} --games 12 --out {whole}")
    menagerie(f"{LINE} --games 6 --out {parts}")
    before = (tmp_path / "parts.games.jsonl").read_bytes()

    said = menagerie(f"{LINE} --games 12 --out {parts}")

    after = (tmp_path / "parts.games.jsonl").read_bytes()
    assert after.startswith(before)
    assert outcomes(tmp_path / "parts.games.jsonl") == outcomes(tmp_path / "whole.games.jsonl")
    assert "12 games" in said.out
    assert "6 games on 1 deals" in menagerie(f"{LINE} --games 6 --out {parts}").out
    assert (tmp_path / "parts.games.jsonl").read_bytes() == after


def test_a_tournament_that_was_stopped_goes_on(
    menagerie: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Played games are kept."""
    usual = Alone.play

    def stop_after_two(
        self: Alone, tournament: Tournament, numbers: Sequence[int]
    ) -> Iterator[Played]:
        yield from list(usual(self, tournament, numbers[:2]))
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Alone, "play", stop_after_two)
        said = menagerie(f"{LINE} --games 6 --out {tmp_path}/g.json")
    assert said.status == 130
    assert "Stopped after 2 of 6 games." in said.err
    assert not (tmp_path / "g.json").exists()

    again = menagerie(f"{LINE} --games 6 --out {tmp_path}/g.json")

    assert again.status == 0
    assert [game[0] for game in outcomes(tmp_path / "g.games.jsonl")] == list(range(6))


def test_other_settings_need_another_file(menagerie: Run, tmp_path: Path) -> None:
    """The error says what differs."""
    menagerie(f"{LINE} --games 6 --out {tmp_path}/g.json")

    said = menagerie(f"{LINE} --games 6 --out {tmp_path}/g.json --option memory_aid")

    assert said.status == 2
    assert "g.games.jsonl: it holds other games (options {" in said.err
    assert said.out == ""


def test_openspiels_search_plays_where_it_is_installed(
    menagerie: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With its name and its simulations a second; else a sentence says how to install it."""
    line = "arena goats --seats 2 --bots search:4 --among openspiel:4 --workers 1 --games 2"
    if openspiel.find_pyspiel() is not None:
        assert "openspiel:4" in menagerie(line).out

    monkeypatch.setitem(sys.modules, "pyspiel", None)
    said = menagerie(line)

    assert said.status == 2
    assert "bots: openspiel needs an extra: pip install 'menagerie-games[openspiel]'" in said.err
