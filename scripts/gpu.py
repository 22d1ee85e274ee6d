"""Play the same seeds on the CPU and on a GPU, compare every byte, and measure the GPU.

    python scripts/gpu.py [GAME ...] [--seats 2 5] [--compared 65536] [--flight 1048576]

Needs an NVIDIA GPU and numba-cuda (`pip install numba-cuda`). The rules are the same
functions that the CPU runs: numba-cuda compiles them again.
"""

import argparse
import hashlib
import sys
import time
from typing import Any

import numpy as np

# numba-cuda still uses a name that NumPy has removed.
vars(np).setdefault("row_stack", np.vstack)

from numba import cuda, from_dtype, int16, int64
from numba.cuda.cudadrv import nvvm
from numba.cuda.target import CUDATargetContext

from menagerie import GAMES, Game
from menagerie.core.kernel.dice import DICE_SIZE, STREAM, THROWS
from menagerie.core.kernel.entries import DECISIONS, FIRST_SCORE, play_out, start
from menagerie.core.seeds import new_dice, seed_words

THREADS = 256
# Fewer registers let more games run at once, which hides the fetching of a long program.
REGISTERS = 32
# Constant memory serves one address at a time from a small cache, and neighbouring games read
# different addresses: larger tables are faster in global memory.
LARGEST_CONSTANT = 512
SEED = 2026


def spread_tables() -> None:
    """Have numba-cuda put tables over `LARGEST_CONSTANT` bytes into global memory."""
    make = CUDATargetContext.make_constant_array
    constant = nvvm.ADDRSPACE_CONSTANT

    def make_table(context: Any, builder: Any, kind: Any, array: Any) -> Any:
        small = array.nbytes <= LARGEST_CONSTANT
        nvvm.ADDRSPACE_CONSTANT = constant if small else nvvm.ADDRSPACE_GLOBAL
        try:
            return make(context, builder, kind, array)
        finally:
            nvvm.ADDRSPACE_CONSTANT = constant

    CUDATargetContext.make_constant_array = make_table


def make_kernel(game: Game) -> Any:
    """Make the CUDA kernel that deals and plays out one game per thread."""
    codes_size = game.codes.count
    record = from_dtype(game.layout.dtype)

    def play(states: Any, template: Any, seed: Any, first: int, tallies: Any) -> None:
        index = cuda.grid(1)
        if index < len(states):
            codes = cuda.local.array(codes_size, int16)
            dice = cuda.local.array(DICE_SIZE, int64)
            own = cuda.local.array(1, record)
            own[0] = template[0]
            state = own[0]
            dice[0] = 0
            dice[STREAM] = first + index
            dice[THROWS] = 0
            start(state, seed, first + index)
            play_out(state, codes, dice, tallies, index)
            states[index] = own[0]

    return play


def play_on_gpu(game: Game, seats: int, games: int, first: int = 0) -> tuple[Any, Any, float]:
    """Play a series on the GPU; return the final states, the decisions and the seconds."""
    template = cuda.to_device(game.template(seats))
    states = cuda.device_array(games, game.layout.dtype)
    tallies = cuda.device_array((games, FIRST_SCORE), np.int64)
    seed = cuda.to_device(seed_words(SEED))
    kernel = KERNELS.setdefault(game.key, cuda.jit(max_registers=REGISTERS)(make_kernel(game)))
    launch = kernel[(games + THREADS - 1) // THREADS, THREADS]
    launch(states, template, seed, first, tallies)
    cuda.synchronize()
    began = time.perf_counter()
    launch(states, template, seed, first, tallies)
    cuda.synchronize()
    seconds = time.perf_counter() - began
    return states.copy_to_host(), tallies.copy_to_host()[:, DECISIONS], seconds


def play_on_cpu(game: Game, seats: int, games: int) -> Any:
    """Play the same series on one core."""
    states = game.layout.zeros(games)
    tallies = np.zeros((games, FIRST_SCORE + 2 * seats), np.int64)
    places = np.zeros((2, seats), np.int64)
    codes = np.zeros(game.codes.count, np.int16)
    game.kernel.playouts(
        states, game.template(seats), seed_words(SEED), 0, codes, new_dice(0), tallies, *places
    )
    return states


def checksum(states: Any) -> str:
    """Digest all bytes of some states."""
    return hashlib.sha256(states.tobytes()).hexdigest()[:16]


def compare(game: Game, seats: int, games: int, flight: int) -> bool:
    """Play on both, print the result, and return whether all bytes are equal."""
    on_gpu, _, _ = play_on_gpu(game, seats, games)
    on_cpu = play_on_cpu(game, seats, games)
    same = checksum(on_gpu) == checksum(on_cpu)
    _, decisions, seconds = play_on_gpu(game, seats, flight)
    print(
        f"{game.key}, {seats} seats: {games} games, CPU {checksum(on_cpu)}, "
        f"GPU {checksum(on_gpu)}: {'equal' if same else 'DIFFERENT'}; {flight} in flight: "
        f"{decisions.sum() / seconds / 1e9:.2f} billion decisions/s, "
        f"{flight / seconds / 1e6:.1f} million games/s",
        flush=True,
    )
    return same


def main() -> int:
    """Compare and measure the given games and numbers of seats."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--seats", type=int, nargs="+", help="else all that a game has")
    parser.add_argument("--compared", type=int, default=2**16, help="games compared with the CPU")
    parser.add_argument("--flight", type=int, default=2**20, help="games in flight when measured")
    arguments = parser.parse_args()
    print(cuda.get_current_device().name)
    spread_tables()
    agree = True
    for key in arguments.games:
        game = GAMES[key]
        for seats in arguments.seats or game.seats:
            agree &= compare(game, seats, arguments.compared, arguments.flight)
    return 0 if agree else 1


KERNELS: dict[str, Any] = {}

if __name__ == "__main__":
    sys.exit(main())
