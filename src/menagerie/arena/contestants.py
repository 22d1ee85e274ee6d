"""Contestants: bots by name, and searching bots by name and budget."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from menagerie.bots.levels import BOTS, LEVELS, Bot, SearchBot
from menagerie.bots.search.search import Budget
from menagerie.core.actions import Action
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.state import Veiled

# The bot that `search:BUDGET` stands for; it always uses its whole budget.
STRONGEST = "master"
SEARCH = "search"
BUDGET = re.compile(r"(?P<iterations>\d+)(it)?|(?P<seconds>\d+(\.\d+)?|\.\d+)s")


class Player(Protocol):
    """Anything that chooses an action for a seat from its veiled state."""

    def choose(self, game: Game, veiled: Veiled, seed: int) -> Action:
        """Choose an action."""
        ...


# Makes a bot of some kind with a budget: `fox:300` is of kind fox, with 300 iterations.
Maker = Callable[[Budget], Player]


@dataclass(frozen=True)
class Contestant:
    """A player and its name in results."""

    name: str
    player: Player

    @property
    def kind(self) -> str:
        """The name without its budget."""
        return self.name.partition(":")[0]

    @property
    def budget(self) -> Budget | None:
        """The budget of its decisions, if there is one."""
        return getattr(self.player, "budget", None)

    @property
    def iterations(self) -> int | None:
        """The iterations of each of its decisions, if their number is fixed."""
        if self.budget is None or getattr(self.player, "settles", False):
            return None
        return self.budget.iterations


def searchers() -> dict[str, Maker]:
    """The kinds of bots that take a budget."""
    levels = {name: bot for name, bot in LEVELS.items() if isinstance(bot, SearchBot)}
    unsettled = replace(levels[STRONGEST], settles=False)
    return {SEARCH: unsettled.within, **{name: bot.within for name, bot in levels.items()}}


def read_contestants(text: str, others: Mapping[str, Maker]) -> tuple[Contestant, ...]:
    """Read bots separated by commas; each may be named once."""
    found = tuple(read_contestant(name.strip(), others) for name in text.split(","))
    names = [contestant.name for contestant in found]
    for name in names:
        if names.count(name) > 1:
            raise MenagerieError(f"bots: {name} is named twice; copies take seats by themselves")
    return found


def read_contestant(text: str, others: Mapping[str, Maker]) -> Contestant:
    """Read NAME, NAME:300 (iterations) or NAME:0.2s (seconds)."""
    kind, colon, budget = text.partition(":")
    makers = searchers() | dict(others)
    known = BOTS | LEVELS
    if colon and kind in makers:
        return Contestant(f"{kind}:{_plain(budget, text)}", makers[kind](_budget(budget, text)))
    if not colon and kind in known:
        return Contestant(kind, _unhurried(known[kind]))
    if kind in makers:
        raise MenagerieError(f"bots: {kind} needs a budget, as in {kind}:300 or {kind}:0.2s")
    if kind in known:
        raise MenagerieError(f"bots: {kind} does not search, so it takes no budget")
    names = ", ".join([*known, *(f"{name}:BUDGET" for name in makers)])
    raise MenagerieError(f"bots: there is no bot {text or 'without a name'} (there are: {names})")


def _unhurried(bot: Bot) -> Bot:
    """The bot without a time limit, if its search has a budget in iterations."""
    if isinstance(bot, SearchBot) and bot.budget.iterations is not None:
        return bot.bounded(None)
    return bot


def _budget(text: str, whole: str) -> Budget:
    """Read iterations or seconds."""
    found = BUDGET.fullmatch(text)
    if found is None or not float(found["iterations"] or found["seconds"]):
        raise MenagerieError(
            f"bots: {whole}: a budget is iterations, as in 300, or seconds, as in 0.2s"
        )
    if found["iterations"]:
        return Budget(iterations=int(found["iterations"]))
    return Budget(seconds=float(found["seconds"]))


def _plain(text: str, whole: str) -> str:
    """A budget as results write it, in one form for equal budgets."""
    budget = _budget(text, whole)
    return f"{budget.seconds:g}s" if budget.iterations is None else str(budget.iterations)
