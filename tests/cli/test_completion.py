"""`menagerie completion`: what a shell offers after a word."""

import subprocess
from pathlib import Path

import pytest

from menagerie import GAMES
from menagerie.cli.completion import SHELLS
from tests.cli.conftest import Run

# Ask the function that the script gives to bash what it offers for the last of some words.
ASK = """
source "$1"; shift
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
function=$(complete -p menagerie | sed -E 's/.*-F ([^ ]+).*/\\1/')
"$function" menagerie "${COMP_WORDS[COMP_CWORD]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture
def script(menagerie: Run, tmp_path: Path) -> Path:
    """The script for bash."""
    said = menagerie("completion bash")
    assert said.status == 0
    path = tmp_path / "menagerie.bash"
    path.write_text(said.out)
    return path


def offered(script: Path, *words: str) -> set[str]:
    """What bash offers after `menagerie` and some words, of which the last has been begun."""
    asked = subprocess.run(  # noqa: S603 - every word of the command stands here
        ["bash", "-c", ASK, "bash", script, "menagerie", *words],  # noqa: S607 - as a person has it
        cwd=script.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    return set(asked.stdout.split())


def test_bash_offers_commands_arguments_games_and_files(script: Path) -> None:
    """Each where it belongs."""
    assert {"serve", "sim"} <= offered(script, "s")
    assert offered(script, "play", "") >= set(GAMES)
    assert offered(script, "serve", "--confi") == {"--config"}
    assert offered(script, "replay", "menag") == {script.name}


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_has_a_script(menagerie: Run, shell: str) -> None:
    """With the commands in it."""
    said = menagerie(f"completion {shell}")

    assert said.status == 0
    assert "compile" in said.out
    assert "Traceback" not in said.err


def test_another_shell_is_refused(menagerie: Run) -> None:
    """With those that there are."""
    said = menagerie("completion csh2")

    assert said.status == 2
    assert "choose from" in said.err
