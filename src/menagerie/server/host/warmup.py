"""Warming up: rules are loaded before somebody waits for them, threads switch quickly."""

import logging
import sys

from menagerie.bots.levels import BOTS, LEVELS, SearchBot
from menagerie.bots.search.search import Budget
from menagerie.catalog import GAMES
from menagerie.core.game import Game
from menagerie.core.kernel.rule import INTERPRETED

log = logging.getLogger(__name__)

A_LITTLE = Budget(iterations=2)
TURN_SECONDS = 0.001


def load_rules() -> None:
    """Load the compiled rules and bots of every game."""
    if INTERPRETED:
        return
    for game in GAMES.values():
        try:
            play_a_little(game)
        except Exception:
            log.exception("the rules of %s could not be loaded", game.key)


def play_a_little(game: Game) -> None:
    """Call everything of a game that a table calls."""
    state = game.new(game.seats[0], seed=0)
    seat = game.to_act(state)[0]
    veiled = game.veil(state, seat)
    game.show(veiled)
    game.look(state)
    for bot in (*BOTS.values(), *LEVELS.values()):
        quick = bot.within(A_LITTLE) if isinstance(bot, SearchBot) else bot
        action = quick.choose(game, veiled, 0)
    game.legal_codes(veiled, seat)
    game.outcome(game.apply(state, seat, action).state)


def take_turns() -> None:
    """Let threads that store and think wait less for the interpreter: they need it only shortly."""
    sys.setswitchinterval(TURN_SECONDS)
