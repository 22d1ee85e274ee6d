"""My data: the tables of a person, and all that is stored about them."""

from typing import Any

import msgspec

from menagerie.server.hall.erasure import ALL_TABLES
from menagerie.server.hall.summaries import Listed, read_listed
from menagerie.server.http.call import Call
from menagerie.server.http.my_bots import OwnBot, owned_bots
from menagerie.server.store import Row, Summary
from menagerie.table.entries import Acted, read_entry

SHOWN_TABLES = 50
# The fields of an entry about its person; the others are the table's, some of them secret.
TOLD = ("type", "seat", "name", "phrase", "text", "actions", "ready", "nonce", "agree", "mute")


class MyTable(msgspec.Struct, frozen=True):
    """A table of who asks: their seat, and whether the game waits for them."""

    table: Listed
    seat: int | None
    your_turn: bool


class MyTables(msgspec.Struct, frozen=True):
    """The tables of who asks, those that wait for them first, then the newest."""

    tables: tuple[MyTable, ...]


class Kept(msgspec.Struct, frozen=True):
    """Something that who asks did at a table, as it is kept."""

    table: str
    at: int
    entry: dict[str, Any]


class MyReport(msgspec.Struct, frozen=True):
    """A report of who asks about somebody at a table."""

    table: str
    at: int
    text: str


class MyData(msgspec.Struct, frozen=True):
    """All that is kept about who asks; of games that still run, not what was played."""

    id: str
    name: str
    created: int
    seen: int
    bots: tuple[OwnBot, ...]
    tables: tuple[Listed, ...]
    entries: tuple[Kept, ...]
    reports: tuple[MyReport, ...]


async def list_my_tables(call: Call) -> MyTables:
    """The tables of who asks, those that wait for them first."""
    found = await call.parts.store.tables.of(call.me.id, SHOWN_TABLES)
    mine = [await _mine(call, summary) for summary in found]
    return MyTables(tuple(sorted(mine, key=lambda table: not table.your_turn)))


async def _mine(call: Call, summary: Summary) -> MyTable:
    listed = read_listed(summary.body)
    seat = dict(summary.members).get(call.me.id)
    return MyTable(listed, seat, seat is not None and await _waits(call, listed, seat))


async def _waits(call: Call, listed: Listed, seat: int) -> bool:
    """Whether a game waits for a seat, from the list or from the table itself."""
    tables = call.parts.hall.tables
    if listed.status != "playing":
        return False
    if listed.to_act is not None and listed.id not in tables.live:
        return seat in listed.to_act
    table = (await tables.find(listed.id)).table
    return seat in table.to_act and table.seats[seat].is_played_by_person


async def export_my_data(call: Call) -> MyData:
    """All that is kept about who asks."""
    store, me = call.parts.store, call.me
    summaries = await store.tables.of(me.id, ALL_TABLES)
    is_over = {summary.id for summary in summaries if summary.status == "over"}
    call.headers.append(("content-disposition", 'attachment; filename="menagerie-my-data.json"'))
    return MyData(
        me.id,
        me.name,
        me.created,
        me.seen,
        tuple(await owned_bots(store.people, me.id)),
        tuple(read_listed(summary.body) for summary in summaries),
        tuple(_told(row, is_over) for row in await store.tables.entries_of(me.id)),
        tuple(MyReport(one.table, one.at, one.text) for one in await store.reports.by(me.id)),
    )


def _told(row: Row, is_over: set[str]) -> Kept:
    """What an entry says about its person; the actions only when the game is over."""
    entry = read_entry(row.body)
    told: dict[str, Any] = msgspec.to_builtins(entry)
    hidden = {"actions"} if isinstance(entry, Acted) and row.table not in is_over else set()
    kept = {name: told[name] for name in TOLD if name in told and name not in hidden}
    return Kept(row.table, row.at, kept)
