"""Games are kept under new sources if they come out the same."""

import re
from pathlib import Path

import pytest

from menagerie.arena.crews import Alone
from menagerie.arena.ledger import LedgerError
from scripts.strength.adoption import Adoption, adopt
from scripts.strength.plan import Comparison
from scripts.strength.proofs import proofs, prove

CLAIM = Comparison("claim", "random", "goats", 2, "club", "random", 8, 1.2)
SEARCH = Comparison("search", "best", "goats", 2, "search:3", "random", 2, 1.2)
CLOCK = Comparison("clock", "real", "goats", 2, "search:0.001s", "random", 2, 1.2)


def games_of(folder: Path, comparison: Comparison) -> Path:
    """The file of its games."""
    return folder / f"{comparison.name}.games.jsonl"


def rewrite(file: Path, found: str, instead: str) -> None:
    """Replace a text in a file, wherever it occurs."""
    text = file.read_text("utf-8")
    changed = re.sub(found, instead, text)
    assert changed != text
    file.write_text(changed, "utf-8")


def of_other_sources(folder: Path, *comparisons: Comparison) -> None:
    """Play games, as if with bots of other sources."""
    for comparison in comparisons:
        prove(comparison, Alone(), folder)
        rewrite(games_of(folder, comparison), '"sources":"[^"]*"', '"sources":"others"')
        rewrite(folder / f"{comparison.name}.json", '"sources": "[^"]*"', '"sources": "others"')


def test_games_that_come_out_the_same_are_kept(tmp_path: Path) -> None:
    """The first, the middle and the last are replayed; then the file can be continued."""
    proof = prove(CLAIM, Alone(), tmp_path)
    before = games_of(tmp_path, CLAIM).read_bytes()
    of_other_sources(tmp_path, CLAIM)
    with pytest.raises(LedgerError, match="the rules or bots have changed since"):
        prove(CLAIM, Alone(), tmp_path)

    last = proof.summary.games - 1
    assert list(adopt([CLAIM], Alone(), tmp_path)) == [
        Adoption("claim", kept=True, again=tuple(sorted({0, (last + 1) // 2, last})))
    ]
    assert games_of(tmp_path, CLAIM).read_bytes() == before
    assert proofs(tmp_path) == {"claim": proof}


def test_games_that_come_out_differently_are_not_kept(tmp_path: Path) -> None:
    """The file of games is unchanged; the figures are marked as outdated."""
    of_other_sources(tmp_path, CLAIM)
    rewrite(games_of(tmp_path, CLAIM), '"ranks":.1,2.', '"ranks":[2,1]')
    before = games_of(tmp_path, CLAIM).read_bytes()

    (found,) = adopt([CLAIM], Alone(), tmp_path)

    assert not found.kept
    assert games_of(tmp_path, CLAIM).read_bytes() == before
    assert proofs(tmp_path)["claim"].outdated


def test_games_with_other_options_are_not_kept(tmp_path: Path) -> None:
    """An option that is new makes another game of it; none is played again."""
    prove(CLAIM, Alone(), tmp_path)
    rewrite(games_of(tmp_path, CLAIM), '"start":"lot",', "")

    assert list(adopt([CLAIM], Alone(), tmp_path)) == [Adoption("claim", kept=False, again=())]
    assert proofs(tmp_path)["claim"].outdated


def test_games_of_current_sources_and_empty_folders_need_nothing(tmp_path: Path) -> None:
    """There is nothing to adopt."""
    prove(CLAIM, Alone(), tmp_path)

    assert list(adopt([CLAIM, SEARCH], Alone(), tmp_path)) == []


def test_a_file_without_games_is_kept_and_vouches_for_nothing(tmp_path: Path) -> None:
    """It has no game that could come out differently."""
    of_other_sources(tmp_path, CLOCK, SEARCH)
    file = games_of(tmp_path, SEARCH)
    file.write_bytes(file.read_bytes().splitlines(keepends=True)[0])

    assert list(adopt([CLOCK, SEARCH], Alone(), tmp_path)) == [
        Adoption("search", kept=True, again=()),
        Adoption("clock", kept=False, again=()),
    ]
    assert len(file.read_bytes().splitlines()) == 1


def test_games_with_a_time_budget_are_kept_with_equal_searches(
    tmp_path: Path,
) -> None:
    """A search with a budget in iterations vouches for one with a time budget."""
    of_other_sources(tmp_path, CLOCK, SEARCH)

    assert [(found.name, found.kept) for found in adopt([CLOCK, SEARCH], Alone(), tmp_path)] == [
        ("search", True),
        ("clock", True),
    ]


def test_games_with_a_time_budget_are_not_kept_without_such_a_search(tmp_path: Path) -> None:
    """A club player says nothing about a search."""
    of_other_sources(tmp_path, CLOCK, CLAIM)

    kept = {found.name: found.kept for found in adopt([CLOCK, CLAIM], Alone(), tmp_path)}

    assert kept == {"claim": True, "clock": False}


def test_games_by_the_clock_are_not_kept_with_other_options_or_once_outdated(
    tmp_path: Path,
) -> None:
    """Searches of today vouch for nothing that was played by other rules."""
    of_other_sources(tmp_path, CLOCK, SEARCH)
    rewrite(games_of(tmp_path, CLOCK), '"start":"lot",', "")

    kept = {found.name: found.kept for found in adopt([CLOCK, SEARCH], Alone(), tmp_path)}
    assert kept == {"search": True, "clock": False}

    rewrite(games_of(tmp_path, CLOCK), '"memory_aid"', '"start":"lot","memory_aid"')
    rewrite(games_of(tmp_path, SEARCH), '"sources":"[^"]*"', '"sources":"others"')
    kept = {found.name: found.kept for found in adopt([CLOCK, SEARCH], Alone(), tmp_path)}
    assert kept == {"search": True, "clock": False}
