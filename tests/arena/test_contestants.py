"""Contestants by name and budget."""

from dataclasses import replace

import pytest

from menagerie.arena.contestants import read_contestant, read_contestants
from menagerie.bots.levels import BOTS, LEVELS, SearchBot
from menagerie.bots.search.search import Budget
from menagerie.core.errors import MenagerieError


@pytest.mark.parametrize("name", [*BOTS, *LEVELS])
def test_every_bot_plays_under_its_name(name: str) -> None:
    """Levels have the same iterations as at a table, but no time limit."""
    player, bot = read_contestant(name, {}).player, (BOTS | LEVELS)[name]
    if isinstance(player, SearchBot) and isinstance(bot, SearchBot) and bot.budget.iterations:
        assert player.budget == Budget(iterations=bot.budget.iterations)
        assert player.bounded(bot.budget.seconds) == bot
    else:
        assert player == bot


@pytest.mark.parametrize(
    ("given", "name", "budget"),
    [
        ("search:300", "search:300", Budget(iterations=300)),
        ("search:300it", "search:300", Budget(iterations=300)),
        ("search:0.20s", "search:0.2s", Budget(seconds=0.2)),
        ("search:2s", "search:2s", Budget(seconds=2.0)),
        ("fox:.5s", "fox:0.5s", Budget(seconds=0.5)),
    ],
)
def test_a_search_takes_iterations_or_seconds(given: str, name: str, budget: Budget) -> None:
    """Equal budgets have one name in results, however they were written."""
    contestant = read_contestant(given, {})

    assert (contestant.name, contestant.budget) == (name, budget)
    assert contestant.kind == given.partition(":")[0]


def test_search_stands_for_the_strongest_level() -> None:
    """`search:9` is `master:9`, but always uses its whole budget."""
    search, master = read_contestant("search:9", {}), read_contestant("master:9", {})

    assert isinstance(search.player, SearchBot)
    assert replace(search.player, settles=True) == master.player
    assert (search.iterations, master.iterations) == (9, None)


def test_other_kinds_of_bots_can_be_added() -> None:
    """The caller gives a function that makes them."""
    contestant = read_contestant("mine:7", {"mine": lambda _: BOTS["random"]})

    assert (contestant.name, contestant.player) == ("mine:7", BOTS["random"])


SENTENCES = {
    "deep": "bots: there is no bot deep (there are: random, greedy, ",
    "": "bots: there is no bot without a name",
    "deep:3": "bots: there is no bot deep:3",
    "search": "bots: search needs a budget, as in search:300 or search:0.2s",
    "club:300": "bots: club does not search, so it takes no budget",
    "search:soon": "bots: search:soon: a budget is iterations, as in 300, or seconds, as in 0.2s",
    "search:0": "bots: search:0: a budget is iterations",
    "search:0s": "bots: search:0s: a budget is iterations",
    "search:-3": "bots: search:-3: a budget is iterations",
    "search:1.5": "bots: search:1.5: a budget is iterations",
    "club,fox,club": "bots: club is named twice",
    "search:3,search:3it": "bots: search:3 is named twice",
}


@pytest.mark.parametrize("given", SENTENCES)
def test_an_unknown_bot_is_refused(given: str) -> None:
    """The error names the thing, the reason and the way out."""
    with pytest.raises(MenagerieError) as refused:
        read_contestants(given, {})

    assert str(refused.value).startswith(SENTENCES[given])
