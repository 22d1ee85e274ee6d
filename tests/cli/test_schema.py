"""Help, options and schemas."""

import json

import pytest

from menagerie import GAMES
from menagerie.cli import main
from menagerie.cli.schema import KINDS
from tests.cli.conftest import Run


def test_without_a_command_there_is_help(menagerie: Run) -> None:
    """It names every command."""
    said = menagerie("")

    assert said.status == 0
    for command in ("play", "sim", "replay", "perft", "bench", "options", "schema"):
        assert f"    {command}" in said.out


def test_help_names_a_default_only_where_there_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    """Seats have one, a file to write has none."""
    with pytest.raises(SystemExit):
        main(["sim", "--help"])
    said = capsys.readouterr().out

    assert "how many players (default: 4)" in said
    assert "(default: None)" not in said
    assert "(default: [])" not in said


@pytest.mark.parametrize("line", ["--version", "--help", "play --help", "bench --help"])
def test_help_and_version_end_well(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    """They print and leave with status 0."""
    with pytest.raises(SystemExit) as left:
        main(line.split())

    assert left.value.code == 0
    assert "menagerie" in capsys.readouterr().out


@pytest.mark.parametrize("key", GAMES)
def test_options_are_listed_with_what_they_do(menagerie: Run, key: str) -> None:
    """All options of the game's struct."""
    said = menagerie(f"options {key}")

    for option in GAMES[key].options.__struct_fields__:
        assert option in said.out


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_schema_is_json(menagerie: Run, key: str, kind: str) -> None:
    """For every kind of data of every game."""
    said = menagerie(f"schema {key} {kind}")

    assert said.status == 0
    assert json.loads(said.out).keys() & {"$ref", "anyOf", "$defs"}
