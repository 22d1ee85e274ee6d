"""Two worlds over the wire where a bot has one of the seats.

What a bot does in the open may depend on its hand, and then the worlds part, as they may. Where a
role cannot tell its choices apart (a sealed one, a pass), all that the role is sent is the same.
How long a bot takes is fixed before it is asked, and is shown in `test_bots`.
"""

import asyncio
from collections import defaultdict
from pathlib import Path

import pytest

from menagerie import GAMES
from menagerie.bots.levels import BOTS
from menagerie.core.actions import Action
from menagerie.core.state import Step
from menagerie.server.app import Server
from menagerie.server.hall import bots as thinking
from menagerie.server.hall.bots import Bots, bot_seed
from menagerie.table.state import Table
from menagerie.table.wire import commands as ask
from tests.promises.walks import Setup, spread
from tests.server.hall.worlds import (
    Pair,
    World,
    act,
    alike,
    somewhere,
    tells_same,
    two_servers,
    two_worlds,
)
from tests.server.in_process import Hands, until

STEPS = 24


class Held(Bots):
    """Bots that answer when they are allowed to."""

    def __init__(self, server: Server) -> None:
        super().__init__(1, server.metrics)
        # By table, seat, and how many actions the seat has taken.
        self.allowed: defaultdict[tuple[str, int, int], asyncio.Event] = defaultdict(asyncio.Event)

    async def answer(self, table: Table, seat: int, started: float) -> Action:
        """The action of a seat's bot."""
        await self.allowed[table.id, seat, table.seats[seat].turn].wait()
        return await super().answer(table, seat, started)


def chosen(world: World, seat: int) -> Step:
    """What the bot of a seat will do."""
    table = world.live.table
    assert table.eyes is not None
    bot = BOTS[table.seats[seat].bot]
    action = bot.choose(table.game, table.eyes.veiled(seat), bot_seed(table, seat))
    return table.game.apply(world.state, seat, action)


async def let_act(world: World, seat: int) -> None:
    """Allow the bot of a seat one action."""
    live, bots = world.live, world.server.hall.bots
    turn = live.table.seats[seat].turn
    assert isinstance(bots, Held)
    bots.allowed[live.table.id, seat, turn].set()
    await until(lambda: live.table.seats[seat].turn > turn)


async def bot_acts(pair: Pair, seat: int) -> bool:
    """A bot acts in both worlds; False where it chooses so that the worlds must part."""
    here, there = chosen(pair.one, seat), chosen(pair.other, seat)
    if not pair.game.to_act(here.state) or not tells_same(pair, here, there):
        return False
    for world in (pair.one, pair.other):
        await let_act(world, seat)
    await pair.check()
    return True


async def person_acts(pair: Pair, seat: int, number: int) -> bool:
    """A person acts in both worlds; False where the worlds must part."""
    legal = pair.game.legal_actions(pair.one.state, seat)
    action = legal[number % len(legal)]
    there = alike(pair, seat, action)
    if there is not None:
        await pair.both(seat, act(action), act(there))
    return there is not None


async def play_with_bot(pair: Pair, bot: int, clock: Hands, seed: int) -> int:
    """Play until the worlds must part; how often the bot acted."""
    acted = 0
    await pair.both(bot, ask.Leave(id="-"))
    for step in range(STEPS):
        clock.later(1)
        waiting = pair.game.to_act(pair.one.state)
        seat = waiting[spread(seed, step) % len(waiting)]
        is_bot = seat == bot
        goes_on = bot_acts(pair, seat) if is_bot else person_acts(pair, seat, spread(seed, step))
        if not await goes_on:
            break
        acted += is_bot
    return acted


async def tell_apart(folder: Path, setup: Setup, seeds: range) -> int:
    """Let every role try to tell by what a bot does; how often one acted."""
    clock, acted = Hands(), 0
    async with two_servers(folder, clock) as servers:
        for server in servers:
            server.hall.bots.close()
            server.hall.bots = server.hall.turns._bots = Held(server)
        for seed in seeds:
            state = somewhere(setup, seed)
            for role in range(setup.seats + 1):
                bot = (role + 1) % setup.seats
                async with two_worlds(servers, setup, state, role, seed) as pair:
                    acted += await play_with_bot(pair, bot, clock, seed * 100 + role)
    return acted


@pytest.mark.parametrize(("key", "seats"), [("buffalo", 3), ("goats", 3), ("zoo", 3)])
def test_no_role_can_tell_two_worlds_apart_by_a_bot(
    key: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it holds, as long as it does nothing else in the open."""
    monkeypatch.setitem(thinking.PACES, "instant", 0.0005)
    setup = Setup(GAMES[key], seats, GAMES[key].options())
    assert asyncio.run(tell_apart(tmp_path, setup, range(4))) > 0
