"""The plan: each comparison is a tournament with a file of its own.

A claim has a bar that one bot among copies of another must clear. Most bars are in fair shares of
wins; a claim that a level is above another is judged by how often it ends ahead. A study has no
bar and is played to its last game.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

TYPICAL = {"buffalo": (3, 4, 5), "goats": (2, 4), "zoo": (4, 5)}
# The number of seats of curves and of games with two seconds of real time.
USUAL = 4
# Iterations that stand for the two seconds of the strongest level, on one core.
TWO_SECONDS = {"buffalo": 50_000, "goats": 25_000, "zoo": 55_000}
BUDGETS = (30, 100, 300, 1000, 3000, 10_000)
# The comparisons of each level with the one before it.
LEVELS = "levels"
# The same number of iterations for both, where they are equal.
EQUAL_ITERATIONS = 1000
# The bars: four of five games, ahead as often as behind, a fair share, and what the strongest
# level must reach.
FOUR_IN_FIVE, EVEN, FAIR, STRONG, SIX_IN_TEN = 0.8, 0.5, 1.0, 1.6, 0.6
QUICK, SEARCHING, THINKING, REAL, CURVE = 2000, 1200, 400, 120, 480
# A claim is tested up to so many times, each time after twice as many games. `ERROR` bounds the
# error of all its tests together.
LOOKS = 5
ERROR = 0.05
# The confidence of one test.
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
        """Whether it claims that a level is above another, judged by how often it is ahead."""
        return self.group == LEVELS


def plan() -> tuple[Comparison, ...]:
    """All comparisons, the quickest first."""
    found = (*levels(), *real_time(), *partners(), *curves(), *against_openspiel())
    return tuple(sorted(found, key=lambda one: one.games, reverse=True))


def one_among(group: str, key: str, seats: int, bot: str, among: str, **more: float) -> Comparison:
    """A claim about one bot among copies of another."""
    name = f"{key}-{seats}-{bot}-among-{among}".replace(":", "-")
    games, bar = int(more["games"]), more["bar"]
    return Comparison(name, group, key, seats, bot, among, games, bar)


def levels() -> Iterator[Comparison]:
    """Club among random bots, each level among the one below, the best among club players.

    The best is not among club players at the number of seats where it plays in real time.
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
    """The best as it plays at a table, with two seconds of real time."""
    for key in TYPICAL:
        yield one_among("real", key, USUAL, "master", "club", games=REAL, bar=STRONG)


def partners() -> Iterator[Comparison]:
    """Mixed pairs in Zoo: the points that partners make together."""
    yield Comparison("zoo-4-partners", "partners", "zoo", USUAL, "club,owl", None, THINKING)


def curves() -> Iterator[Comparison]:
    """Strength against thinking time."""
    bots = ",".join(f"search:{budget}" for budget in BUDGETS)
    for key in TYPICAL:
        yield Comparison(f"{key}-{USUAL}-curve", "curve", key, USUAL, bots, "club", CURVE)


def against_openspiel() -> Iterator[Comparison]:
    """Against OpenSpiel's own search: at equal iterations, and at equal time.

    With equal iterations it does not matter who plays the rollouts, and ours take less time.
    """
    equal = EQUAL_ITERATIONS
    for seats, bar in ((2, SIX_IN_TEN * 2), (4, FAIR)):
        for bot, other, games in (
            (f"search:{equal}", f"openspiel-fast:{equal}", THINKING),
            ("master", "openspiel:2s", REAL),
        ):
            yield one_among("openspiel", "goats", seats, bot, other, games=games, bar=bar)
