"""What two processes that serve one table must not miss."""

import asyncio

import pytest

from menagerie.server.bus import ALONE
from menagerie.server.hall import NoTableError, presence, retention
from menagerie.server.hall.idle_tables import IDLE_SECONDS
from menagerie.server.hall.lease_renewal import LEASE_SECONDS
from menagerie.server.hall.presence import Since
from menagerie.server.host.clock import DAY, SECOND
from menagerie.server.store import Row, Summary
from menagerie.table.entries import Said, write_entry
from menagerie.table.wire import commands as ask
from menagerie.table.wire.messages import AnyNews, read_message
from menagerie.table.wire.settings import ActionClock
from tests.server.crashes.halls import PEOPLE, House, comes_true, join, scene

# Seconds for a turn, fewer than a lease has.
SHORT = 5


def test_who_leaves_one_process_is_missed_at_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the lease is, the grace of somebody begins who was connected elsewhere."""

    async def play(one: House, two: House) -> None:
        here = await one.deal()
        there = await two.hall.tables.find(here.table.id)
        assert (here.is_held, there.is_held) == (True, False)
        await join(one.hall, here, "ann")
        ben, _ = await join(two.hall, there, "ben")
        await comes_true(lambda: here.here.seats == (True, True, False))

        # Only now: in the lobby, too, who is not connected would be away at once.
        monkeypatch.setattr(presence, "AWAY_SECONDS", 0)
        two.hall.presence.leave(there, ben)

        await comes_true(lambda: there.table.seats[1].away_since is not None)
        assert here.table.seats[0].away_since is None

    scene(play)


def test_what_is_told_while_a_table_is_read_is_heard() -> None:
    """An entry that is written just after a journal was read is not forgotten."""

    async def play(one: House, two: House) -> None:
        live = await one.open()
        reading = two.gate("entries")
        found = asyncio.create_task(two.hall.tables.find(live.table.id))
        await reading.is_asked.wait()

        await one.hall.decisions.ask(live, ask.Ready(id="ready"), "ann")
        reading.gate.set()

        assert (await found).table.sequence == live.table.sequence

    scene(play)


def test_a_bot_that_is_stopped_while_it_acts_is_heard() -> None:
    """What is being stored when a lease is lost is told to everybody."""

    async def play(one: House, two: House) -> None:
        live = await one.deal()
        there = await two.hall.tables.find(live.table.id)
        for person in PEOPLE:
            await join(one.hall, live, person)
        storing = one.gate("append")
        await storing.is_asked.wait()

        one.hall.leases.suspend(live)
        storing.gate.set()

        await comes_true(lambda: there.table.played)
        assert live.table.sequence == there.table.sequence

    scene(play)


def test_the_end_waits_for_what_is_being_stored() -> None:
    """Other processes hear of it before this one is gone."""

    async def play(one: House, two: House) -> None:
        live = await one.open()
        there = await two.hall.tables.find(live.table.id)
        storing = one.gate("append")
        asked = asyncio.create_task(one.hall.decisions.ask(live, ask.Ready(id="ready"), "ann"))
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
        there = await two.hall.tables.find(live.table.id)
        one.voice.others = []
        await one.hall.decisions.ask(live, ask.Sit(id="sit", name="Ben"), "ben")

        await two.hall.decisions.ask(there, ask.Ready(id="ready"), "ben")

        assert there.table.seats[1].ready

    scene(play)


def test_who_comes_back_is_told_everything_once() -> None:
    """What is written already, and not heard of yet where they come back, is told only then."""

    async def play(one: House, two: House) -> None:
        live = await one.open()
        await one.hall.decisions.ask(live, ask.Say(id="first", phrase="hello"), "ann")
        there = await two.hall.tables.find(live.table.id)
        seq = live.table.heard[0]
        one.voice.others = []
        await one.hall.decisions.ask(live, ask.Say(id="second", phrase="thanks"), "ann")

        _, told = await join(two.hall, there, "ann", Since(seq - 1, 0))
        one.voice.others = [two.hall]
        await one.hall.decisions.ask(live, ask.Say(id="third", phrase="hello"), "ann")
        await comes_true(lambda: there.table.sequence == live.table.sequence)

        heard = [message for message in map(read_message, told) if isinstance(message, AnyNews)]
        assert [news.seq for news in heard] == [seq, seq + 1, seq + 2]

    scene(play)


def test_a_damaged_table_stops_no_other() -> None:
    """The rounds go on, and what can be read is taken over."""

    async def play(one: House, two: House) -> None:
        live = await one.deal()
        store = one.store
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

        await two.hall.rounds.attend()

        assert set(two.hall.tables.live) == {live.table.id}
        assert two.hall.tables.live[live.table.id].is_held

    scene(play)


def test_a_table_that_somebody_holds_is_not_removed() -> None:
    """However long ago it was opened; one that nobody holds is."""

    async def play(one: House, two: House) -> None:
        held, left = await one.open(), await one.open()
        await join(one.hall, held, "ann")
        one.hall.tables.forget(left)
        await one.store.leases.release([left.table.id], "one")
        for house in (one, two):
            house.clock.later((house.settings.keep_unstarted + 1) * DAY)
        await one.hall.rounds.attend()

        await two.hall.retention.clean()

        assert (await two.hall.tables.find(held.table.id)).table.sequence == held.table.sequence
        with pytest.raises(NoTableError):
            await two.hall.tables.find(left.table.id)

    scene(play)


def test_clocks_go_on_where_their_process_died() -> None:
    """Who is left takes them over once the lease is over, and whoever ran out of time is late."""

    async def play(one: House, two: House) -> None:
        live = await one.deal(clock=ActionClock(seconds=SHORT))
        one.hall.leases.suspend(live)
        one.hall.tables.live.clear()
        two.voice.others.clear()
        one.voice.others.clear()

        two.clock.later(SHORT * SECOND + 1)
        await two.hall.rounds.attend()
        assert not two.hall.tables.live
        two.clock.later(LEASE_SECONDS * SECOND)
        await two.hall.rounds.attend()
        (taken,) = two.hall.tables.live.values()
        await comes_true(lambda: [seat.why for seat in taken.table.seats[:2]] == ["time"] * 2)

        assert taken.is_held
        assert taken.table.sequence > live.table.sequence

    scene(play)


def test_who_is_alone_holds_a_table_at_once_and_writes_that_down_later() -> None:
    """Nobody else could take it meanwhile."""

    async def play(one: House, _: House) -> None:
        alone = House(one.store, ALONE)
        leases = alone.store.leases
        live = await alone.deal()
        assert live.is_held
        assert await leases.unattended(alone.clock(), 10) == [live.table.id]
        await alone.hall.rounds.attend()
        assert live.is_held
        assert await leases.unattended(alone.clock(), 10) == []
        await alone.close()

    scene(play)


def test_a_paused_table_is_left_in_peace() -> None:
    """Once it has left the memory, no round brings it back."""

    async def play(one: House, two: House) -> None:
        live = await one.deal()
        await one.hall.decisions.ask(live, ask.Pause(id="pause"), "ann")
        one.clock.later((IDLE_SECONDS + 1) * SECOND)

        await one.hall.rounds.attend()
        await two.hall.rounds.attend()

        assert not one.hall.tables.live
        assert not two.hall.tables.live

    scene(play)


def test_chat_is_forgotten_at_all_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are; later rounds read only what was over since."""
    monkeypatch.setattr(retention, "FORGOTTEN_AT_ONCE", 1)

    async def play(one: House, _: House) -> None:
        tables = [await spoken(one) for _ in range(3)]
        one.clock.later((one.settings.keep_chat + 1) * DAY)

        await one.hall.retention.clean()

        for table in tables:
            rows = await one.store.tables.entries(table)
            assert b"secret" not in b"".join(row.body for row in rows)

    scene(play)


def test_two_who_forget_bring_nothing_back() -> None:
    """Somebody is erased while what they said is being forgotten by another process."""

    async def play(one: House, two: House) -> None:
        table = await spoken(one)
        one.clock.later((one.settings.keep_chat + 1) * DAY)
        store = one.gate("entries")
        cleaning = asyncio.create_task(one.hall.retention.clean())
        await store.is_asked.wait()

        await two.hall.erasure.erase("ann")
        store.gate.set()
        await cleaning

        rows = await two.store.tables.entries(table)
        assert [row.person for row in rows] == [None] * len(rows)
        assert b"ann" not in b"".join(row.body for row in rows)
        assert b"secret" not in b"".join(row.body for row in rows)

    scene(play)


async def spoken(house: House) -> str:
    """A table whose game is over, where something was said."""
    said = Said(at=1, by="ann", seat=0, text="secret")
    name = house.chance.table()
    over = Summary(
        id=name,
        game="buffalo",
        status="over",
        public=False,
        code=None,
        touched=house.clock(),
        due=None,
        asleep=False,
        body=b"",
    )
    await house.store.tables.append(Row(name, 0, 1, "ann", write_entry(said)), over)
    return name
