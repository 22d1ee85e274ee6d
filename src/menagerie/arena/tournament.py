"""A tournament: bots, seats and a seed, which determine every game by its number."""

from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from time import thread_time
from typing import Any

import msgspec

from menagerie.arena.contestants import Contestant
from menagerie.arena.lineups import Rounds, Seating, even_line_ups, hashed, one_among
from menagerie.arena.teams import Team, Teams
from menagerie.arena.thinking_time import Thought
from menagerie.catalog import GAMES
from menagerie.core.actions import Action
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.state import Veiled


class Played(msgspec.Struct, omit_defaults=True):
    """The result of one game by seat, and the thinking time by contestant."""

    game: int
    scores: tuple[int | float, ...]
    ranks: tuple[int, ...]
    thoughts: dict[int, Thought]
    teams: tuple[Team, ...] = ()

    def outcome(self) -> tuple[object, ...]:
        """The parts that do not depend on the machine."""
        decisions = {bot: thought.decisions for bot, thought in self.thoughts.items()}
        return self.game, self.scores, self.ranks, decisions, self.teams


@dataclass(frozen=True)
class Tournament:
    """Bots against each other; or with `among`, each of them alone among copies of another."""

    key: str
    seats: int
    options: dict[str, Any]
    bots: tuple[Contestant, ...]
    among: Contestant | None
    seed: str

    def __post_init__(self) -> None:
        self.game.template(self.seats, self.options)
        if self.among is not None and self.among.name in {bot.name for bot in self.bots}:
            raise MenagerieError(f"among: one {self.among.name} among others shows nothing")
        if self.among is None and len(self.bots) < 2:  # noqa: PLR2004 - it takes two
            raise MenagerieError("bots: name two or more, or one and --among another")

    @property
    def game(self) -> Game:
        """The game that is played."""
        return GAMES[self.key]

    @property
    def everybody(self) -> tuple[Contestant, ...]:
        """All contestants, in the order of their numbers."""
        return self.bots if self.among is None else (*self.bots, self.among)

    @cached_property
    def rounds(self) -> Rounds:
        """The rounds of line-ups."""
        line_up = even_line_ups if self.among is None else one_among
        return Rounds(line_up(len(self.bots), self.seats), self.seed)

    def seating(self, number: int) -> Seating:
        """The seating of one game."""
        return self.rounds.seating(number)

    def play(self, number: int) -> Played:
        """Play one game; its number alone determines the result."""
        game, seating = self.game, self.seating(number)
        deal = sha256(f"{self.seed} deal {seating.deal}".encode()).digest()
        state = game.new(self.seats, seed=deal, options=self.options)
        thoughts = {bot: Thought(steps={}) for bot in seating.seats}
        teams = Teams()
        turn = 0
        while acting := game.to_act(state):
            seat = acting[0]
            bot = seating.seats[seat]
            veiled = game.veil(state, seat)
            seed = hashed(self.seed, "bot", number, seat, turn)
            action = self._ask(self.everybody[bot], veiled, seed, thoughts[bot])
            state, events = game.apply(state, seat, action)
            teams.hear(events)
            turn += 1
        outcome = game.standing(state)
        rounded = {bot: thoughts[bot].rounded() for bot in sorted(thoughts)}
        return Played(number, outcome.scores, outcome.ranks, rounded, teams.found())

    def _ask(self, bot: Contestant, veiled: Veiled, seed: int, thought: Thought) -> Action:
        """Let a bot choose; its time counts only if there is a choice."""
        chooses = len(self.game.legal_array(veiled, veiled.seat or 0)) > 1
        started = thread_time()
        action = bot.player.choose(self.game, veiled, seed)
        if chooses:
            thought.add(thread_time() - started)
        return action
