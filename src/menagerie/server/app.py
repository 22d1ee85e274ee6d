"""The application: the composition root of one process."""

import asyncio
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from menagerie.core.errors import MenagerieError
from menagerie.server import http
from menagerie.server.access.identity import Signer
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
from menagerie.server.access.visitors import Visitors
from menagerie.server.bus import ALONE, Bus, make_bus
from menagerie.server.hall import Hall
from menagerie.server.hall.commands import Commands
from menagerie.server.hall.hints import Hints
from menagerie.server.hall.new_tables import NewTables
from menagerie.server.hall.reports import Reports
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
from menagerie.server.store import Store, StoreError
from menagerie.server.store.lock import Lock

SECRET = "cookie secret"  # noqa: S105 - the name of a setting
SECRET_BYTES, ORIGIN_BYTES = 32, 8


class Server:
    """All parts of one process; `start` makes those that need the database."""

    store: Store
    bus: Bus
    hall: Hall
    new_tables: NewTables
    commands: Commands
    sockets: Sockets
    signer: Signer
    visitors: Visitors

    def __init__(
        self, settings: Settings, clock: Clock = wall_clock, chance: Chance | None = None
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.chance = chance or TrueChance()
        self.origin = secrets.token_hex(ORIGIN_BYTES) if settings.bus else ALONE
        self.metrics = Metrics()
        self.limits = Limits(settings, self.metrics)
        self.is_ready = False

    async def start(self) -> None:
        """Open the store and the bus, and begin the rounds."""
        self._lock = Lock.of(self.settings.database)
        try:
            self.store = await Store.open(self.settings.database)
        except BaseException:
            self._lock.release()
            raise
        self.bus = make_bus(self.settings.bus, self.origin, self.metrics)
        await self._make_parts()
        await self.bus.start(self.hall.peers.hear, self.hall.peers.regained)
        await self.hall.rounds.start()
        self.hall.tasks.spawn(asyncio.to_thread(load_rules))
        leave_sweeping()
        take_turns()
        self.is_ready = True

    async def _make_parts(self) -> None:
        """Make the parts that stand on the store and the bus."""
        store, limits, clock = self.store, self.limits, self.clock
        secret = self.settings.secret or await store.settings.get(
            SECRET, lambda: secrets.token_hex(SECRET_BYTES)
        )
        logs.hide(secret)
        self.signer = Signer(secret)
        self.visitors = Visitors(store.people, self.signer, clock)
        hall = self.hall = Hall(store, self.bus, self.metrics, self.settings, self.origin, clock)
        self.new_tables = NewTables(
            store, hall.tables, hall.decisions, hall.peers, self.chance, clock
        )
        hints, reports = Hints(hall.decisions, hall.bots), Reports(store, clock)
        self.commands = Commands(hall.decisions, self.new_tables, hints, reports, limits, clock)
        self.sockets = Sockets(hall, self.commands, store.people, limits, self.metrics, clock)

    async def close(self) -> None:
        """End in the order in which nothing is lost."""
        self.is_ready = False
        await self.sockets.close()
        await self.hall.close()
        await self.bus.close()
        await self.store.close()
        self._lock.release()
        sweep_again()

    async def socket(self, websocket: WebSocket) -> None:
        """Serve a socket to a table."""
        if not same_origin(websocket.scope, self.settings):
            await websocket.close(FORBIDDEN, "this page may not connect")
            return
        try:
            person = await self.visitors.find(websocket.scope["headers"])
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
    """ASGI middleware: a refused start is explained in one sentence, without a traceback."""

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
    """The application with the settings of the environment."""
    return make_app(Server(read_settings(os.environ)))
