"""Logs: a line of JSON or text for each event, without any secret.

A log contains no address and no cookie. `extra={"fields": {…}}` adds facts to a line.
"""

import logging
import re
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any
from urllib.parse import urlsplit

import msgspec

from menagerie.server.host.settings import COOKIE, Settings
from menagerie.server.host.urls import without_password

HIDDEN = "…"
SHORTEST_HIDDEN = 4

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
