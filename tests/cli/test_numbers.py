"""The commands that print figures: perft, sim and bench."""

import json
import sys
from pathlib import Path

import pytest

from menagerie.bench import openspiel
from menagerie.cli.sim import share_interval
from tests.cli.conftest import Run


@pytest.mark.parametrize("bots", ["random", "greedy", "greedy,random,random"])
def test_shares_of_a_series_add_up(menagerie: Run, tmp_path: Path, bots: str) -> None:
    """Shares of wins and of ends add up to one, with any bots."""
    file = tmp_path / "sim.json"

    said = menagerie(f"sim buffalo --seats 3 --games 20 --bots {bots} --json {file}")

    assert said.status == 0
    assert "95 % interval" in said.out
    figures = json.loads(file.read_text())
    assert figures["games"] == 20
    assert sum(seat["win_share"] for seat in figures["seats"]) == pytest.approx(1)
    assert sum(figures["ends"].values()) == pytest.approx(1)
    for seat in figures["seats"]:
        low, high = seat["win_interval"]
        assert low <= seat["win_share"] <= high
        assert seat["lowest"] <= seat["mean"] <= seat["highest"]


def test_the_same_series_comes_out_the_same(menagerie: Run) -> None:
    """Only the time differs."""
    line = "sim buffalo --seats 4 --games 10 --seed 5"

    first, second = (menagerie(line).out.rpartition("Time")[0] for _ in range(2))

    assert first == second


def test_a_batch_need_not_be_full(menagerie: Run, tmp_path: Path) -> None:
    """A short series is the beginning of a longer one."""
    counts = []
    for games in (3, 5):
        menagerie(f"sim buffalo --seats 2 --games {games} --json {tmp_path}/s.json")
        counts.append(json.loads((tmp_path / "s.json").read_text())["length"]["mean"] * games)

    assert counts[0] < counts[1]


def test_the_interval_of_a_share_is_wilsons() -> None:
    """Half of a hundred: 40.4 to 59.6 percent; none of ten: up to 27.8 percent."""
    assert share_interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert share_interval(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_paths_are_counted_depth_by_depth(menagerie: Run) -> None:
    """Three seats: 9 pastures with 10 cards, then 8 with 9."""
    said = menagerie("perft buffalo --seats 3 --depth 2")

    rows = [line.split()[:2] for line in said.out.splitlines() if line.strip()[:1].isdigit()]
    assert rows == [["1", "90"], ["2", "6,480"]]


def test_a_bench_says_loudly_that_openspiel_is_missing(
    menagerie: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says how to install it; everything else is measured and written."""
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setattr("menagerie.cli.bench.REPLAYS", 1)
    monkeypatch.setattr("menagerie.cli.bench.BATCH", 1)
    file = tmp_path / "bench.json"

    said = menagerie(f"bench buffalo --seconds 0.001 --no-start --json {file}")

    assert said.status == 0
    assert "pip install 'menagerie-games[openspiel]'" in " ".join(said.err.split())
    (game,) = json.loads(file.read_text())["games"]
    assert [seats["seats"] for seats in game["seats"]] == [2, 3, 4, 5, 6]
    assert all(seats["decisions"]["median"] > 0 for seats in game["seats"])


@pytest.mark.parametrize("is_alone", [True, False], ids=["alone", "with OpenSpiel"])
def test_a_bench_measures_bots(
    is_alone: object, menagerie: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Choices, searches, hints and an analysis all take some time."""
    if is_alone:
        monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setattr("menagerie.bench.bots.CHOICES", 2)
    monkeypatch.setattr("menagerie.bench.bots.ITERATIONS", 20)
    monkeypatch.setattr("menagerie.bots.advice.analysis.Analysing.go_on", lambda _: False)
    file = tmp_path / "bench.json"

    said = menagerie(f"bench goats --bots --json {file}")

    assert said.status == 0
    assert "Bots at 4 seats" in said.out
    found = json.loads(file.read_text())
    (game,) = found["games"]
    assert game["game"] == "goats"
    assert 0 < game["choice_ms"] < game["hint_ms"] <= game["slow_hint_ms"]
    assert game["iterations"] > 0
    assert game["decisions"] > 0
    if openspiel.find_pyspiel() is None:
        assert "menagerie-games[openspiel]" in said.out
        assert (game["openspiel"], game["openspiel_fast"]) == (None, None)
    else:
        assert game["openspiel"] > 0
        assert game["openspiel_fast"] > 0
        assert set(found["openspiel"]) == {"hearts", "euchre"}
        assert "Its C++ IS-MCTS in games of its own: hearts" in said.out


@pytest.mark.parametrize("name", openspiel.GAMES)
def test_openspiels_games_are_played_both_ways(name: str) -> None:
    """Whole games have more steps than rollouts after the deal, and about as many decisions."""
    pyspiel = pytest.importorskip("pyspiel", reason="missing: open_spiel")

    whole = openspiel.whole_games(pyspiel, name)
    rollouts = openspiel.rollouts(pyspiel, name)

    assert whole.play(0) > 0
    assert rollouts.play(0) > 0
    assert whole.steps > rollouts.steps >= rollouts.decisions > 0
