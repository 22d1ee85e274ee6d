"""Levels that search only a little, for tests that ask them often."""

from menagerie.bots.levels import BOTS, LEVELS, Bot, SearchBot
from menagerie.bots.search.search import Budget
from menagerie.core.kernel.rule import INTERPRETED

FEW = Budget(iterations=6)
QUICK: dict[str, Bot] = {
    name: bot.within(FEW) if isinstance(bot, SearchBot) else bot for name, bot in LEVELS.items()
}
# One of each kind; interpreted, a search takes too long to be asked everywhere.
EACH_KIND = BOTS if INTERPRETED else BOTS | {name: QUICK[name] for name in ("calf", "fox")}
