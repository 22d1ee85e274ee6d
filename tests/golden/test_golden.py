"""Golden files: what the rules do, as text that a reviewer reads.

`make golden` writes them anew; a change to one is reviewed as a change of the rules.
"""

from pathlib import Path

import pytest

from tests.golden.counts import Count, counts, perft, state_after
from tests.golden.digests import digests
from tests.golden.playthroughs import GOLDEN_SETUPS, playthrough
from tests.promises.walks import SEATINGS, Seating, Setup

FOLDER = Path(__file__).parent
PERFT = FOLDER / "perft.txt"
DIGESTS = FOLDER / "digests.txt"
FIRST_GAME = 0

each_golden_setup = pytest.mark.parametrize("setup", GOLDEN_SETUPS, ids=repr)


def check(path: Path, lines: list[str], *, write: bool) -> None:
    """Compare a golden file, or write it."""
    if write:
        path.write_text("".join(f"{line}\n" for line in lines))
    assert path.read_text().splitlines() == lines, "say `make golden` if the rules are meant so"


@each_golden_setup
def test_a_playthrough_is_as_before(setup: Setup, *, write_golden: bool) -> None:
    """Deal, actions, events and the end of a seeded game."""
    check(FOLDER / f"{setup!r}.txt", list(playthrough(setup)), write=write_golden)


def test_every_game_has_a_playthrough_at_every_number_of_seats() -> None:
    """No seating is left out, and no file is left behind."""
    files = {path.stem for path in FOLDER.glob("*.txt")} - {PERFT.stem, DIGESTS.stem}
    assert files == {repr(setup) for setup in GOLDEN_SETUPS}
    assert {Seating(setup.game, setup.seats) for setup in GOLDEN_SETUPS} == set(SEATINGS)


def test_every_setup_has_its_counts(*, write_golden: bool) -> None:
    """Paths are counted from the deal, from the middle and from near the end."""
    if write_golden:
        found = [str(line) for setup in GOLDEN_SETUPS for line in counts(setup)]
        PERFT.write_text("".join(f"{line}\n" for line in found))
    counted = [line.split()[0] for line in PERFT.read_text().splitlines()]
    assert set(counted) == {repr(setup) for setup in GOLDEN_SETUPS}
    assert all(counted.count(name) >= 3 for name in counted)


@each_golden_setup
def test_perft_counts_are_as_before(setup: Setup) -> None:
    """As many paths lead on as when the file was written."""
    for line in PERFT.read_text().splitlines():
        name, _, after, _, depth, _, paths = line.split()
        if name == repr(setup):
            state = state_after(setup, int(after))
            found = perft(setup.game, state, int(depth))
            assert Count(name, int(after), int(depth), found).paths == int(paths), line


def test_games_give_the_same_bytes_as_before(*, write_golden: bool) -> None:
    """Compiled or interpreted, the states and logs of many games have these digests."""
    check(DIGESTS, digests(FIRST_GAME), write=write_golden)
