"""Commands and the Python example of the documents work as they are written."""

import re
import shlex
from pathlib import Path

import pytest

from menagerie.cli.commands import parser

ROOT = Path(__file__).parents[2]
DOCUMENTS = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "deploy" / "README.md")
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# A line of a block, with or without a comment, or a piece of code in a sentence.
COMMAND = re.compile(r"^menagerie +(\S.*?)(?: +#.*)?$|`menagerie +([^`]+)`", re.MULTILINE)


def commands() -> list[str]:
    """The arguments of all commands that documents show."""
    files = (*DOCUMENTS, *sorted((ROOT / "docs").glob("*.md")))
    found = (match for file in files for match in COMMAND.finditer(file.read_text("utf-8")))
    return sorted({match[1] or match[2] for match in found} - {"--version"})


@pytest.mark.parametrize("line", [line for line in commands() if " " in line])
def test_a_shown_command_line_is_understood(line: str) -> None:
    """Its command and all its arguments exist."""
    assert parser().parse_args(shlex.split(line)).command


def test_a_command_without_arguments_exists() -> None:
    """Some need arguments, which the sentence leaves out; the help lists all commands."""
    listed = set(re.findall(r"^    (\w+)  ", parser().format_help(), re.MULTILINE))

    assert {line for line in commands() if " " not in line} <= listed


def test_the_python_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    """The block in the README runs, and prints the outcome."""
    (example,) = PYTHON.findall((ROOT / "README.md").read_text("utf-8"))

    exec(compile(example, "README.md", "exec"), {})  # noqa: S102 - our own document

    assert capsys.readouterr().out.startswith("Outcome(")
