"""Logs: a line of JSON for each event, or of text on a terminal, and no secret in any.

A log names no address and no cookie of anybody. `extra={"fields": {…}}` adds facts to a line.
"""

import logging
import re
import time
from collections.abc import Callable, Collection, Iterable
from datetime import UTC, datetime
from typing import Any
from urllib.parse import urlsplit

import msgspec

from menagerie.server.access.identity import COOKIE
from menagerie.server.access.origin import App, Message, Receive, Scope, Send
from menagerie.server.host.metrics import Metrics
from menagerie.server.host.settings import Settings
from menagerie.server.host.urls import without_password
from menagerie.server.socket.frames import BARE

HIDDEN = "…"
SHORTEST_HIDDEN = 4
QUIET = ("/health", "/ready", "/metrics")
METHODS = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})
OTHER = "other"
SWITCHED, FAILED = 101, 500

# A path's query, what is said to be secret, and what looks like one of ours.
PATTERNS = (
    (re.compile(r"""(/[^\s"'?#]*)\?[^\s"'=]*=[^\s"']*"""), r"\1"),
    (re.compile(r"""(?i)\b(\w*(?:key|token|secret|password))=[^\s&;"']+"""), rf"\1={HIDDEN}"),
    (re.compile(r"""(?i)(\b(?:set-)?cookie["']?\s*[:=,]\s*).*"""), rf"\1{HIDDEN}"),
    (re.compile(rf"""\b{COOKIE}=[^\s;"']+"""), f"{COOKIE}={HIDDEN}"),
    (re.compile(r"""(?i)(\bbearer\s+)[^\s"']+"""), rf"\1{HIDDEN}"),
    (re.compile(r"\bm[bd]_[\w-]{8,}"), HIDDEN),
    (re.compile(r"(?<![\w-])[\w-]{22}\.[\w-]{5,}\.[\w-]{27,}"), HIDDEN),
)

_hidden: set[str] = set()


def hide(secret: str) -> None:
    """Let a secret never appear in a log of this process."""
    if len(secret) >= SHORTEST_HIDDEN:
        _hidden.add(secret)


def secrets_of(settings: Settings) -> list[str]:
    """What the settings keep secret."""
    passwords = (urlsplit(url).password or "" for url in (settings.database, settings.bus))
    return [settings.secret, *passwords]


def without_secrets(text: str) -> str:
    """A text as it may be logged."""
    for secret in _hidden:
        text = text.replace(secret, HIDDEN)
    for pattern, instead in PATTERNS:
        text = pattern.sub(instead, text)
    return without_password(text)


def scrub(value: Any) -> Any:
    """Any value as it may be logged."""
    if isinstance(value, str):
        return without_secrets(value)
    if isinstance(value, dict):
        return {str(name): scrub(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [scrub(inner) for inner in value]
    if isinstance(value, bool | int | float | None):
        return value
    return without_secrets(str(value))


class Lines(logging.Formatter):
    """Lines in which some secrets never appear."""

    def __init__(self, hidden: Iterable[str] = ()) -> None:
        super().__init__()
        for secret in hidden:
            hide(secret)


class JsonLines(Lines):
    """Each record a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write one record."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(scrub(line)).decode()


class PlainLines(Lines):
    """Each record a line of text for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Write one record."""
        at = datetime.fromtimestamp(record.created, UTC).astimezone().strftime("%H:%M:%S")
        fields = "".join(
            f" {name}={value}" for name, value in getattr(record, "fields", {}).items()
        )
        text = f"{at} {record.levelname.lower():7} {record.getMessage()}{fields}"
        if record.exc_info:
            text += "\n" + self.formatException(record.exc_info)
        return without_secrets(text)


def is_no_socket(record: logging.LogRecord) -> bool:
    """Leave out uvicorn's lines about sockets, which name addresses; `RequestLog` has its own."""
    return '"WebSocket %s"' not in str(record.msg)


def log_config(settings: Settings) -> dict[str, Any]:
    """The configuration of all logging, uvicorn's included."""
    lines = JsonLines if settings.log_format == "json" else PlainLines
    level = settings.log_level.upper()
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": lines, "hidden": secrets_of(settings)}},
        "filters": {"no sockets": {"()": _NoSockets}},
        "handlers": {
            "out": {
                "class": "logging.StreamHandler",
                "formatter": "lines",
                "filters": ["no sockets"],
                "stream": "ext://sys.stderr",
            }
        },
        "root": {"level": level, "handlers": ["out"]},
        "loggers": {
            "uvicorn": {"level": level, "handlers": [], "propagate": True},
            "uvicorn.error": {"level": level, "handlers": [], "propagate": True},
            "uvicorn.access": {"level": "CRITICAL", "handlers": [], "propagate": False},
            # What these say below a warning is of no use, or can contain what people sent.
            "alembic.runtime.plugins": {"level": "WARNING"},
            "asyncio": {"level": "WARNING"},
            "sqlalchemy": {"level": "WARNING"},
            "websockets": {"level": "WARNING"},
        },
    }


class _NoSockets(logging.Filter):
    """`is_no_socket` as a class, which a configuration can name in every process."""

    def filter(self, record: logging.LogRecord) -> bool:
        return is_no_socket(record)


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
