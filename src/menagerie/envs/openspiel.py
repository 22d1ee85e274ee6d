"""Our games as OpenSpiel knows games; importing this registers them as `menagerie_<key>`.

    pyspiel.load_game("menagerie_<key>(players=2)")

- Parameters are `players` and the game's options.
- The deal is chance: nodes with 256 outcomes each, whose bytes are the seed of the whole game.
  What is dealt or thrown later follows from it, hidden like the rest.
- Where several choose at once, they choose one after the other, the lowest seat first, and none
  sees what another has chosen.
- What a player is shown is the veiled state, which holds what a perfect memory would know. It is
  both the observation and the information state.
- Returns are the seats behind less those ahead, over all others: they sum to zero.
- `resample_from_infostate` fills a veiled state by the game's own `guess`. Such a state has no
  history.
"""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec
import numpy as np

from menagerie.catalog import GAMES
from menagerie.core.distribution import needs_extra
from menagerie.core.event_log import new_log
from menagerie.core.game import Game
from menagerie.core.kernel.layout import copy_records
from menagerie.core.state import State, Veiled

try:
    import pyspiel
except ImportError:
    raise ImportError(needs_extra(__name__, "openspiel")) from None

from menagerie.envs.observer import Observer, numbers

USUAL_PLAYERS = 4
PLAYERS = "players"
# The nodes of the deal: as many bytes of its seed.
DEAL_NODES, BYTE = 4, 256
# Far beyond any game.
LONGEST = 20_000
GUESSES = 1 << 62


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its seats and options fixed; each has a class of its own."""

    rules: Game
    kind: Any

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        game = self.rules
        parameters = {**usual_parameters(game), **(given or {})}
        self.seats = parameters.pop(PLAYERS)
        self.own_options = parameters
        self.size = len(numbers(Veiled(game.template(self.seats, parameters), None)))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.codes.count,
            max_chance_outcomes=BYTE,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, dict(given or {}))

    def __reduce__(self) -> tuple[Any, ...]:
        return read_game, (str(self),)

    def new_initial_state(self) -> "SpielState":
        """A game before its deal."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """What shows states to players."""
        return Observer(self.size, kind, params)

    def deal(self, seed: bytes) -> "Truth":
        """Deal from the bytes that chance gave."""
        whole = sha256(b"menagerie openspiel " + seed).digest()
        return Truth(self.rules, self.rules.new(self.seats, seed=whole, options=self.own_options))

    def state_of(self, truth: State) -> "SpielState":
        """A state without a history."""
        state = self.new_initial_state()
        state.truth = Truth(self.rules, truth)
        return state


class Truth:
    """A state of our own and who acts in it; it never changes, so copies are itself."""

    __slots__ = ("player", "state")

    def __init__(self, game: Game, state: State) -> None:
        acting = game.to_act(state)
        self.state = state
        self.player = acting[0] if acting else pyspiel.PlayerId.TERMINAL

    def __deepcopy__(self, _: object) -> "Truth":
        return self

    def after(self, game: Game, code: int) -> "Truth":
        """The state after an action."""
        records = copy_records(self.state.records)
        codes = np.empty(game.codes.count, np.int16)
        if not game.kernel.apply(records, 0, self.player, code, codes, new_log()):
            raise pyspiel.SpielError(f"action {code} is not legal for player {self.player}")
        return Truth(game, State(records, self.state.seats))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel's algorithms walk through it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed = b""
        self.truth: Truth | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        if self.truth is not None and not self.seed:
            raise pyspiel.SpielError("a state that was guessed has no history to be kept by")
        return read_state, (self.get_game(), self.serialize())

    def current_player(self) -> int:
        """Chance until the deal, then the lowest seat that is to act."""
        player: int = pyspiel.PlayerId.CHANCE if self.truth is None else self.truth.player
        return player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        """The codes a player may choose from, in rising order."""
        if self.truth is None or player != self.truth.player:
            return []
        game: SpielGame = self.get_game()
        return game.rules.legal_codes(self.truth.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Any byte."""
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _apply_action(self, action: int) -> None:
        """Go on by a byte of the deal, or by a player's action."""
        game: SpielGame = self.get_game()
        if self.truth is not None:
            self.truth = self.truth.after(game.rules, action)
            return
        self.seed += bytes([action])
        if len(self.seed) == DEAL_NODES:
            self.truth = game.deal(self.seed)

    def _action_to_string(self, player: int, action: int) -> str:
        """An action as our JSON has it."""
        if self.truth is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        rules: Game = self.get_game().rules
        known = rules.layout.read(self.truth.state.records)
        return msgspec.json.encode(rules.codes.decode(known, player, action)).decode()

    def returns(self) -> list[float]:
        """Seats behind less seats ahead, over all others; nothing before the end."""
        game: SpielGame = self.get_game()
        if self.truth is None or not self.is_terminal():
            return [0.0] * game.seats
        return returns_of(game.rules.standing(self.truth.state).ranks)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that fits all a player knows; what the others hold is guessed."""
        if self.truth is None:
            raise pyspiel.SpielError("before the deal there is nothing to guess")
        game: SpielGame = self.get_game()
        veiled = game.rules.veil(self.truth.state, player)
        return game.state_of(game.rules.guess(veiled, int(sampler() * GUESSES)))

    def __str__(self) -> str:
        if self.truth is None:
            return f"before the deal: {list(self.seed)}"
        position = self.get_game().rules.dump(self.truth.state)
        return msgspec.json.encode(position).decode()


def returns_of(ranks: Sequence[int]) -> list[float]:
    """Seats behind less seats ahead, over all others, for the ranks of all seats."""
    return [
        sum((rank < other) - (rank > other) for other in ranks) / (len(ranks) - 1) for rank in ranks
    ]


def read_game(name: str) -> SpielGame:
    """A game by its name and parameters."""
    game: SpielGame = pyspiel.load_game(name)
    return game


def read_state(game: SpielGame, history: str) -> SpielState:
    """A state by its history."""
    state: SpielState = game.deserialize_state(history)
    return state


def usual_parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game and their usual values."""
    return {PLAYERS: USUAL_PLAYERS, **msgspec.to_builtins(game.options())}


def register(game: Game) -> None:
    """Make a game known to OpenSpiel."""
    kind = pyspiel.GameType(
        short_name=f"menagerie_{game.key}",
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=usual_parameters(game),
    )
    own = type(f"{game.key.title()}Game", (SpielGame,), {"rules": game, "kind": kind})
    pyspiel.register_game(kind, own)


for _game in GAMES.values():
    register(_game)
