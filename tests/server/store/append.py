"""A process that appends without end and says what was acknowledged: `appending URL FIRST`."""

import asyncio
import os
import sys

from menagerie.server.store import Store
from tests.server.store.conftest import row, summary

TABLES = 20


async def append_for_ever(store: Store, table: str, first: int) -> None:
    """Append entry after entry, each told when it is durable."""
    number = first
    while True:
        shown = summary(table, touched=number, members=((f"person {number}", 0),))
        if await store.tables.append(row(table, number), shown):
            # Written at once and whole: nothing told may be lost with the process.
            os.write(sys.stdout.fileno(), f"{table} {number}\n".encode())
        number += 1


async def main(url: str) -> None:
    """Go on from wherever each table is."""
    store = await Store.open(url)
    tables = [f"table-{number}" for number in range(TABLES)]
    heads = await store.tables.heads(tables)
    await asyncio.gather(
        *(append_for_ever(store, table, heads.get(table, -1) + 1) for table in tables)
    )


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
