"""What two processes that serve one table must not miss."""

import asyncio

import pytest

from menagerie.server.hall import NoTableError, Since, people, retention
from menagerie.server.hall.rounds import IDLE_SECONDS, LEASE_SECONDS, Keeper
from menagerie.server.host.settings import Settings
from menagerie.server.store import Row, Summary
from menagerie.table.entries import Said, write_entry
from menagerie.table.wire import commands as ask
from menagerie.table.wire.messages import AnyNews, read_message
from menagerie.table.wire.settings import ActionClock
from tests.server.crashes.halls import PEOPLE, House, comes_true, gate, join, scene

DAY = 24 * 3600 * 1000
# Seconds for a turn, fewer than a lease has.
SHORT = 5


def test_who_leaves_one_process_is_missed_at_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the lease is, the grace of somebody begins who was connected elsewhere."""
    monkeypatch.setattr(people, "AWAY_SECONDS", 0)

    async def play(one: House, two: House) -> None:
        here = await one.deal()
        there = await two.hall.find(here.table.id)
        assert (here.is_held, there.is_held) == (True, False)
        await join(one.hall, here, "ann")
        ben, _ = await join(two.hall, there, "ben")
        await comes_true(lambda: here.here.seats == (True, True, False))

        two.hall.part(there, ben)

        await comes_true(lambda: there.table.seats[1].away_since is not None)
        assert here.table.seats[0].away_since is None

    scene(play)


def test_what_is_told_while_a_table_is_read_is_heard() -> None:
    """An entry that is written just after a journal was read is not forgotten."""

    async def play(one: House, two: House) -> None:
        live = await one.open()
        reading = gate(two.hall, "entries")
        found = asyncio.create_task(two.hall.find(live.table.id))
        await reading.is_asked.wait()

        await one.hall.ask(live, ask.Ready(id="ready"), "ann")
        reading.gate.set()

        assert (await found).table.sequence == live.table.sequence

    scene(play)


def test_a_bot_that_is_stopped_while_it_acts_is_heard() -> None:
    """What is being stored when a lease is lost is told to everybody."""

    async def play(one: House, two: House) -> None:
        live = await one.deal()
        there = await two.hall.find(live.table.id)
        for person in PEOPLE:
            await join(one.hall, live, person)
        storing = gate(one.hall, "append")
        await storing.is_asked.wait()

        one.hall.suspend(live)
        storing.gate.set()

        await comes_true(lambda: there.table.played)
        assert live.table.sequence == there.table.sequence

    scene(play)


def test_the_end_waits_for_what_is_being_stored() -> None:
    """Other processes hear of it before this one is gone."""

    async def play(one: House, two: House) -> None:
        live = await one.open()
        there = await two.hall.find(live.table.id)
        storing = gate(one.hall, "append")
        asked = asyncio.create_task(one.hall.ask(live, ask.Ready(id="ready"), "ann"))
        await storing.is_asked.wait()
        ending = asyncio.create_task(one.hall.close())

        storing.gate.set()
        await ending

        assert asked.done()
        await comes_true(lambda: there.table.seats[0].ready)

    scene(play)


def test_a_command_that_looks_too_early_is_looked_at_again() -> None:
    """What a process has not heard of yet is no reason to refuse anything."""

    async def play(one: House, two: House) -> None:
        live = await one.open()
        there = await two.hall.find(live.table.id)
        one.voice.others = []
        await one.hall.ask(live, ask.Sit(id="sit", name="Ben"), "ben")

        await two.hall.ask(there, ask.Ready(id="ready"), "ben")

        assert there.table.seats[1].ready

    scene(play)


def test_who_comes_back_is_told_everything_once() -> None:
    """What is written already, and not heard of yet where they come back, is told only then."""

    async def play(one: House, two: House) -> None:
        live = await one.open()
        await one.hall.ask(live, ask.Say(id="first", phrase="hello"), "ann")
        there = await two.hall.find(live.table.id)
        seq = live.table.heard[0]
        one.voice.others = []
        await one.hall.ask(live, ask.Say(id="second", phrase="thanks"), "ann")

        _, told = await join(two.hall, there, "ann", Since(seq - 1, 0))
        one.voice.others = [two.hall]
        await one.hall.ask(live, ask.Say(id="third", phrase="hello"), "ann")
        await comes_true(lambda: there.table.sequence == live.table.sequence)

        heard = [message for message in map(read_message, told) if isinstance(message, AnyNews)]
        assert [news.seq for news in heard] == [seq, seq + 1, seq + 2]

    scene(play)


def test_a_damaged_table_stops_no_other() -> None:
    """The rounds go on, and what can be read is taken over."""

    async def play(one: House, two: House) -> None:
        live = await one.deal()
        store = one.hall.store
        await store.leases.release([live.table.id], "one")
        damaged = Summary(
            id="damaged",
            game="buffalo",
            status="playing",
            public=False,
            code=None,
            touched=0,
            due=None,
            asleep=False,
            body=b"",
        )
        await store.tables.append(Row("damaged", 0, 0, None, b"{}"), damaged)

        await two.keeper.attend()

        assert set(two.hall.tables) == {live.table.id}
        assert two.hall.tables[live.table.id].is_held

    scene(play)


def test_a_table_that_somebody_holds_is_not_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long ago it was opened; one that nobody holds is."""

    async def play(one: House, two: House) -> None:
        held, left = await one.open(), await one.open()
        await join(one.hall, held, "ann")
        one.hall.forget(left)
        await one.hall.store.leases.release([left.table.id], "one")
        later = one.hall.clock() + two.keeper.settings.keep_unstarted * DAY + DAY
        monkeypatch.setattr(one.hall, "clock", lambda: later)
        monkeypatch.setattr(two.hall, "clock", lambda: later)
        await one.keeper.attend()

        await two.keeper.clean()

        assert (await two.hall.find(held.table.id)).table.sequence == held.table.sequence
        with pytest.raises(NoTableError):
            await two.hall.find(left.table.id)

    scene(play)


def test_clocks_go_on_where_their_process_died(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is left takes them over once the lease is over, and whoever ran out of time is late."""

    async def play(one: House, two: House) -> None:
        live = await one.deal(clock=ActionClock(seconds=SHORT))
        one.hall.suspend(live)
        one.hall.tables.clear()
        two.voice.others.clear()
        one.voice.others.clear()
        dead_since = one.hall.clock()

        monkeypatch.setattr(two.hall, "clock", lambda: dead_since + SHORT * 1000 + 1)
        await two.keeper.attend()
        assert not two.hall.tables
        monkeypatch.setattr(two.hall, "clock", lambda: dead_since + LEASE_SECONDS * 1000 + 1000)
        await two.keeper.attend()
        (taken,) = two.hall.tables.values()
        await comes_true(lambda: [seat.why for seat in taken.table.seats[:2]] == ["time"] * 2)

        assert taken.is_held
        assert taken.table.sequence > live.table.sequence

    scene(play)


def test_who_is_alone_holds_a_table_at_once_and_writes_that_down_later() -> None:
    """Nobody else could take it meanwhile."""

    async def play(one: House, _: House) -> None:
        store, keeper = one.hall.store, Keeper(one.hall, Settings(), "alone", is_alone=True)
        live = await one.deal()
        assert live.is_held
        assert await store.leases.unattended(one.hall.clock(), 10) == [live.table.id]
        await keeper.attend()
        assert live.is_held
        assert await store.leases.unattended(one.hall.clock(), 10) == []

    scene(play)


def test_a_paused_table_is_left_in_peace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it has left the memory, no round brings it back."""

    async def play(one: House, two: House) -> None:
        live = await one.deal()
        await one.hall.ask(live, ask.Pause(id="pause"), "ann")
        later = one.hall.clock() + (IDLE_SECONDS + 1) * 1000
        monkeypatch.setattr(one.hall, "clock", lambda: later)

        await one.keeper.attend()
        await two.keeper.attend()

        assert not one.hall.tables
        assert not two.hall.tables

    scene(play)


def test_chat_is_forgotten_at_all_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are; later rounds read only what was over since."""
    monkeypatch.setattr(retention, "FORGOTTEN_AT_ONCE", 1)

    async def play(one: House, _: House) -> None:
        tables = [await spoken(one) for _ in range(3)]
        later = one.hall.clock() + one.keeper.settings.keep_chat * DAY + DAY
        monkeypatch.setattr(one.hall, "clock", lambda: later)

        await one.keeper.clean()

        for table in tables:
            rows = await one.hall.store.tables.entries(table)
            assert b"secret" not in b"".join(row.body for row in rows)

    scene(play)


def test_two_who_forget_bring_nothing_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody is erased while what they said is being forgotten by another process."""

    async def play(one: House, two: House) -> None:
        table = await spoken(one)
        later = one.hall.clock() + one.keeper.settings.keep_chat * DAY + DAY
        monkeypatch.setattr(one.hall, "clock", lambda: later)
        store = gate(one.hall, "entries")
        cleaning = asyncio.create_task(one.keeper.clean())
        await store.is_asked.wait()

        await retention.erase(two.hall, "ann")
        store.gate.set()
        await cleaning

        rows = await two.hall.store.tables.entries(table)
        assert [row.person for row in rows] == [None] * len(rows)
        assert b"ann" not in b"".join(row.body for row in rows)
        assert b"secret" not in b"".join(row.body for row in rows)

    scene(play)


async def spoken(house: House) -> str:
    """A table whose game is over, where something was said."""
    said = Said(at=1, by="ann", seat=0, text="secret")
    name = house.opener.chance.table()
    over = Summary(
        id=name,
        game="buffalo",
        status="over",
        public=False,
        code=None,
        touched=house.hall.clock(),
        due=None,
        asleep=False,
        body=b"",
    )
    await house.hall.store.tables.append(Row(name, 0, 1, "ann", write_entry(said)), over)
    return name
