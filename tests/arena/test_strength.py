"""Claims about the bots: planned, played, judged, stored."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from menagerie.arena.crews import Alone
from menagerie.arena.intervals import Estimate
from menagerie.arena.ledger import Ledger, settings_of
from menagerie.cli.arena import play
from scripts.strength.costs import core_hours
from scripts.strength.page import BEGIN, END, PAGE, page, section
from scripts.strength.plan import LOOKS, SURE, Comparison, plan
from scripts.strength.proofs import judge, looks, proofs, prove, tournament_of, write

CLAIM = Comparison("claim", "random", "goats", 4, "club", "random", 64, 2.0)
LEVEL = Comparison("level", "levels", "goats", 4, "club", "calf", 64, 0.5)
STUDY = Comparison("study", "partners", "zoo", 4, "club,random", None, 4)
CURVE = Comparison("curve", "curve", "goats", 2, "search:2,search:9", "random", 4)


class Shares:
    """Figures with given shares of wins and of seats behind."""

    def __init__(self, low: float, high: float) -> None:
        self.estimate = Estimate((low + high) / 2, low, high)

    def wins(self, _bot: int, _confidence: float) -> Estimate:
        """A share of wins."""
        return self.estimate

    def ahead(self, _bot: int, _other: int, _confidence: float) -> Estimate:
        """A share of seats."""
        return self.estimate


def test_the_section_of_the_page_is_fresh() -> None:
    """`python -m scripts.strength --page` rewrites it."""
    assert PAGE.read_text("utf-8") == page(), "run `python -m scripts.strength --page`"


def test_the_plan_has_all_claims() -> None:
    """At every typical number of seats: random bots, four steps of levels, the best among clubs."""
    names = [comparison.name for comparison in plan()]

    assert len(names) == len(set(names))
    for key, seats in (
        *(("buffalo", seats) for seats in (3, 4, 5)),
        *(("goats", seats) for seats in (2, 4)),
        *(("zoo", seats) for seats in (4, 5)),
    ):
        here = [name for name in names if re.match(rf"{key}-{seats}-.*-among-", name)]
        assert sum("-master-" in name for name in here if "among-club" in name) >= 1
        for bots in ("club-among-random", "club-among-calf", "fox-among-club", "owl-among-fox"):
            assert f"{key}-{seats}-{bots}" in here
        assert any(name.endswith("-among-owl") for name in here)


@pytest.mark.parametrize("comparison", plan(), ids=lambda one: one.name)
def test_every_comparison_can_be_played(comparison: Comparison) -> None:
    """Its bots exist, and its bar can be reached."""
    if comparison.group == "openspiel":
        pytest.importorskip("pyspiel", reason="missing: open_spiel")

    tournament = tournament_of(comparison)

    assert comparison.bar is None or comparison.bar < comparison.seats
    assert list(looks(comparison, tournament))[-1] >= comparison.games


def test_a_claim_is_tested_a_few_times() -> None:
    """After whole rounds; a study is tested only at its end."""
    assert list(looks(CLAIM, tournament_of(CLAIM))) == [4, 8, 16, 32, 64]
    assert list(looks(STUDY, tournament_of(STUDY))) == [4]
    assert pytest.approx(0.95) == 1 - LOOKS * (1 - SURE)


@pytest.mark.parametrize(
    ("low", "high", "verdict"), [(0.6, 0.9, "shown"), (0.3, 0.45, "refuted"), (0.4, 0.6, "open")]
)
def test_a_claim_is_settled_when_its_interval_excludes_the_bar(
    low: float, high: float, verdict: str
) -> None:
    """The bar is two fair shares of four seats: half of all wins."""
    assert judge(CLAIM, Shares(low, high)).verdict == verdict  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("low", "high", "verdict"), [(0.51, 0.7, "shown"), (0.3, 0.49, "refuted"), (0.4, 0.6, "open")]
)
def test_a_level_is_above_another_when_it_ends_ahead(low: float, high: float, verdict: str) -> None:
    """Of more than half of the seats; wins do not matter."""
    assert judge(LEVEL, Shares(low, high)).verdict == verdict  # type: ignore[arg-type]


def test_a_settled_claim_stops_and_is_written(tmp_path: Path) -> None:
    """A club player among random bots needs few games; the stored proof can be read."""
    proof = prove(CLAIM, Alone(), tmp_path)

    assert proof.verdict == "shown"
    assert proof.summary.games < CLAIM.games
    assert proofs(tmp_path) == {"claim": proof}
    games = (tmp_path / "claim.games.jsonl").read_bytes()
    assert prove(CLAIM, Alone(), tmp_path).summary == proof.summary
    assert (tmp_path / "claim.games.jsonl").read_bytes() == games


def test_earlier_tests_are_not_repeated(tmp_path: Path) -> None:
    """All played games count, even if fewer would have settled the claim."""
    tournament = tournament_of(CLAIM)
    ledger = Ledger(tmp_path / "claim.games.jsonl", settings_of(tournament))
    play(tournament, ledger, CLAIM.games, Alone())
    ledger.close()

    assert prove(CLAIM, Alone(), tmp_path).summary.games == CLAIM.games


def test_results_become_tables_and_pictures(tmp_path: Path) -> None:
    """A row for a claim, a table of partners, a picture of a curve."""
    for comparison in (CLAIM, STUDY, CURVE):
        prove(comparison, Alone(), tmp_path)

    written = section(proofs(tmp_path))

    assert "| Herr der Ziegen | 4 | `club` | `random` |" in written
    assert "| 2 | shown |" in written
    assert "`club` and `random`" in written
    assert "](../data/strength/curve.svg)" in written
    assert (tmp_path / "curve.svg").exists()
    assert BEGIN not in written
    assert END not in written


def test_a_row_of_games_by_other_rules_is_marked(tmp_path: Path) -> None:
    """A verdict about other rules must not look like a current one."""
    for comparison in (CLAIM, CURVE):
        write(replace(prove(comparison, Alone(), tmp_path), outdated=True), tmp_path)

    written = section(proofs(tmp_path))

    assert "| 2 | shown † |" in written
    assert "one among random: †" in written


def test_without_results_the_page_says_so(tmp_path: Path) -> None:
    """There is a sentence instead of an empty table."""
    assert section(proofs(tmp_path)) == "Nothing was measured yet; `make strength` does."


def test_thinking_costs_core_hours() -> None:
    """Ten times the games cost ten times the hours; a search costs more than none."""
    dear = Comparison("dear", "best", "goats", 2, "master:20000", "club", 400, 1.6)

    assert core_hours(dear, 400) == pytest.approx(10 * core_hours(dear, 40))
    assert core_hours(dear, 400) > 100 * core_hours(CLAIM, 400)
