"""Move the files of some rooms as the map says, and rewrite what names them.

`python -m scripts.layout src/menagerie/core` moves that room; without an argument, all.
"""

import subprocess
import sys
from pathlib import Path

from scripts.layout.merge import merge_codes
from scripts.layout.page import rewrite_specifiers
from scripts.layout.python import rewrite_python
from scripts.layout.text import Moves, git, rewrite_names, rewrite_paths

HERE = Path(__file__).parent
TEXTS = {".py", ".md", ".toml", ".ts", ".svelte", ".css", ".json", ".yaml", ".yml", ".txt", ""}
# Written by commands, or by others.
KEPT = (
    "docs/strength/",
    "tests/golden/",
    "requirements/",
    "web/package-lock.json",
    "scripts/layout/",
)


def main() -> None:
    """Move, then rewrite; the formatter sorts the imports afterwards."""
    rooms = tuple(f"{room}/" for room in sys.argv[1:]) or ("",)
    if "src/menagerie/games/".startswith(rooms):
        merge_codes()
    lines = (HERE / "moves.txt").read_text().splitlines()
    moves = Moves(dict(line.split() for line in lines if line.startswith(rooms)))
    move_files(moves)
    found_rooms(moves)
    for name in git("ls-files"):
        path = Path(name)
        if path.suffix in TEXTS and path.is_file() and not is_kept(name):
            rewrite(path, moves)


def is_kept(name: str) -> bool:
    """Whether a file is left as it is; Python beside golden files is not."""
    return name.startswith(KEPT) and not (name.startswith("tests/golden/") and name.endswith(".py"))


def move_files(moves: Moves) -> None:
    """By way of a name that is free: some files take the place of others."""
    for old, new in moves.files.items():
        Path(new).parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["git", "mv", old, f"{new}.moving"], check=True)  # noqa: S603, S607 - ours
    for new in moves.files.values():
        subprocess.run(["git", "mv", f"{new}.moving", new], check=True)  # noqa: S603, S607 - ours


def found_rooms(moves: Moves) -> None:
    """Give every new package a docstring: the law of the room."""
    laws = dict(line.split("\t") for line in (HERE / "laws.txt").read_text().splitlines())
    for name in moves.files.values():
        if not name.endswith(".py"):
            continue
        for folder in Path(name).parents:
            door = folder / "__init__.py"
            if str(folder) in laws and not door.exists():
                law = laws[str(folder)].replace("\\n", "\n")
                door.write_text(f'"""{law}"""\n' if "\n" not in law else f'"""{law}\n"""\n')
                git("add", str(door))


def rewrite(path: Path, moves: Moves) -> None:
    """Follow the moves in one file."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        text = rewrite_python(text, str(path), moves)
    if path.suffix in {".ts", ".svelte", ".css"}:
        text = rewrite_specifiers(text, str(path), moves)
    path.write_text(rewrite_paths(rewrite_names(text, moves), moves), "utf-8")


main()
