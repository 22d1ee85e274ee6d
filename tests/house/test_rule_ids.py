"""Rule book, code and tests tell of the same rules: every id is in all three.

A rule book is `docs/rules/<game>.md`; its ids stand in bold at the start of a paragraph. The
code of `games/<game>` cites each in a docstring, a comment or a string, and some test carries
it in its rule marker. A rule book that is added walks in by itself. That its translations have
the same ids is shown by `web/src/rulebook/rules.test.ts`.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "rules"
RULE_BOOKS = sorted(book for book in FOLDER.glob("*.md") if "." not in book.stem)
DEFINED = re.compile(r"^\*\*([A-Z]+\d+)\*\*", re.MULTILINE)


def defined_ids(book: Path) -> list[str]:
    """The ids of a rule book, in its order."""
    return DEFINED.findall(book.read_text(encoding="utf-8"))


def prefixes(ids: list[str]) -> set[str]:
    """The letters that a game's ids begin with."""
    return {rule.rstrip("0123456789") for rule in ids}


def cited_ids(text: str, letters: set[str]) -> set[str]:
    """The ids in a text; a range like B15-B18 cites all between its ends."""
    one_of = "|".join(sorted(letters))
    cited = set()
    for start in re.finditer(rf"\b({one_of})(\d+)(?:-\1(\d+))?\b", text):
        prefix, first, last = start.groups()
        cited |= {f"{prefix}{number}" for number in range(int(first), int(last or first) + 1)}
    return cited


def sources(folder: Path) -> Iterator[str]:
    """The text of every Python file in a folder."""
    for path in sorted(folder.rglob("*.py")):
        yield path.read_text(encoding="utf-8")


def marked_ids(folder: Path) -> set[str]:
    """The ids in the rule markers of all tests in a folder."""
    marked = set()
    for text in sources(folder):
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    marked |= set(_marker_ids(decorator))
    return marked


def _marker_ids(decorator: ast.expr) -> Iterator[str]:
    """The arguments of `pytest.mark.rule(...)`; none of another decorator."""
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
        for argument in decorator.args:
            yield str(ast.literal_eval(argument))


def faults(root: Path, book: Path) -> list[str]:
    """What is wrong between a rule book, the code and the tests."""
    defined = defined_ids(book)
    letters = prefixes(defined)
    game = root / "src" / "menagerie" / "games" / book.stem
    found = [f"{rule} is defined twice" for rule in sorted(set(defined)) if defined.count(rule) > 1]
    in_game = set().union(*(cited_ids(text, letters) for text in sources(game)))
    in_code = set().union(*(cited_ids(text, letters) for text in sources(root / "src")))
    in_tests = {rule for rule in marked_ids(root / "tests") if prefixes([rule]) <= letters}
    found += [f"{rule} is cited in the code, but is no rule" for rule in in_code - set(defined)]
    found += [f"{rule} is shown by a test, but is no rule" for rule in in_tests - set(defined)]
    found += [f"{rule} is not cited in the game's code" for rule in set(defined) - in_game]
    found += [f"{rule} is shown by no test" for rule in set(defined) - in_tests]
    return sorted(found)


def test_every_game_has_a_rule_book() -> None:
    """And every rule book a game, with rules in it."""
    folders = (ROOT / "src" / "menagerie" / "games").glob("*/game.py")

    assert sorted(path.parent.name for path in folders) == [book.stem for book in RULE_BOOKS]
    assert all(defined_ids(book) for book in RULE_BOOKS)


@pytest.mark.parametrize("book", RULE_BOOKS, ids=lambda book: book.stem)
def test_rule_book_code_and_tests_have_the_same_ids(book: Path) -> None:
    """No id is invented, none is left out of the code, none goes untested."""
    assert faults(ROOT, book) == []


def test_all_markers_name_rules_of_some_book() -> None:
    """A marker with a mistyped prefix is noticed too."""
    known = {rule for book in RULE_BOOKS for rule in defined_ids(book)}

    assert marked_ids(ROOT / "tests") - known == set()


# The check itself, on a small project with everything wrong.

BOOK = """
**M1** Mice are small. As **M9** is not, it is no definition.

**M2** Mice eat cheese.

**M3** Mice sleep.

**MV1** Large mice.
"""
CODE = '''
"""M1, MV1: what mice are; M7 is invented."""
'''
TESTS = """
import pytest

@pytest.mark.rule("M1", "M8")
def test_small(): ...

@pytest.mark.rule("M2")
def helper(): ...

@pytest.mark.skipif("M3")
def test_sleep(): ...
"""


def mice(root: Path, code: str, tests: str) -> Path:
    """Write a project with one game and return its rule book."""
    texts = {
        "docs/rules/mice.md": BOOK,
        "src/menagerie/games/mice/rules.py": code,
        "tests/test_mice.py": tests,
    }
    for name, text in texts.items():
        path = root / name
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    return root / "docs/rules/mice.md"


def test_every_kind_of_fault_is_found(tmp_path: Path) -> None:
    """Ids that are invented, not cited, not tested; a marker counts on tests only."""
    assert faults(tmp_path, mice(tmp_path, CODE, TESTS)) == [
        "M2 is not cited in the game's code",
        "M2 is shown by no test",
        "M3 is not cited in the game's code",
        "M3 is shown by no test",
        "M7 is cited in the code, but is no rule",
        "M8 is shown by a test, but is no rule",
        "MV1 is shown by no test",
    ]


def test_a_project_in_order_has_no_faults(tmp_path: Path) -> None:
    """A range cites all of its ids."""
    code = "# M1-M3: mice. MV1.\n"
    tests = '@pytest.mark.rule("M1", "M2", "M3", "MV1")\ndef test_mice(): ...\n'

    assert faults(tmp_path, mice(tmp_path, code, tests)) == []


def test_a_rule_defined_twice_is_found(tmp_path: Path) -> None:
    """Ids never change, so none is given twice."""
    code = "# M1-M3: mice. MV1.\n"
    tests = '@pytest.mark.rule("M1", "M2", "M3", "MV1")\ndef test_mice(): ...\n'
    book = mice(tmp_path, code, tests)
    book.write_text(BOOK + "\n**M2** Again.\n", encoding="utf-8")

    assert faults(tmp_path, book) == ["M2 is defined twice"]
