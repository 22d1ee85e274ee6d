"""OpenSpiel's own search as a bot for our games: its Python IS-MCTS with random rollouts."""

from dataclasses import dataclass
from functools import cache
from time import perf_counter
from typing import Any

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from menagerie.bots.searching import Budget
from menagerie.core.actions import Action
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game, Veiled
from menagerie.envs.openspiel import GUESSES, PLAYERS, SpielGame, SpielState

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


@dataclass(frozen=True)
class OpenSpielBot:
    """Chooses as OpenSpiel's search does, from what a seat may know."""

    budget: Budget

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
        return game.face.codes.decode(game.layout.read(veiled.records), veiled.seat or 0, code)

    def _policy(self, root: SpielState, guess: Any, dice: Any) -> list[tuple[int, float]]:
        """How likely each action is taken, after the search."""
        evaluator = mcts.RandomRolloutEvaluator(ROLLOUTS, dice)
        most = self.budget.iterations or 0
        bot = ismcts.ISMCTSBot(root.get_game(), evaluator, EXPLORATION, most, random_state=dice)
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
