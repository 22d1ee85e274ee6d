"""Golden files: what the rules do, as text that a reviewer reads.

`make golden` rewrites them; a change to one is reviewed as a change of the rules.
"""

from pathlib import Path

import pytest

from menagerie.core.kernel.rule import INTERPRETED
from tests.golden.counts import Count, counts, perft, states_after
from tests.golden.digests import all_digests, digests
from tests.golden.playthroughs import GOLDEN_SETUPS, playthrough
from tests.promises.walks import SEATINGS, SETUPS, Seating, Setup

FOLDER = Path(__file__).parent
PERFT = FOLDER / "perft.txt"
DIGESTS = FOLDER / "digests.txt"
FIRST_GAME = 0
# Compiled rules play many games and count all paths, interpreted ones the first of them.
FEW, MANY = 2, 12
COUNTED = 2 if INTERPRETED else None

each_golden_setup = pytest.mark.parametrize("setup", GOLDEN_SETUPS, ids=repr)
each_setup = pytest.mark.parametrize("setup", SETUPS, ids=repr)


def lines_of(path: Path, setup: Setup) -> list[str]:
    """What a golden file says of a setup."""
    return [line for line in path.read_text().splitlines() if line.split()[0] == repr(setup)]


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
    kept = [Count.read(line) for line in lines_of(PERFT, setup)][:COUNTED]
    states = states_after(setup, [count.after for count in kept])
    for count, state in zip(kept, states, strict=True):
        assert perft(setup.game, state, count.depth) == count.paths, count


def test_every_setup_has_its_digests(*, write_golden: bool) -> None:
    """Of few games and of many, and of a log."""
    if write_golden:
        found = all_digests(FIRST_GAME, FEW, MANY)
        DIGESTS.write_text("".join(f"{line}\n" for line in found))
    kept = [line.rsplit(maxsplit=1)[0] for line in DIGESTS.read_text().splitlines()]
    parts = [f"playouts {FEW}", f"playouts {MANY}", "log"]
    assert kept == [f"{setup!r} {part}" for setup in SETUPS for part in parts]


@each_setup
def test_games_give_the_same_bytes_as_before(setup: Setup) -> None:
    """Compiled or interpreted, the states and the log of the same games have these digests."""
    numbers = (FEW,) if INTERPRETED else (FEW, MANY)
    assert set(digests(setup, FIRST_GAME, *numbers)) <= set(lines_of(DIGESTS, setup))
