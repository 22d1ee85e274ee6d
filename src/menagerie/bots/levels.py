"""Bots as Python meets them: what a seat may know in, one action out."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from menagerie.bots import matches
from menagerie.bots.player import find_player
from menagerie.bots.search.search import Budget, Search
from menagerie.core.actions import Action
from menagerie.core.errors import MenagerieError
from menagerie.core.event_log import new_log
from menagerie.core.game import Game
from menagerie.core.kernel.layout import copy_records
from menagerie.core.kernel.rule import Kernel
from menagerie.core.seeds import new_dice
from menagerie.core.state import Veiled

# The iterations of the weakest bot that searches: a search that had no time for so many is cut
# short and worth less than the club's answer.
FEWEST = 100
# Seconds that a search of some iterations may take on a machine that is very busy.
PATIENCE = 10.0
OVERRUN = -1

# What is decided next on a veiled state, as a code.
Follow = Callable[[Veiled], int]

log = logging.getLogger(__name__)

_kernels: dict[str, Kernel] = {}


def bot_kernel(game: Game) -> Kernel:
    """The compiled bots of a game: `choose` one action, or play whole `matches`."""
    if game.key not in _kernels:
        rules = (*vars(game.rulebook).values(), find_player(game).policy)
        _kernels[game.key] = Kernel(game.layout, matches.ENTRIES, rules)
    return _kernels[game.key]


def follow_with(game: Game, number: int, seed: int) -> Follow:
    """How a bot that does not search decides, time after time, with the dice of one seed."""
    dice, codes = new_dice(seed), np.empty(game.codes.count, np.int16)

    def follow(veiled: Veiled) -> int:
        kernel = bot_kernel(game)
        code: int = kernel.choose(veiled.records, 0, veiled.seat, number, codes, dice)
        return code

    return follow


def completed(game: Game, veiled: Veiled, code: int, follow: Follow) -> Action:
    """The action that a code is, or that it begins and others complete."""
    codec, seat = game.codes, veiled.seat or 0
    sequences = codec.sequences
    if sequences is None or code not in sequences.parts:
        return codec.decode(game.layout.read(veiled.records), seat, code)
    here = Veiled(copy_records(veiled.records), veiled.seat)
    known = game.layout.read(here.records)
    buffer = np.empty(codec.count, np.int16)
    while (whole := sequences.completed(known, seat, code)) is None:
        game.kernel.apply(here.records, 0, seat, code, buffer, new_log())
        code = follow(here)
    return whole


@dataclass(frozen=True)
class Bot:
    """A policy for every game; the same veiled state and seed always give the same action."""

    name: str
    description: str
    number: int

    @property
    def span(self) -> float:
        """Seconds within which it has answered, whatever it holds."""
        return 0.0

    def choose(self, game: Game, veiled: Veiled, seed: int) -> Action:
        """Choose an action for the seat whose knowledge is given."""
        if veiled.seat is None:
            raise MenagerieError(f"{self.name}: a spectator has nothing to do")
        follow = follow_with(game, self.number, seed)
        code = follow(veiled)
        if code == matches.NOTHING_TO_DO:
            raise MenagerieError(f"{self.name}: seat {veiled.seat} has nothing to do")
        return completed(game, veiled, code, follow)


@dataclass(frozen=True)
class SearchBot(Bot):
    """A bot that looks ahead; bounded by iterations alone, it always chooses the same.

    Where its search fails, or has hardly begun when its time is over, the bot below answers. It
    thinks no longer than its answer may change, unless it never settles. A game's player may set
    other iterations for it, unless its budget is the same `everywhere`.
    """

    budget: Budget
    below: Bot
    settles: bool = True
    everywhere: bool = False

    @property
    def span(self) -> float:
        """Seconds within which it has answered, on a core that is not too slow."""
        return self.budget.span

    def budget_in(self, game: Game) -> Budget:
        """What it may do in a game."""
        own = None if self.everywhere else find_player(game).iterations.get(self.name)
        return self.budget if own is None else replace(self.budget, iterations=own)

    def within(self, budget: Budget) -> "SearchBot":
        """The same bot with another budget in all games."""
        return replace(self, budget=budget, everywhere=True)

    def bounded(self, seconds: float | None) -> "SearchBot":
        """The same bot with another bound of its time."""
        return replace(self, budget=replace(self.budget, seconds=seconds))

    def choose(self, game: Game, veiled: Veiled, seed: int) -> Action:
        """Choose by search; where there is nothing to search, or it fails, as the bot below."""
        plain = super().choose(game, veiled, seed)
        codes = game.legal_codes(veiled, veiled.seat or 0)
        if len(codes) == 1:
            return plain
        try:
            code = self._search(game, veiled, seed)
        except Exception:
            log.exception("bot %s failed in %s: %s answers", self.name, game.key, self.below.name)
            return self.below.choose(game, veiled, seed)
        if code == OVERRUN:
            return plain
        if code not in codes:
            log.error("bot %s chose code %d in %s, not legal", self.name, code, game.key)
            return self.below.choose(game, veiled, seed)
        return completed(game, veiled, code, follow_with(game, self.number, seed))

    def _search(self, game: Game, veiled: Veiled, seed: int) -> int:
        """The code of the action that a search answers with, or OVERRUN."""
        budget = self.budget_in(game)
        found = Search(game, veiled, seed, budget.nodes())
        done = found.run_within(budget, settles=self.settles)
        asked = budget.iterations or FEWEST
        if done < asked and (done == 0 or found.lead <= asked - done):
            log.warning("bot %s overran in %s: %d of %d", self.name, game.key, done, asked)
            return found.answer() if done >= FEWEST else OVERRUN
        return found.answer()


BOTS: dict[str, Bot] = {
    bot.name: bot
    for bot in (
        Bot("random", "Takes any legal action, each as likely as any other.", matches.RANDOM),
        Bot("greedy", "An older name of club.", matches.GREEDY),
    )
}

_CLUB = Bot("club", "A sound club player, quick and by the book.", matches.GREEDY)
_FOX = SearchBot(
    "fox", "Looks a little ahead.", matches.GREEDY, Budget(FEWEST, PATIENCE), below=_CLUB
)
_OWL = SearchBot(
    "owl", "Looks ahead with patience.", matches.GREEDY, Budget(1000, PATIENCE), below=_FOX
)
_MASTER = SearchBot(
    "master", "Thinks for two seconds.", matches.GREEDY, Budget(seconds=2.0), below=_OWL
)

LEVELS: dict[str, Bot] = {
    bot.name: bot
    for bot in (
        Bot("calf", "A friendly beginner, who errs now and then.", matches.MISTAKEN),
        _CLUB,
        _FOX,
        _OWL,
        _MASTER,
    )
}


def find_bot(name: str) -> Bot:
    """Look up a bot by its name."""
    known = BOTS | LEVELS
    if name not in known:
        raise MenagerieError(f"bot: there is no bot {name} (there are: {', '.join(known)})")
    return known[name]
