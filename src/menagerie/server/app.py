"""The application: everything a process needs, started and ended in order."""

import asyncio
import os
import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from menagerie.core.errors import MenagerieError
from menagerie.server import http
from menagerie.server.access.identity import SEEN_EVERY, Signer, bearer_of, cookie_of, find_bot
from menagerie.server.access.limits import Limits
from menagerie.server.access.origin import (
    App,
    Message,
    Receive,
    SafeHeaders,
    Scope,
    Send,
    same_origin,
)
from menagerie.server.bus import make_bus
from menagerie.server.hall import Hall
from menagerie.server.hall.analysis_queue import Analyst
from menagerie.server.hall.bots import Thinkers
from menagerie.server.hall.commands import Desk
from menagerie.server.hall.new_tables import Opener
from menagerie.server.hall.rounds import Keeper
from menagerie.server.host import logs
from menagerie.server.host.clock import Clock, wall_clock
from menagerie.server.host.garbage import leave_sweeping, sweep_again
from menagerie.server.host.ids import Chance, TrueChance
from menagerie.server.host.metrics import Metrics
from menagerie.server.host.settings import Settings, read_settings
from menagerie.server.host.warmup import load_rules, take_turns
from menagerie.server.http.page import Page
from menagerie.server.http.request_log import RequestLog
from menagerie.server.socket.connection import FORBIDDEN, Sockets, turn_away
from menagerie.server.store import Person, Store, StoreError
from menagerie.server.store.lock import Lock

SECRET = "cookie secret"  # noqa: S105 - the name of a setting
SECRET_BYTES = 32
# One process alone is always the same holder: after a crash it goes on at once.
ALONE = "alone"


class Server:
    """All parts of one process; `start` makes those that wait for others."""

    store: Store
    hall: Hall
    opener: Opener
    analyst: Analyst
    desk: Desk
    sockets: Sockets
    keeper: Keeper
    signer: Signer

    def __init__(
        self, settings: Settings, clock: Clock = wall_clock, chance: Chance | None = None
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.chance = chance or TrueChance()
        self.origin = secrets.token_hex(8)
        self.metrics = Metrics()
        self.limits = Limits(settings, self.metrics)
        self.is_ready = False

    async def start(self) -> None:
        """Open the store and the bus, and begin the rounds."""
        settings = self.settings
        self._lock = Lock.of(settings.database)
        try:
            self.store = await Store.open(settings.database)
        except BaseException:
            self._lock.release()
            raise
        secret = settings.secret or await self.store.settings.get(
            SECRET, lambda: secrets.token_hex(SECRET_BYTES)
        )
        logs.hide(secret)
        self.signer = Signer(secret)
        bus = make_bus(settings.bus, self.origin, self.metrics)
        thinkers = Thinkers(settings.bot_threads_each, self.metrics)
        self.hall = Hall(self.store, bus, thinkers, self.metrics, self.origin, self.clock)
        self.opener = Opener(self.hall, self.chance)
        self.analyst = Analyst(self.hall)
        self.desk = Desk(self.hall, self.opener, self.limits)
        self.sockets = Sockets(self.desk, settings, self.metrics)
        is_alone = not settings.bus
        holder = ALONE if is_alone else self.origin
        self.keeper = Keeper(self.hall, settings, holder, is_alone=is_alone)
        await bus.start(self.hall.hear, self.hall.regained)
        await self.keeper.start()
        self.hall.spawn(asyncio.to_thread(load_rules))
        leave_sweeping()
        take_turns()
        self.is_ready = True

    async def close(self) -> None:
        """End in the order in which nothing is lost."""
        self.is_ready = False
        await self.sockets.close()
        await self.analyst.close()
        await self.hall.close()
        await self.keeper.close()
        self.hall.thinkers.close()
        await self.hall.bus.close()
        await self.store.close()
        self._lock.release()
        sweep_again()

    async def who(self, scope: Mapping[str, Any]) -> Person | None:
        """The person who asks, if they are still kept; it is noted that they were seen."""
        shown, now = await self._shown(scope), self.clock()
        person = None if shown is None else await self.store.people.find(shown)
        if person is not None and now - person.seen > SEEN_EVERY:
            await self.store.people.touch(person.id, now)
        return person

    async def _shown(self, scope: Mapping[str, Any]) -> str | None:
        """The person that a token or a cookie names."""
        bearer = bearer_of(scope["headers"])
        if bearer is not None:
            token = await find_bot(self.store.people, bearer, self.clock())
            return None if token is None else token.person
        return self.signer.read(cookie_of(scope["headers"]))

    async def socket(self, websocket: WebSocket) -> None:
        """Serve a socket to a table."""
        if not same_origin(websocket.scope, self.settings):
            await websocket.close(FORBIDDEN, "this page may not connect")
            return
        try:
            person = await self.who(websocket.scope)
        except StoreError as error:
            await turn_away(websocket, error)
            return
        await self.sockets.serve(websocket, None if person is None else person.id)


def make_app(server: Server) -> App:
    """The application around a server."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.close()

    routes = [
        WebSocketRoute("/api/v1/tables/{table}/socket", server.socket),
        *http.routes(server),
        *Page().routes(),
    ]
    app = SafeHeaders(Starlette(routes=routes, lifespan=lifespan), server.settings)
    return Starting(RequestLog(app, server.metrics))


class Starting:
    """ASGI middleware: a start that is refused is told in one sentence, without a traceback."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the application does."""
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return

        failed: list[Message] = []

        async def send_success(message: Message) -> None:
            if message["type"].endswith(".failed"):
                failed.append(message)
            else:
                await send(message)

        try:
            await self.app(scope, receive, send_success)
        except MenagerieError as error:
            await send({"type": failed[0]["type"], "message": str(error)})
        except BaseException:
            await send(failed[0])
            raise


def from_environment() -> App:
    """The application as the environment describes it."""
    return make_app(Server(read_settings(os.environ)))
