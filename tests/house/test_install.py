"""Installing: what the lock says, whatever has been released since."""

import hashlib
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
INSTALL = ROOT / "scripts" / "install"


def wheel(folder: Path, name: str, version: str, *metadata: str) -> Path:
    """Write a wheel without any code."""
    path = folder / f"{name}-{version}-py3-none-any.whl"
    info = f"{name}-{version}.dist-info"
    head = ["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}", *metadata]
    tags = ["Wheel-Version: 1.0", "Generator: test", "Root-Is-Purelib: true", "Tag: py3-none-any"]
    with zipfile.ZipFile(path, "w") as file:
        file.writestr(f"{info}/METADATA", "\n".join([*head, ""]))
        file.writestr(f"{info}/WHEEL", "\n".join([*tags, ""]))
        file.writestr(f"{info}/RECORD", f"{info}/METADATA,,\n{info}/WHEEL,,\n{info}/RECORD,,\n")
    return path


def locked(path: Path) -> str:
    """The line of a lock that names this wheel and no other."""
    name, version, *_ = path.name.split("-")
    return f"{name}=={version} --hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}\n"


def run(*command: str | Path, index: Path) -> subprocess.CompletedProcess[str]:
    """Run a command that finds packages in one folder only."""
    environment = {**os.environ, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(index)}
    return subprocess.run(  # noqa: S603 - our own arguments
        command, capture_output=True, text=True, check=False, env=environment
    )


@pytest.fixture
def index(tmp_path: Path) -> Path:
    """Packages of which one is asked for with an extra and has a newer release than the lock's."""
    folder = tmp_path / "index"
    folder.mkdir()
    wheel(folder, "asked", "1.0", "Provides-Extra: more")
    wheel(folder, "asked", "2.0", "Provides-Extra: more")
    wheel(folder, "asking", "1.0", "Requires-Dist: asked[more]>=1")
    return folder


@pytest.fixture
def python(tmp_path: Path, index: Path) -> Path:
    """Python in an environment of its own, with the pip that it brings."""
    made = run(sys.executable, "-m", "venv", tmp_path / "venv", index=index)
    assert made.returncode == 0, made.stderr
    return tmp_path / "venv" / "bin" / "python"


def test_a_newer_release_changes_nothing(tmp_path: Path, index: Path, python: Path) -> None:
    """Where a package is asked for with an extra, too: older pips take its newest release."""
    lock = tmp_path / "lock.txt"
    lock.write_text(
        locked(index / "asked-1.0-py3-none-any.whl") + locked(index / "asking-1.0-py3-none-any.whl")
    )

    installed = run(INSTALL, python, lock, index=index)

    assert installed.returncode == 0, installed.stdout + installed.stderr
    listed = run(python, "-m", "pip", "list", "--format=freeze", index=index).stdout
    assert {"asked==1.0", "asking==1.0"} <= set(listed.split())


def test_a_lock_that_lacks_something_is_refused(tmp_path: Path, index: Path, python: Path) -> None:
    """By its name, as nothing is fetched that the lock does not list."""
    lock = tmp_path / "lock.txt"
    lock.write_text(locked(index / "asking-1.0-py3-none-any.whl"))

    installed = run(INSTALL, python, lock, index=index)

    assert installed.returncode != 0
    assert "asking 1.0 requires asked, which is not installed" in installed.stdout


@pytest.mark.parametrize("file", ["Makefile", "deploy/Containerfile"])
def test_nothing_else_installs_from_a_lock(file: str) -> None:
    """Neither command has a way past the script."""
    text = (ROOT / file).read_text()

    assert not re.search(r"pip install.*(?:-r |requirements)", text)
    assert "scripts/install" in text
