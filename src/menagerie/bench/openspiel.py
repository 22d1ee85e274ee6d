"""Games of OpenSpiel, played and searched by its C++ code, for comparison."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from time import thread_time
from types import ModuleType
from typing import Any

from menagerie.core.distribution import needs_extra

GAMES = {
    "hearts": "hearts",
    "spades": "spades",
    "dou_dizhu": "dou_dizhu",
    "goofspiel of five": "goofspiel(players=5)",
}
# The games that its C++ search for hidden information can play.
SEARCHED = ("hearts", "euchre")
MISSING = needs_extra("OpenSpiel, to compare with,", "openspiel")
SAMPLED_GAMES = 200
DEALS = 20
GAMES_A_BATCH = 50
ROLLOUTS_A_BATCH = 100
# Parameters of a search; with one simulation its tree stays empty and it only plays rollouts.
UCT, SIMULATIONS, TREE_MEGABYTES, SOLVE, VERBOSE = 2.0, 1, 10, False, False


def find_pyspiel() -> ModuleType | None:
    """OpenSpiel's Python package; None if it is not installed."""
    try:
        return import_module("pyspiel")
    except ImportError:
        return None


@dataclass(frozen=True)
class Pace:
    """One way to play a game: `play` plays batch number n and returns its number of games.

    `decisions` and `steps` are averages per game; steps include those of chance.
    """

    play: Callable[[int], int]
    decisions: float
    steps: float


def whole_games(pyspiel: Any, name: str) -> Pace:
    """Deal and play whole games between OpenSpiel's random bots."""
    game = pyspiel.load_game(GAMES[name])
    bots = _random_bots(pyspiel, game)

    def play(batch: int) -> int:
        for number in range(GAMES_A_BATCH):
            seed = batch * GAMES_A_BATCH + number
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return GAMES_A_BATCH

    counts = []
    for seed in range(SAMPLED_GAMES):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        counts.append(_counted(state, 0))
    return Pace(play, *_lengths(counts))


def rollouts(pyspiel: Any, name: str) -> Pace:
    """Play from dealt positions to the end, with OpenSpiel's rollout evaluator."""
    game = _turn_based(pyspiel, pyspiel.load_game(GAMES[name]))
    bots = _random_bots(pyspiel, game)
    dealt = [_after_deal(pyspiel, game, bots, seed) for seed in range(DEALS)]

    def play(batch: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_A_BATCH, batch)
        search = pyspiel.MCTSBot(
            game, evaluator, UCT, SIMULATIONS, TREE_MEGABYTES, SOLVE, batch, VERBOSE
        )
        search.mcts_search(dealt[batch % DEALS])
        return ROLLOUTS_A_BATCH

    counts = []
    for seed in range(SAMPLED_GAMES):
        start = dealt[seed % DEALS]
        state = start.clone()
        pyspiel.evaluate_bots(state, bots, seed)
        counts.append(_counted(state, len(start.full_history())))
    return Pace(play, *_lengths(counts))


def searches(pyspiel: Any, name: str, simulations: int) -> list[float]:
    """Simulations a second of OpenSpiel's IS-MCTS, from some dealt positions."""
    game = pyspiel.load_game(name)
    bots = _random_bots(pyspiel, game)
    found = []
    for seed in range(DEALS):
        state = _after_deal(pyspiel, game, bots, seed)
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        search = pyspiel.ISMCTSBot(seed, evaluator, UCT, simulations)
        started = thread_time()
        search.step(state)
        found.append(simulations / (thread_time() - started))
    return found


def _turn_based(pyspiel: Any, game: Any) -> Any:
    """The game with players who act one after the other, as rollouts require."""
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        return pyspiel.convert_to_turn_based(game)
    return game


def _random_bots(pyspiel: Any, game: Any) -> list[Any]:
    """A uniformly random bot for every player."""
    players = range(game.num_players())
    return [pyspiel.make_uniform_random_bot(player, player) for player in players]


def _after_deal(pyspiel: Any, game: Any, bots: list[Any], seed: int) -> Any:
    """A dealt position: the first in which a player is to act."""
    ended = game.new_initial_state()
    pyspiel.evaluate_bots(ended, bots, seed)
    state = game.new_initial_state()
    for step in ended.full_history():
        if not state.is_chance_node():
            break
        state.apply_action(step.action)
    return state


def _counted(state: Any, before: int) -> tuple[int, int]:
    """The numbers of decisions and of steps in a game, after its first `before` steps."""
    history = state.full_history()[before:]
    return sum(step.player >= 0 for step in history), len(history)


def _lengths(counts: list[tuple[int, int]]) -> tuple[float, float]:
    """The means of decisions and of steps."""
    decisions, steps = zip(*counts, strict=True)
    return sum(decisions) / len(counts), sum(steps) / len(counts)
