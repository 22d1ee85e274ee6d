"""Bots as Python meets them: what a seat may know in, one action out."""

from dataclasses import dataclass

import numpy as np

from menagerie.bots import kernels
from menagerie.bots.buffalo import greedy as buffalo
from menagerie.bots.goats import greedy as goats
from menagerie.bots.zoo import greedy as zoo
from menagerie.core.actions import Action
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game, Veiled, new_dice
from menagerie.core.rule import Kernel

_kernels: dict[str, Kernel] = {}

for _game_bots in (buffalo, goats, zoo):
    kernels.register(_game_bots.LAYOUT, _game_bots.greedy)


def bot_kernel(game: Game) -> Kernel:
    """The compiled bots of a game: `choose` one action, or play whole `matches`."""
    if not kernels.plays_greedily(game.layout):
        raise MenagerieError(f"{game.name} has no bots yet")
    if game.key not in _kernels:
        rules = (*vars(game.rulebook).values(), kernels.greedy_of(game.layout))
        _kernels[game.key] = Kernel(game.layout, kernels.ENTRIES, rules)
    return _kernels[game.key]


@dataclass(frozen=True)
class Bot:
    """A policy for every game; the same veiled state and seed always give the same action."""

    name: str
    description: str
    number: int

    def choose(self, game: Game, veiled: Veiled, seed: int) -> Action:
        """Choose an action for the seat whose knowledge is given."""
        if veiled.seat is None:
            raise MenagerieError(f"{self.name}: a spectator has nothing to do")
        codes = np.empty(game.face.codes.count, np.int16)
        code = bot_kernel(game).choose(
            veiled.records, 0, veiled.seat, self.number, codes, new_dice(seed)
        )
        if code == kernels.NOTHING_TO_DO:
            raise MenagerieError(f"{self.name}: seat {veiled.seat} has nothing to do")
        return game.face.codes.decode(game.layout.read(veiled.records), veiled.seat, code)


BOTS: dict[str, Bot] = {
    bot.name: bot
    for bot in (
        Bot("random", "Takes any legal action, each as likely as any other.", kernels.RANDOM),
        Bot("greedy", "Plays like an attentive beginner: what counts most now.", kernels.GREEDY),
    )
}


def find_bot(name: str) -> Bot:
    """Look up a bot by its name."""
    if name not in BOTS:
        raise MenagerieError(f"bot: there is no bot {name} (there are: {', '.join(BOTS)})")
    return BOTS[name]
