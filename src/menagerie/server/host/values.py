"""Values of settings: read from text, checked, and written as text again."""

import re
from collections.abc import Callable, Mapping
from ipaddress import ip_network
from typing import Any, Literal, get_args, get_origin
from urllib.parse import urlsplit

import msgspec

from menagerie.server.host.urls import is_postgresql

HOUR = 3600
SHORTEST_SECRET = 32
UNITS = {"second": 1, "minute": 60, "hour": HOUR, "day": 24 * HOUR}


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and as many again in so many seconds; a count of 0 is no limit."""

    count: int
    seconds: float

    def __str__(self) -> str:
        return f"{self.count}/{self.seconds:.15g}"


class WrongValueError(ValueError):
    """What a value must be."""


def to_text(value: object) -> str:
    """A setting as it is written in an environment variable."""
    if isinstance(value, Rate):
        return str(value)
    if isinstance(value, tuple):
        return ",".join(value)
    if isinstance(value, float):
        return f"{value:.15g}"
    return str(value)


def read_kind(kind: Any, text: str) -> Any:
    """Read a value of some type."""
    if kind is Rate:
        return read_rate(text)
    if kind == tuple[str, ...]:
        return tuple(part.strip() for part in text.split(",") if part.strip())
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError:
        raise WrongValueError(described(kind)) from None


def read_rate(text: str) -> Rate:
    """Read COUNT/SECONDS, or COUNT/minute and the like."""
    count, _, unit = text.partition("/")
    try:
        rate = Rate(int(count), float(UNITS.get(unit.strip(), unit)))
    except ValueError:
        rate = Rate(-1, 0)
    if rate.count < 0 or not 0 < rate.seconds <= 366 * 24 * HOUR:
        raise WrongValueError("COUNT/SECONDS, such as 20/60 or 20/minute")
    return rate


def described(kind: Any) -> str:
    """What values a type has, in words."""
    if get_origin(kind) is Literal:
        return "one of " + ", ".join(get_args(kind))
    number, limits = get_args(kind)
    word = "a whole number" if number is int else "a number"
    return f"{word} from {limits.ge} to {limits.le}"


def all_is_well(_: object) -> None:
    """Ask nothing further."""


def _check_database(url: str) -> None:
    if not is_postgresql(url) and not re.match(r"sqlite(\+\w+)?://($|/.)", url):
        raise WrongValueError("sqlite:///FILE or postgresql://USER@HOST/NAME")


def _check_bus(url: str) -> None:
    if url and not re.match(r"(rediss?|unix)://.", url):
        raise WrongValueError("redis://HOST:PORT/NUMBER, or empty")


def _check_secret(secret: str) -> None:
    if secret and len(secret) < SHORTEST_SECRET:
        raise WrongValueError(f"{SHORTEST_SECRET} characters or more")


def _check_origin(url: str) -> None:
    parts = urlsplit(url)
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.path not in {"", "/"}:
        raise WrongValueError("http://HOST or https://HOST, with a port if need be and no path")


def _check_origins(origins: tuple[str, ...]) -> None:
    for origin in origins:
        _check_origin(origin)


def _check_public_url(url: str) -> None:
    if url:
        _check_origin(url)


def _check_proxies(networks: tuple[str, ...]) -> None:
    try:
        for network in networks:
            ip_network(network)
    except ValueError:
        raise WrongValueError("addresses or networks, such as 10.0.0.0/8") from None


CHECKS: Mapping[str, Callable[[Any], None]] = {
    "database": _check_database,
    "bus": _check_bus,
    "secret": _check_secret,
    "public_url": _check_public_url,
    "origins": _check_origins,
    "trusted_proxies": _check_proxies,
}
