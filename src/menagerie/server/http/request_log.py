"""Requests as they are logged and counted: method, path, status, milliseconds."""

import logging
import time
from collections.abc import Callable, Collection

from menagerie.server.access.origin import BARE, App, Message, Receive, Scope, Send
from menagerie.server.host.metrics import Metrics

QUIET = ("/health", "/ready", "/metrics")
METHODS = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})
OTHER = "other"
SWITCHED, FAILED = 101, 500


class RequestLog:
    """ASGI middleware that logs and counts requests: method, path, status, milliseconds."""

    def __init__(
        self,
        app: App,
        metrics: Metrics,
        clock: Callable[[], float] = time.perf_counter,
        quiet: Collection[str] = QUIET,
    ) -> None:
        self.app = app
        self.metrics = metrics
        self.clock = clock
        self.quiet = quiet
        self.log = logging.getLogger("menagerie.requests")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the application does, and write down how."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        status = FAILED
        started = self.clock()

        async def send_noting(message: Message) -> None:
            nonlocal status
            status = status_of(message, status)
            await send(message)

        if scope["type"] == "websocket":
            scope[BARE] = receive, send  # the messages of an open socket have no status
        try:
            await self.app(scope, receive, send_noting)
        finally:
            self.note(scope, status, self.clock() - started)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Write down one request, or one socket when it is closed."""
        method = method_of(scope)
        self.metrics.requests.labels(method, route_of(scope), status).inc()
        if scope["type"] == "http":
            self.metrics.request_seconds.observe(seconds)
        level = logging.DEBUG if scope["path"] in self.quiet else logging.INFO
        if self.log.isEnabledFor(level):
            fields = {
                "method": method,
                "path": scope["path"],
                "status": status,
                "milliseconds": round(seconds * 1000, 1),
            }
            self.log.log(level, "request", extra={"fields": fields})


def status_of(message: Message, before: int) -> int:
    """The status after a message of the application was sent."""
    kind = message["type"]
    if kind in {"http.response.start", "websocket.http.response.start"}:
        status: int = message["status"]
        return status
    if kind == "websocket.accept":
        return SWITCHED
    if kind == "websocket.close" and before != SWITCHED:
        return 403
    return before


def method_of(scope: Scope) -> str:
    """The method of a request; the unusual are counted as one, as anybody can make them up."""
    if scope["type"] == "websocket":
        return "SOCKET"
    return str(scope["method"]) if scope["method"] in METHODS else OTHER


def route_of(scope: Scope) -> str:
    """The pattern of a path, which has no ids in it."""
    return str(getattr(scope.get("route"), "path", OTHER))
