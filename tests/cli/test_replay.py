"""`menagerie replay`: a recorded game in the terminal."""

from pathlib import Path

from menagerie import read_record
from tests.cli.conftest import Run


def test_every_step_is_told_in_words(menagerie: Run, saved: Path) -> None:
    """From the first pair to the places, with rule ids."""
    said = menagerie(f"replay {saved}")

    assert said.status == 0
    assert "   1  Alma lays" in said.out
    assert "All pairs are turned over:  B8" in said.out
    assert "Round 5 begins.  B5" in said.out
    assert "Final bonus on" in said.out
    assert "Place" in said.out


def test_a_seat_is_told_only_what_it_may_know(menagerie: Run, saved: Path) -> None:
    """Others' pairs appear when they are revealed; the seat hears of its own."""
    said = menagerie(f"replay {saved} --seat 1")

    assert "Alma has chosen.  B8" in said.out
    assert "Alma lays" not in said.out
    assert "Bruno lays" in said.out


def test_a_position_is_shown_whole_or_from_a_seat(menagerie: Run, saved: Path) -> None:
    """The whole position has every hand and every sealed pair."""
    whole = menagerie(f"replay {saved} --step 1").out
    first = menagerie(f"replay {saved} --step 1 --seat 0").out
    other = menagerie(f"replay {saved} --step 1 --seat 1").out

    pair = read_record(saved.read_bytes()).actions[0].action
    laid = f" {pair.card} on "
    assert laid in whole
    assert laid in first
    assert laid not in other
    assert "Bruno holds 5F 5P" in whole
    assert "5F" not in first
    assert "Your cow cards  1:5F" in other


def test_the_deal_and_the_end_are_steps_too(menagerie: Run, saved: Path) -> None:
    """Step 0 is the deal; the last shows no question."""
    last = len(read_record(saved.read_bytes()).actions)

    assert f"After step 0 of {last}" in menagerie(f"replay {saved} --step 0").out
    assert "The game is over" in menagerie(f"replay {saved} --step {last}").out


def test_a_game_that_was_left_is_told_as_far_as_it_went(menagerie: Run, tmp_path: Path) -> None:
    """The last line says that it is not over."""
    file = tmp_path / "left.json"
    menagerie(f"play buffalo --seed 3 --save {file}", "7 4A 9 5J", "", "quit")

    assert "The game is not over." in menagerie(f"replay {file}").out
