"""Cold and warm starts in new processes: compiling, or loading from the cache."""

import os
import subprocess
import sys
import tempfile
from statistics import median
from time import perf_counter

import msgspec

from menagerie.core.game import Game

WARM_STARTS = 3

# Code of a new process: list the first legal actions, or let a bot make its first choice.
FIRST_ACTIONS = """
import sys
from menagerie import GAMES
game = GAMES[sys.argv[1]]
state = game.new(game.seats[-1], seed=0)
seat = game.to_act(state)[0]
game.legal_actions(state, seat)
"""
FIRST_CHOICE = f"""{FIRST_ACTIONS}
from menagerie.bots.levels import BOTS
BOTS["greedy"].choose(game, game.veil(state, seat), 0)
"""
# On Linux the peak is that of the new process; elsewhere it may include its parent's.
PEAK_MEMORY = """
try:
    with open("/proc/self/status") as status:
        print(next(int(line.split()[1]) for line in status if line.startswith("VmHWM")))
except OSError:
    import resource
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


class Start(msgspec.Struct, frozen=True):
    """Seconds from the start of a process to its end, and its peak memory."""

    seconds: float
    peak_mib: float


class Starts(msgspec.Struct, frozen=True):
    """Cold and warm starts, with the rules alone and with bots."""

    cold: Start
    warm: Start
    cold_bots: Start
    warm_bots: Start


def measure_starts(game: Game) -> Starts:
    """Start with an empty cache, then with the filled one."""
    with tempfile.TemporaryDirectory() as cache:
        cold = _start(game, FIRST_ACTIONS, cache)
        warm = _warm(game, FIRST_ACTIONS, cache)
        cold_bots = _start(game, FIRST_CHOICE, cache)
        warm_bots = _warm(game, FIRST_CHOICE, cache)
    return Starts(cold, warm, cold_bots, warm_bots)


def _warm(game: Game, code: str, cache: str) -> Start:
    """The median of several starts."""
    starts = [_start(game, code, cache) for _ in range(WARM_STARTS)]
    return Start(
        median(start.seconds for start in starts), median(start.peak_mib for start in starts)
    )


def _start(game: Game, code: str, cache: str) -> Start:
    """Run code in a new process and time the whole process."""
    path = os.pathsep.join(filter(None, sys.path))
    environment = os.environ | {"MENAGERIE_CACHE": cache, "PYTHONPATH": path}
    started = perf_counter()
    done = subprocess.run(  # noqa: S603 - our own code, in our own Python
        [sys.executable, "-c", code + PEAK_MEMORY, game.key],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    return Start(perf_counter() - started, int(done.stdout) / 1024)
