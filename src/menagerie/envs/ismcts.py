"""OpenSpiel's own search as a bot for our games: its Python IS-MCTS with random rollouts."""

from dataclasses import dataclass
from functools import cache
from time import perf_counter
from typing import Any

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from menagerie.bots.search.search import Budget
from menagerie.core.actions import Action
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.seeds import new_dice
from menagerie.core.state import Veiled
from menagerie.envs.openspiel import GUESSES, PLAYERS, SpielGame, SpielState, returns_of
from menagerie.envs.rollouts import roll_out

# As in OpenSpiel's own examples: returns lie between -1 and 1.
EXPLORATION = 2.0
ROLLOUTS = 1
# NumPy takes seeds of so many bits.
SEED = (1 << 32) - 1


@cache
def load(key: str, seats: int, options: bytes) -> SpielGame:
    """A game as OpenSpiel loads it."""
    parameters = {PLAYERS: seats, **msgspec.json.decode(options)}
    game: SpielGame = pyspiel.load_game(f"menagerie_{key}", parameters)
    return game


class Rollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """OpenSpiel's evaluator by random rollouts, whose rollouts our kernel plays."""

    def __init__(self, n_rollouts: int, dice: Any) -> None:
        super().__init__(n_rollouts, dice)
        self._dice = new_dice(int(dice.randint(GUESSES)))

    def evaluate(self, state: SpielState) -> Any:
        """The returns of all players, on average over the rollouts."""
        if state.truth is None:
            return super().evaluate(state)  # dealing is OpenSpiel's
        rules, truth = state.get_game().rules, state.truth.state
        ends = [returns_of(roll_out(rules, truth, self._dice)) for _ in range(self.n_rollouts)]
        return np.mean(ends, axis=0)


@dataclass(frozen=True)
class OpenSpielBot:
    """Chooses as OpenSpiel's search does, from what a seat may know.

    With our own rollouts it searches in the same way, many times as fast.
    """

    budget: Budget
    own_rollouts: bool = False

    def choose(self, game: Game, veiled: Veiled, seed: int) -> Action:
        """Search from guesses of the truth; the most visited action is chosen."""
        options = msgspec.json.encode(game.options_of(veiled))
        spiel = load(game.key, game.seats_of(veiled), options)
        dice = np.random.RandomState(seed & SEED)  # noqa: TID251 - OpenSpiel's own

        def guess(*_: object) -> SpielState:
            return spiel.state_of(game.guess(veiled, int(dice.uniform() * GUESSES)))

        root = guess()
        if root.current_player() != veiled.seat:
            raise MenagerieError(f"openspiel: player {root.current_player()} is to act first")
        code = int(_pick(self._policy(root, guess, dice), dice))
        return game.codes.decode(game.layout.read(veiled.records), veiled.seat or 0, code)

    def _policy(self, root: SpielState, guess: Any, dice: Any) -> list[tuple[int, float]]:
        """How likely each action is taken, after the search."""
        game: SpielGame = root.get_game()
        evaluator = (Rollouts if self.own_rollouts else mcts.RandomRolloutEvaluator)(ROLLOUTS, dice)
        most = self.budget.iterations or 0
        bot = ismcts.ISMCTSBot(game, evaluator, EXPLORATION, most, random_state=dice)
        bot.set_resampler(guess)
        if self.budget.seconds is None or len(root.legal_actions()) == 1:
            searched: list[tuple[int, float]] = bot.run_search(root)
            return searched
        node = bot.create_new_node(root)
        end = perf_counter() + self.budget.seconds
        bot.run_simulation(guess())
        while perf_counter() < end or node.total_visits == 0:
            bot.run_simulation(guess())
        found: list[tuple[int, float]] = bot.get_final_policy(root, node)
        return found


def _pick(policy: list[tuple[int, float]], dice: Any) -> int:
    """An action with its likelihood."""
    actions, chances = zip(*policy, strict=True)
    picked: int = dice.choice(actions, p=chances)
    return picked
