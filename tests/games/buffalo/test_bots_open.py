"""Bots in the first round: of one level, in one place, they do not all lay the same cards."""

from collections import Counter

import pytest

from menagerie.bots.levels import find_bot
from menagerie.core.kernel.rule import INTERPRETED
from tests.games.buffalo.builders import GAME

DEALS, SEEDS = 12, 6


def values_laid(level: str) -> Counter[tuple[int, ...]]:
    """The values of the two cards that a bot lays first, over some deals and seeds."""
    bot, found = find_bot(level), Counter[tuple[int, ...]]()
    for deal in range(DEALS):
        for seed in range(SEEDS):
            state = GAME.new(4, seed=deal)
            values: list[int] = []
            while 0 in GAME.to_act(state):
                action = bot.choose(GAME, GAME.veil(state, 0), 100 * seed + len(values))
                values.append(int(action.card[0]))  # type: ignore[attr-defined]
                state = GAME.apply(state, 0, action).state
            found[tuple(sorted(values, reverse=True))] += 1
    return found


@pytest.mark.skipif(INTERPRETED, reason="so many searches take minutes with interpreted rules")
@pytest.mark.parametrize("level", ["club", "fox"])
def test_they_do_not_all_lead_their_fives(level: str) -> None:
    """Nine of ten do not, and several openings are met."""
    found = values_laid(level)
    assert found[5, 5] < 0.9 * found.total()
    assert len(found) > 2
