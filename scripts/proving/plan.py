"""What is compared: each comparison is a tournament with a file of its own.

A claim has a bar that a bot alone among others must clear: in fair shares of wins, or where it is
only to be above them, in seats that it ends ahead of. A study has none and is played to its last
game.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

TYPICAL = {"buffalo": (3, 4, 5), "goats": (2, 4), "zoo": (4, 5)}
# Where strength is drawn against time, and two seconds are real ones.
USUAL = 4
# Iterations that stand for the two seconds of the strongest level, on one core.
TWO_SECONDS = {"buffalo": 50_000, "goats": 25_000, "zoo": 55_000}
BUDGETS = (30, 100, 300, 1000, 3000, 10_000)
# The comparisons of each level with the one before it.
LEVELS = "levels"
# The same number of iterations for both, where they are equal.
EQUAL_ITERATIONS = 1000
# The bars: four of five games, ahead as often as behind, more than a fair share, and what the
# strongest must reach.
FOUR_IN_FIVE, EVEN, FAIR, STRONG, SIX_IN_TEN = 0.8, 0.5, 1.0, 1.6, 0.6
QUICK, SEARCHING, THINKING, REAL, CURVE = 2000, 1200, 400, 120, 480
# A claim is looked at so many times, each after twice the games of the one before, and all looks
# may err so often together.
LOOKS = 5
ERROR = 0.05
# How sure one look has to be for that.
SURE = 1 - ERROR / LOOKS


@dataclass(frozen=True)
class Comparison:
    """A tournament of the plan; without a `bar` it is a study."""

    name: str
    group: str
    key: str
    seats: int
    bots: str
    among: str | None
    games: int
    bar: float | None = None

    @property
    def is_of_level(self) -> bool:
        """Whether a level is to be above another: judged by seats, as every place tells of it."""
        return self.group == LEVELS


def plan() -> tuple[Comparison, ...]:
    """Everything, the quickest first."""
    found = (*levels(), *real_time(), *partners(), *curves(), *against_openspiel())
    return tuple(sorted(found, key=lambda one: one.games, reverse=True))


def one_among(group: str, key: str, seats: int, bot: str, among: str, **more: float) -> Comparison:
    """A claim about one bot among copies of another."""
    name = f"{key}-{seats}-{bot}-among-{among}".replace(":", "-")
    games, bar = int(more["games"]), more["bar"]
    return Comparison(name, group, key, seats, bot, among, games, bar)


def levels() -> Iterator[Comparison]:
    """One club player among random ones, each level among the one below, the best among clubs.

    Where the best plays in real time, it is not measured at a fixed number of iterations as well.
    """
    for key, counts in TYPICAL.items():
        master = f"master:{TWO_SECONDS[key]}"
        ladder = ("calf", "club", "fox", "owl", master)
        most = {"club": QUICK, "fox": SEARCHING, "owl": SEARCHING, master: THINKING}
        for seats in counts:
            yield one_among(
                "random", key, seats, "club", "random", games=QUICK, bar=FOUR_IN_FIVE * seats
            )
            for below, bot in pairwise(ladder):
                yield one_among(LEVELS, key, seats, bot, below, games=most[bot], bar=EVEN)
            if seats != USUAL:
                yield one_among("best", key, seats, master, "club", games=THINKING, bar=STRONG)


def real_time() -> Iterator[Comparison]:
    """The best as it sits at a table: two seconds of real time."""
    for key in TYPICAL:
        yield one_among("real", key, USUAL, "master", "club", games=REAL, bar=STRONG)


def partners() -> Iterator[Comparison]:
    """Mixed pairs at Zoo: what partners make together, by who they are."""
    yield Comparison("zoo-4-partners", "partners", "zoo", USUAL, "club,owl", None, THINKING)


def curves() -> Iterator[Comparison]:
    """Strength against thinking time."""
    bots = ",".join(f"search:{budget}" for budget in BUDGETS)
    for key in TYPICAL:
        yield Comparison(f"{key}-{USUAL}-curve", "curve", key, USUAL, bots, "club", CURVE)


def against_openspiel() -> Iterator[Comparison]:
    """Against OpenSpiel's own search: at equal iterations, and at equal time.

    Where iterations are equal it does not matter who plays the rollouts, and ours take less time.
    """
    equal = EQUAL_ITERATIONS
    for seats, bar in ((2, SIX_IN_TEN * 2), (4, FAIR)):
        for bot, other, games in (
            (f"search:{equal}", f"openspiel-fast:{equal}", THINKING),
            ("master", "openspiel:2s", REAL),
        ):
            yield one_among("openspiel", "goats", seats, bot, other, games=games, bar=bar)
