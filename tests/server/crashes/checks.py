"""The three zeros: no acknowledged command lost, no table damaged, nobody left behind."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from menagerie.catalog import game_of, read_record
from menagerie.core.records import final_state
from menagerie.server.store import Row, Store
from menagerie.table.entries import AnyEntry, read_entry
from menagerie.table.fairness import verify
from menagerie.table.journal import unfold
from menagerie.table.news.snapshot import snapshot
from menagerie.table.records import record_of
from menagerie.table.state import Table
from tests.server.crashes.play import Party, Player

# What people may be refused for doing what they saw they could: others were faster.
HARMLESS = {"stale", "stood_in", "not_playing", "chat_partners", "not_ready", "seated", "started"}


class Counted(msgspec.Struct):
    """What was checked."""

    tables: int = 0
    entries: int = 0
    acknowledged: int = 0


async def check_all(database: str, parties: Iterable[Party]) -> Counted:
    """Check every table that was played to its end."""
    store = await Store.open(database)
    counted = Counted()
    try:
        for party in parties:
            for name, players in party.tables.items():
                check_table(await store.tables.entries(name), players)
                counted.tables += 1
                counted.entries += len(await store.tables.entries(name))
                counted.acknowledged += sum(len(player.acknowledged) for player in players)
    finally:
        await store.close()
    return counted


def check_table(rows: list[Row], players: list[Player]) -> None:
    """A journal without gaps that makes a whole game, the one that everybody saw."""
    assert [row.sequence for row in rows] == list(range(len(rows)))
    entries = [read_entry(row.body) for row in rows]
    table = unfold(entries)
    check_record(table)
    for player in players:
        check_acknowledged(entries, player)
        check_seen(table, player)


def check_record(table: Table) -> None:
    """The record of a table can be exchanged, replays to the same end, and proves its deal."""
    record = read_record(msgspec.json.encode(record_of(table)))
    assert table.eyes is not None
    assert final_state(game_of(record), record) == table.eyes.state
    verify(record)


def check_acknowledged(entries: list[AnyEntry], player: Player) -> None:
    """Everything acknowledged was done exactly once, and nothing twice."""
    done = Counter(entry.id for entry in entries if entry.by == player.person.id)
    assert done.total() == len(done)
    assert set(player.acknowledged) <= set(done)
    assert len(player.acknowledged) == len(set(player.acknowledged))
    assert set(player.refused) <= HARMLESS


def check_seen(table: Table, player: Player) -> None:
    """What somebody pieced together is the whole table, and no number was left out or repeated."""
    assert player.noticed == []
    role = table.role_of(player.person.id)
    whole = msgspec.json.decode(msgspec.json.encode(snapshot(table, role)))
    link = player.link
    assert link.seq == whole["seq"]
    assert link.view == whole["view"]
    assert link.facts == whole["table"]
    assert link.chat[-len(whole.get("chat", ())) :] == whole.get("chat", [])
