"""People whose door is shut while they are connected: they are told why, and let go."""

import asyncio
import gc
import warnings
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from menagerie.server.app import Server
from menagerie.server.hall.live_table import LiveTable
from menagerie.server.socket.connection import FORBIDDEN
from menagerie.table.wire import commands as ask
from tests.server.in_process import Page, house, open_table, start, until
from tests.server.servers import PATIENCE, running


async def are_told(page: Page, key: str) -> None:
    """The last that a page is sent is a refusal, and then it is disconnected."""
    await until(lambda: page.wire.closed == FORBIDDEN)
    assert page.messages[-1]["key"] == key


async def two_and_a_watcher(server: Server, **settings: bool) -> tuple[LiveTable, Page, Page]:
    """A table not yet started; the page of the second who sits there, and of one who watches."""
    live = await open_table(server, "zoo", ["Ann", "Ben"], **settings)
    ben = await Page(server, "Ben").open(live.table.id, key=live.table.join_key)
    return live, ben, await Page(server, None).open(live.table.id, key=live.table.watch_key)


@pytest.mark.parametrize("is_playing", [False, True])
def test_who_is_removed_hears_nothing_more(tmp_path: Path, *, is_playing: bool) -> None:
    """Not even as one of those who watch; others stay."""

    async def main() -> None:
        async with house(tmp_path) as server:
            live, ben, eve = await two_and_a_watcher(server)
            if is_playing:
                await start(server, live)
            await server.hall.decisions.ask(live, ask.Remove(id="r", seat=1), "Ann")
            await are_told(ben, "removed")
            assert [told["type"] for told in ben.messages].count("table") <= 2
            await eve.until(lambda: eve.places[1]["kind"] != "person")
            assert {one.person for one in live.listeners} == {None}
            count = len(ben.messages)
            await server.hall.decisions.ask(live, ask.Say(id="s", phrase="bye"), "Ann")
            await eve.until(lambda: eve.shown.get("chat"))
            assert len(ben.messages) == count

    asyncio.run(main())


@pytest.mark.parametrize("is_public", [False, True])
def test_who_watches_goes_when_nobody_may(tmp_path: Path, *, is_public: bool) -> None:
    """The host turns spectators off; at a public table who looks for a seat may until it starts."""

    async def main() -> None:
        async with house(tmp_path) as server:
            live, _, eve = await two_and_a_watcher(server, public=is_public)
            settings = msgspec.structs.replace(live.table.settings, spectators=False)
            await server.hall.decisions.ask(live, ask.Change(id="c", settings=settings), "Ann")
            assert (None in {one.person for one in live.listeners}) is is_public
            await start(server, live)
            await are_told(eve, "no_key")
            assert {one.person for one in live.listeners} == {"Ben"}

    asyncio.run(main())


def test_who_is_erased_is_connected_nowhere(tmp_path: Path) -> None:
    """Also not to a table that anybody may watch."""

    async def main() -> None:
        async with house(tmp_path) as server:
            _, ben, eve = await two_and_a_watcher(server, public=True)
            other = await open_table(server, "zoo", ["Ann"], public=True)
            watching = await Page(server, "Ben").open(other.table.id)
            await server.hall.erasure.erase("Ben")
            for page in (ben, watching):
                await are_told(page, "forgotten")
            assert eve.wire.closed is None

    asyncio.run(main())


def test_a_real_socket_is_closed_with_its_code_and_reason(tmp_path: Path) -> None:
    """So that a client does not come back by itself."""
    with running(tmp_path) as server:
        ann, ben = server.person("Ann"), server.person("Ben")
        table = server.open_table(ann, public=True)
        hall = server.server.hall
        live = server.do(hall.tables.find(table))
        server.do(hall.decisions.ask(live, ask.Sit(id="s", name="Ben", seat=1), ben.id))
        with server.connect(table, ben) as socket:
            socket.recv()
            server.do(hall.decisions.ask(live, ask.Remove(id="r", seat=1), ann.id))
            told: list[str | bytes] = []
            with suppress(ConnectionClosed):
                told.extend(iter(lambda: socket.recv(PATIENCE), None))
            code, reason = socket.close_code, socket.close_reason
    assert msgspec.json.decode(told[-1])["key"] == "removed"
    assert (code, reason) == (FORBIDDEN, "The host has removed you from this table.")


def test_work_that_never_began_is_put_away(tmp_path: Path) -> None:
    """A task that is cancelled before its first step leaves nothing behind that waits."""

    async def work() -> None:
        raise AssertionError

    async def main() -> None:
        async with house(tmp_path) as server:
            server.hall.tasks.spawn(work()).cancel()
            await until(lambda: not server.hall.tasks.running)

    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        asyncio.run(main())
        gc.collect()

    assert [str(one.message) for one in caught if "never awaited" in str(one.message)] == []
