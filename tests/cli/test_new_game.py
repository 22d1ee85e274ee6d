"""`menagerie new-game`, and games that are added: what is wrong is said in one sentence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from menagerie import catalog
from menagerie.catalog import BUILT_IN, GAMES
from menagerie.core.errors import MenagerieError
from tests.cli.conftest import Run

EXAMPLE = Path(__file__).parents[2] / "examples" / "magpies"
NAMES = {
    "zoo": "name: there is a game zoo already",
    "Otters": "name: small letters, digits and _, a letter first, not 'Otters'",
    "9lives": "name: small letters, digits and _, a letter first, not '9lives'",
    "class": "name: class is a word of Python",
    "json": "name: there is a module json already",
    "levels": "name: there is a module menagerie.bots.levels already",
}
PLACES = {
    "otters": "write a game as module:NAME, not 'otters'",
    ":OTTERS": "write a game as module:NAME, not ':OTTERS'",
    "no_otters:OTTERS": "there is no game no_otters:OTTERS (No module named 'no_otters')",
    "json:OTTERS": "there is no game json:OTTERS (module 'json' has no attribute 'OTTERS')",
    "json:dumps": "json:dumps is a function, not a Game",
}


@pytest.mark.parametrize(("name", "sentence"), NAMES.items(), ids=NAMES)
def test_a_name_that_does_not_fit_is_refused(
    name: str, sentence: str, menagerie: Run, tmp_path: Path
) -> None:
    """And nothing is written."""
    said = menagerie(f"new-game {name} --folder {tmp_path}")

    assert (said.status, said.out) == (2, "")
    assert said.err == f"menagerie: {sentence}\n"
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_exists_is_left_alone(menagerie: Run, tmp_path: Path) -> None:
    """A second game of the same name is not written over the first."""
    assert menagerie(f"new-game otters --folder {tmp_path}").status == 0
    said = menagerie(f"new-game otters --folder {tmp_path}")

    assert said.err == f"menagerie: {tmp_path / 'otters'}: it exists already\n"


def test_it_says_what_to_do_next(menagerie: Run, tmp_path: Path) -> None:
    """The variable that adds the game, and how to play it."""
    said = menagerie(f"new-game sea_otters --folder {tmp_path}")

    assert "MENAGERIE_GAMES=sea_otters.game:SEA_OTTERS" in said.out
    assert "menagerie play sea_otters" in said.out
    assert '"title": "Sea Otters"' in (
        tmp_path / "sea_otters" / "sea_otters" / "words" / "fr.json"
    ).read_text("utf-8")


def test_a_name_with_that_of_the_example_in_it_is_put_once(menagerie: Run, tmp_path: Path) -> None:
    """What is put in place of the example's name is not replaced again."""
    assert menagerie(f"new-game magpies_two --folder {tmp_path}").status == 0
    folder = tmp_path / "magpies_two"

    assert (folder / "README.md").read_text("utf-8").startswith("# Magpies Two\n")
    assert "class MagpiesTwo:" in (folder / "magpies_two" / "rules.py").read_text("utf-8")
    assert '"title": "Magpies Two"' in (folder / "magpies_two/words/de.json").read_text("utf-8")


def test_a_folder_that_cannot_be_made_is_named(menagerie: Run, tmp_path: Path) -> None:
    """In a sentence, as for any file."""
    (tmp_path / "file").write_bytes(b"")
    said = menagerie(f"new-game otters --folder {tmp_path / 'file'}")

    assert (said.status, said.out) == (2, "")
    assert said.err == f"menagerie: {tmp_path / 'file' / 'otters'}: not a directory\n"


@pytest.mark.parametrize(("place", "sentence"), PLACES.items(), ids=PLACES)
def test_a_place_without_a_game_is_refused(place: str, sentence: str) -> None:
    """The sentence begins with who names it."""
    with pytest.raises(MenagerieError) as refused:
        catalog._all_games({"MENAGERIE_GAMES": place})

    assert str(refused.value) == f"MENAGERIE_GAMES: {sentence}"


def test_the_games_of_this_package_are_always_there() -> None:
    """An empty variable adds none; one that is named again is the same."""
    assert (
        tuple(catalog._all_games({"MENAGERIE_GAMES": " ,"}).values())[: len(BUILT_IN)] == BUILT_IN
    )
    again = "menagerie.catalog:BUILT_IN"
    with pytest.raises(MenagerieError, match=r"is a tuple, not a Game$"):
        catalog._import_game("test", again)
    assert (
        catalog._all_games({"MENAGERIE_GAMES": "menagerie.games.zoo.game:ZOO"}).keys()
        == GAMES.keys()
    )


def install(folder: Path, place: str) -> None:
    """A package in a folder, with an entry point for a game."""
    installed = folder / "otters-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: otters\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text(f"[menagerie.games]\notters = {place}\n")


def test_an_installed_package_adds_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its entry point, without a variable."""
    install(tmp_path, "magpies.game:MAGPIES")
    for folder in (tmp_path, EXAMPLE):
        monkeypatch.syspath_prepend(str(folder))

    assert "magpies" in catalog._all_games({})


def test_an_installed_package_that_is_broken_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that it can be mended, or removed."""
    install(tmp_path, "no_otters:OTTERS")
    monkeypatch.syspath_prepend(str(tmp_path))

    with pytest.raises(MenagerieError, match=r"^entry point otters: there is no game no_otters:"):
        catalog._all_games({})


def test_a_command_says_which_game_cannot_be_added() -> None:
    """One sentence on standard error, status 2."""
    said = subprocess.run(
        [sys.executable, "-m", "menagerie", "perft", "zoo"],
        env=os.environ | {"MENAGERIE_GAMES": "otters"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert said.returncode == 2
    assert said.stderr == "menagerie: MENAGERIE_GAMES: write a game as module:NAME, not 'otters'\n"
