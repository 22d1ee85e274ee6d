"""The wheel alone: what it runs, and what it says of extras."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SMOKE = ROOT / "scripts" / "smoke.py"
INTERPRETED = {"MENAGERIE_INTERPRET": "1"}
POSTGRES = ("serve", "--database", "postgresql://localhost/menagerie")
ARENA = ("arena", "goats", "--seats", "2", "--bots")
# What needs each extra, as it begins its sentence.
EXTRAS = {
    "cluster": ("database: PostgreSQL", ("reports", *POSTGRES[1:])),
    "load": ("load: the client that loads the server", ("load", "--tables", "1")),
    "openspiel": ("bots: openspiel", (*ARENA, "club,openspiel:2")),
    "ray": ("ray: a Ray cluster", (*ARENA, "club,random", "--ray")),
}


def test_the_wheel_alone_plays_serves_and_simulates(clean_python: Path) -> None:
    """With the games in Python, and with nothing of a checkout."""
    subprocess.run(  # noqa: S603 - our own program
        [sys.executable, SMOKE, clean_python],
        check=True,
        env=os.environ | INTERPRETED,
    )


@pytest.mark.parametrize("extra", EXTRAS)
def test_a_missing_extra_is_named(clean_python: Path, tmp_path: Path, extra: str) -> None:
    """In one sentence, with the command that installs it."""
    what, line = EXTRAS[extra]

    said = ask(clean_python, tmp_path, *line)

    assert said.returncode == 2
    sentence = f"{what} needs an extra: pip install 'menagerie-games[{extra}]'"
    assert said.stderr == f"menagerie: {sentence}\n"


def test_the_server_says_what_makes_it_faster(clean_python: Path, tmp_path: Path) -> None:
    """After its address; it serves without that, too."""
    with subprocess.Popen(  # noqa: S603 - our own command
        [clean_python.with_name("menagerie"), "serve", "--port", "0"],
        cwd=tmp_path,
        env=surroundings() | {"XDG_DATA_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout is not None
        said = [server.stdout.readline() for _ in range(2)]
        server.kill()

    assert said[0].startswith("Menagerie is at http://127.0.0.1:")
    assert said[1] == (
        "To answer faster, the server needs an extra: pip install 'menagerie-games[server]'\n"
    )


def test_games_of_openspiel_name_their_extra(clean_python: Path, tmp_path: Path) -> None:
    """Where they are imported, too."""
    said = subprocess.run(  # noqa: S603 - our own words
        [clean_python, "-c", "import menagerie.envs.openspiel"],
        cwd=tmp_path,
        env=surroundings(),
        capture_output=True,
        text=True,
        check=False,
    )

    assert said.returncode == 1
    assert said.stderr.endswith("needs an extra: pip install 'menagerie-games[openspiel]'\n")


def ask(python: Path, folder: Path, *line: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the installed wheel."""
    return subprocess.run(  # noqa: S603 - our own commands
        [python.with_name("menagerie"), *line],
        cwd=folder,
        env=surroundings() | {"XDG_DATA_HOME": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def surroundings() -> dict[str, str]:
    """The environment, with interpreted rules and without a way to the sources."""
    left = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return left | INTERPRETED
