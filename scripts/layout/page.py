"""What the page's files write of each other: paths from their own place."""

import os
import re
from pathlib import Path

from scripts.layout.text import Moves

SPECIFIER = re.compile(r"""(["'])(\.{1,2}/[^"'?*{}]+)(\?\w+)?\1""")


def rewrite_specifiers(text: str, path: str, moves: Moves) -> str:
    """Follow relative paths to files that move, or from one that does."""
    old = moves.came_from.get(path, path)

    def follow(match: re.Match[str]) -> str:
        there = os.path.normpath(Path(old).parent / match[2])
        aim = moves.files.get(there, there)
        if aim == there and not Path(there).exists():
            return match.group()
        found = os.path.relpath(aim, Path(path).parent)
        relative = found if found.startswith(".") else f"./{found}"
        return f"{match[1]}{relative}{match[3] or ''}{match[1]}"

    return SPECIFIER.sub(follow, text)
