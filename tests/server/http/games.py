"""Games played to their end inside a server, as fast as they can be."""

import asyncio
from typing import Any

import msgspec

from menagerie.bots.levels import BOTS
from menagerie.server.app import Server
from menagerie.table.wire.commands import Act, Ready, Sit, Start
from tests.server.servers import Guest, Running

MOST_ACTIONS = 2000


def table_of(server: Running, people: list[Guest], game: str = "buffalo", **changes: Any) -> str:
    """A table at which these people sit, the first as its host, and play."""
    table = server.open_table(people[0], game, seats=len(people), **changes)
    server.do(_sit_down(server.server, table, people))
    return table


async def _sit_down(server: Server, table: str, people: list[Guest]) -> None:
    live = await server.hall.tables.find(table)
    for seat, guest in enumerate(people[1:], 1):
        sit = Sit(id="sit", seat=seat, name=guest.name, key=live.table.join_key)
        await server.hall.decisions.ask(live, sit, guest.id)
        await server.hall.decisions.ask(live, Ready(id="ready"), guest.id)
    await server.hall.decisions.ask(live, Start(id="start"), people[0].id)


def play(server: Running, table: str, people: list[Guest], most: int = MOST_ACTIONS) -> int:
    """Let everybody play as a club player does, to the end or so often."""
    return server.do(_play(server.server, table, people, most))


async def _play(server: Server, table: str, people: list[Guest], most: int) -> int:
    live = await server.hall.tables.find(table)
    done = 0
    while live.table.to_act and done < most:
        seat = live.table.to_act[0]
        if seat >= len(people):
            # A bot is about to play.
            await asyncio.sleep(0)
            continue
        act = Act(id=f"act {done}", actions=[next_action(live.table, seat)])
        await server.hall.decisions.ask(live, act, people[seat].id)
        done += 1
    return done


def next_action(table: Any, seat: int) -> Any:
    """What a beginner would do, as JSON data."""
    action = BOTS["greedy"].choose(table.game, table.eyes.veiled(seat), table.sequence)
    return msgspec.to_builtins(action)


def first_action(table: Any, seat: int) -> Any:
    """The first legal action of a seat, as JSON data."""
    return msgspec.to_builtins(table.game.legal_actions(table.eyes.state, seat)[0])
