"""What a host is given: every variable it names exists, and every setting is in the table."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from menagerie.cli.serve import DEFAULTS_IN_WORDS
from menagerie.server.host.settings import EXPLAINED, PREFIX, Settings, to_environment, to_text

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.mark.parametrize(
    "file", ["Containerfile", "compose.yaml", "menagerie.service", "README.md"]
)
def test_every_variable_that_is_named_exists(file: str) -> None:
    """A host who copies it sets something."""
    named = set(re.findall(rf"{PREFIX}[A-Z_]+", (DEPLOY / file).read_text()))

    assert named <= set(to_environment(Settings()))


def test_the_table_has_every_setting() -> None:
    """With its usual value and what it means."""
    text = (DEPLOY / "README.md").read_text()
    for name, explained in EXPLAINED.items():
        usual = "" if name in DEFAULTS_IN_WORDS else to_text(getattr(Settings(), name))

        assert f"| `{PREFIX}{name.upper()}` | {usual} | {explained} |\n" in text


def test_the_unit_is_one(tmp_path: Path) -> None:
    """Systemd understands every line of it."""
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd-analyze is not here to ask")
    unit = tmp_path / "menagerie.service"
    text = (DEPLOY / "menagerie.service").read_text()
    unit.write_text(re.sub(r"ExecStart=\S+", "ExecStart=/bin/true", text))

    asked = subprocess.run(  # noqa: S603 - found on the path
        [program, "verify", unit], capture_output=True, text=True, check=False
    )

    assert "menagerie.service" not in asked.stderr, asked.stderr
