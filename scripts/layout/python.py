"""What Python alone writes: modules imported from packages, and paths from a file's own place."""

import ast
import re
from typing import NamedTuple

from scripts.layout.text import DONE, Moves

PARENTS = re.compile(r"(__file__\)(?:\.resolve\(\))?\.parents)\[(\d)\]")


class Edit(NamedTuple):
    """Lines that take the place of others."""

    first: int
    last: int
    lines: list[str]


def rewrite_python(text: str, path: str, moves: Moves) -> str:
    """Follow `from package import module`, and `parents[n]` of a file that lies deeper."""
    old = moves.came_from.get(path, path)
    more = path.count("/") - old.count("/")
    text = PARENTS.sub(lambda match: f"{match[1]}[{int(match[2]) + more}]", text)
    lines = text.split("\n")
    renamed: dict[str, str] = {}
    for edit in sorted(edits(text, lines, moves, renamed), reverse=True):
        lines[edit.first : edit.last] = edit.lines
    text = "\n".join(lines)
    for name, new in renamed.items():
        text = re.sub(rf"(?<![\w.\"'/]){name}(?=\.\w)(?!\.py\b)", new, text)
        text = re.sub(rf"(?<=[(,= ]){name}(?=[,)])", new, text)
    return text


def edits(text: str, lines: list[str], moves: Moves, renamed: dict[str, str]) -> list[Edit]:
    """The imports of modules that move, written for their new packages."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.ImportFrom):
            continue
        moved = [name for name in node.names if f"{node.module}.{name.name}" in moves.modules]
        if not moved:
            continue
        kept = [written(name) for name in node.names if name not in moved]
        out = [f"from {node.module} import {', '.join(kept)}"] if kept else []
        for name in moved:
            package, _, last = moves.modules[f"{node.module}.{name.name}"].rpartition(".")
            out.append(
                f"from {package.replace('.', DONE)} import {bound(name, last, text, renamed)}"
            )
        comment = re.search(r"  #.*$", lines[node.lineno - 1])
        tail = comment.group() if comment and node.lineno == node.end_lineno else ""
        indent = " " * node.col_offset
        end = node.end_lineno or node.lineno
        found.append(Edit(node.lineno - 1, end, [indent + line + tail for line in out]))
    return found


def written(name: ast.alias) -> str:
    """A name as an import writes it."""
    return f"{name.name} as {name.asname}" if name.asname else name.name


def bound(name: ast.alias, last: str, text: str, renamed: dict[str, str]) -> str:
    """A module's new name; where the file uses that name for something else, as the old one."""
    if name.asname:
        return f"{last} as {name.asname}"
    if last == name.name:
        return last
    if re.search(rf"\b{last}\b", text):
        return f"{last} as {name.name}"
    renamed[name.name] = last
    return last
