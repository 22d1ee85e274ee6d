"""Connections that come and go, seen from inside a server."""

import asyncio
from collections.abc import Iterator, MutableMapping
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from menagerie.server.hall.live_table import Listener, LiveTable
from menagerie.table.wire import commands as ask
from tests.server.servers import Guest, Running, running

Message = MutableMapping[str, Any]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server whose loop a test can work in."""
    with running(tmp_path) as found:
        yield found


def two_at_play(server: Running) -> tuple[LiveTable, Guest]:
    """A game between two people, and the first of them."""
    ada, ben = server.person("Ada"), server.person("Ben")
    table = server.open_table(ada, seats=2, public=True)
    hall = server.server.hall
    live = server.do(hall.tables.find(table))
    server.do(hall.decisions.ask(live, ask.Sit(id="sit", name="Ben"), ben.id))
    server.do(hall.decisions.ask(live, ask.Ready(id="ready"), ben.id))
    server.do(hall.decisions.ask(live, ask.Start(id="start"), ada.id))
    return live, ada


def test_who_is_back_is_watched_no_longer(server: Running) -> None:
    """Losing the connection again later starts the moment anew."""
    live, ada = two_at_play(server)
    hall = server.server.hall

    async def come_and_go() -> list[bool]:
        listener = Listener(ada.id, lambda _: None)
        found = []
        for _ in range(2):
            await hall.presence.join(live, listener)
            found.append(0 in live.away)
            hall.presence.leave(live, listener)
            found.append(0 in live.away)
        return found

    assert server.do(come_and_go()) == [False, True, False, True]


def test_who_comes_back_at_the_last_moment_was_never_away(server: Running) -> None:
    """While their going away waits to be stored, they are here again."""
    live, ada = two_at_play(server)
    hall = server.server.hall

    async def come_back_late() -> int | None:
        async with live.lock:
            hall.presence._look(live, 0)
            await asyncio.sleep(0)
            live.add(Listener(ada.id, lambda _: None))
        await asyncio.gather(*hall.tasks.running)
        return live.table.seats[0].away_since

    assert server.do(come_back_late()) is None


def test_who_stays_away_is_noticed(server: Running) -> None:
    """Their grace begins."""
    live, _ = two_at_play(server)
    hall = server.server.hall

    async def stay_away() -> int | None:
        hall.presence._look(live, 0)
        await asyncio.gather(*hall.tasks.running)
        return live.table.seats[0].away_since

    assert server.do(stay_away()) is not None


def test_a_connection_whose_sending_failed_ends_quietly(server: Running) -> None:
    """Starlette then refuses to read from it, too."""
    live, ada = two_at_play(server)

    async def serve() -> None:
        has_failed = asyncio.Event()
        heard = iter([{"type": "websocket.connect"}])

        async def receive() -> Message:
            if (first := next(heard, None)) is not None:
                return first
            await has_failed.wait()
            return {"type": "websocket.receive", "text": '{"type":"ping","id":"1"}'}

        async def send(message: Message) -> None:
            if message["type"] == "websocket.send":
                has_failed.set()
                raise OSError

        path = {"table": live.table.id}
        scope = {"type": "websocket", "path_params": path, "query_string": b"", "headers": []}
        await server.server.sockets.serve(WebSocket(scope, receive, send), ada.id)

    server.do(serve())

    assert server.server.sockets.open == set()
