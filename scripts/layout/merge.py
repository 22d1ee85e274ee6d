"""One file of numbers for each game: actions, events and refusals."""

import ast
import re
from pathlib import Path

from scripts.layout.text import git

GAMES = ("buffalo", "goats", "zoo")
DOCSTRING = "Every number that leaves the kernel: actions, events, and why an action is refused."
MERGED = re.compile(r"(menagerie\.games\.\w+)\.(?:happenings|refusals)\b")


def merge_codes() -> None:
    """Append what happens, and what is refused, to the codes; follow in all imports."""
    for game in GAMES:
        room = Path("src/menagerie/games") / game
        parts = [room / "happenings.py", room / "refusals.py"]
        codes = room / "codes.py"
        codes.write_text(merged(codes.read_text(), [part.read_text() for part in parts]))
        git("rm", "-q", "-f", *map(str, parts))
    for name in git("ls-files", "*.py"):
        path = Path(name)
        path.write_text(MERGED.sub(r"\1.codes", path.read_text()))


def merged(codes: str, parts: list[str]) -> str:
    """The text of the one file."""
    tree = ast.parse(codes)
    rest = (ast.get_docstring(tree, clean=False) or "").partition("\n")[2]
    docstring = f'"""{DOCSTRING}\n{rest}"""' if rest else f'"""{DOCSTRING}"""'
    imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    lines = codes.split("\n")
    start = tree.body[0].end_lineno or 0
    end = max([node.end_lineno or 0 for node in imports], default=start)
    head = "\n".join(lines[start:end]).strip()
    if "from enum import IntEnum" not in head:
        head = f"from enum import IntEnum\n\n{head}"
    classes = [part[part.index("class ") :].strip() for part in parts]
    blocks = [f"{docstring}\n\n{head}\n\n" + "\n".join(lines[end:]).strip(), *classes]
    return "\n\n\n".join(blocks) + "\n"
