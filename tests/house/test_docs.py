"""What documents name exists: files, folders, pages and their headings."""

import re
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from menagerie import GAMES

ROOT = Path(__file__).parents[2]
# A document names a path from one of these, or from its own folder.
ROOTS = (ROOT, ROOT / "src/menagerie", ROOT / "web/src")
FOLDERS = ("docs", "deploy", "examples", "data", ".github")
DOCUMENTS = sorted(
    chain(
        ROOT.glob("*.md"),
        ROOT.glob("web/*.md"),
        *(ROOT.glob(f"{folder}/**/*.md") for folder in FOLDERS),
    )
)
SOURCES = {".py", ".ts", ".svelte"}
# A name in backticks with a slash inside; addresses, rates and what is built do not count.
PATH = re.compile(r"`((?![/\d]|\.venv/|build/)[\w.<>*-]+/[\w.<>*-][\w.<>*/-]*)`")
FILE = re.compile(r"`([\w-]+(?:\.\w+)*\.(?:py|ts|svelte))`")
LINK = re.compile(r"\]\(([^)#:\s]*)(?:#([^)\s]+))?\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
# A target of make, in a sentence or at the start of a line of a block.
MAKE = re.compile(r"(?:`|^)make ([a-z]+)", re.MULTILINE)
TARGET = re.compile(r"^([a-z]+):.*## ", re.MULTILINE)
ARCHITECTURE = ROOT / "docs" / "architecture.md"
ROW = re.compile(r"^\| (.*) \|$", re.MULTILINE)
DRAWING = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_path_exists(document: Path) -> None:
    """From the root, from the package, from the page's sources, or from the document."""
    named = PATH.findall(document.read_text("utf-8"))

    assert [path for path in named if not exists(path, document)] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_source_file_exists(document: Path) -> None:
    """A file named without its folder is somewhere in the tree."""
    named = set(FILE.findall(document.read_text("utf-8")))

    assert named - source_names() == set()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(document: Path) -> None:
    """To a file of the repository, and to a heading in it where one is named."""
    for path, heading in LINK.findall(document.read_text("utf-8")):
        aim = document.parent / path if path else document
        assert aim.exists(), path
        assert not heading or heading in headings(aim), f"{path}#{heading}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_make_target_exists(document: Path) -> None:
    """And `make` lists it."""
    listed = set(TARGET.findall((ROOT / "Makefile").read_text("utf-8")))

    assert set(MAKE.findall(document.read_text("utf-8"))) - listed == set()


@pytest.mark.parametrize(
    ("title", "fewest"), [("The life of one action", 10), ("I want to change …", 30)]
)
def test_every_row_of_the_way_through_the_code_names_a_file(title: str, fewest: int) -> None:
    """A file and not a folder, in the last column; the paths themselves are tested above."""
    rows = table_below(title)

    assert len(rows) >= fewest
    assert [row for row in rows if not PATH.search(row[-1])] == []
    named = [path for row in rows for path in PATH.findall(row[-1])]
    assert [path for path in named if path.endswith("/")] == []


def test_the_drawing_of_the_architecture_shows_every_room() -> None:
    """Each package, and each package in one."""
    drawing = DRAWING.findall(ARCHITECTURE.read_text("utf-8"))[0]
    package = ROOT / "src" / "menagerie"
    rooms = [*package.glob("*/__init__.py"), *package.glob("*/*/__init__.py")]

    assert {room.parent.name for room in rooms} - set(re.findall(r"\w+", drawing)) == set()


def table_below(title: str) -> list[list[str]]:
    """The cells of the first table below a heading of the architecture, row by row."""
    section = ARCHITECTURE.read_text("utf-8").partition(f"## {title}\n")[2].partition("\n## ")[0]
    return [row.split(" | ") for row in ROW.findall(section)[1:]]


def exists(path: str, document: Path) -> bool:
    """Whether a path leads to something; `<game>` stands for each game, other marks for any."""
    if "<game>" in path:
        return all(exists(path.replace("<game>", game), document) for game in GAMES)
    pattern = re.sub(r"<\w+>", "*", path).rstrip("/")
    return any(any(root.glob(pattern)) for root in (*ROOTS, document.parent))


@cache
def source_names() -> set[str]:
    """The names of all source files, also without a part such as `.svelte` before `.ts`."""
    folders = (ROOT / name for name in ("src", "tests", "scripts", "examples", "web/src"))
    files = chain.from_iterable(folder.rglob("*") for folder in folders)
    return {path.name for path in files if path.suffix in SOURCES}


def headings(document: Path) -> set[str]:
    """The anchors of a document's headings."""
    found = HEADING.findall(document.read_text("utf-8"))
    return {re.sub(r"[^\w -]", "", title).strip().lower().replace(" ", "-") for title in found}
