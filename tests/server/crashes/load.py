"""A small load: a few tables of every game, with people and bots."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from tests.server.crashes.play import Party, Person, Tally

SECONDS = 900
# Each kind of table: its game, how many people play there, and the rest; bots fill up.
KINDS: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {"game": "buffalo", "seats": 4}),
    (2, {"game": "goats", "seats": 3}),
    (2, {"game": "zoo", "seats": 4, "options": {"target": 1}}),
)


def parties(addresses: Sequence[str], tally: Tally) -> list[Party]:
    """People for every kind of table, known to the servers."""
    return [
        Party(
            [
                Person(f"{kind['game']} {number}", addresses, number, tally)
                for number in range(people)
            ],
            **kind,
        )
        for people, kind in KINDS
    ]


@asynccontextmanager
async def at_play(everybody: Sequence[Party], seconds: float = SECONDS) -> AsyncIterator[None]:
    """Let all play during a block, and then finish their last tables."""
    async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
        for party in everybody:
            group.create_task(party.play())
        yield
        for party in everybody:
            party.is_last = True
