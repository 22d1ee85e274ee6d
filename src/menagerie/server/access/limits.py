"""Limits: rates, sizes, and the client that they count for."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Literal

import msgspec
from starlette.requests import ClientDisconnect

from menagerie.core.errors import MenagerieError
from menagerie.server.host.metrics import Metrics
from menagerie.server.host.settings import Rate, Settings

Kind = Literal[
    "tables",
    "sign_ups",
    "commands",
    "chat",
    "why_not",
    "hints",
    "look_ups",
    "imports",
    "trials",
    "requests",
]

MOST_BUCKETS = 100_000
# One household has a network of this size in IPv6, and may use any address of it.
HOUSEHOLD = 64
UNKNOWN = "unknown"


class LimitedError(MenagerieError):
    """A limit is reached; `seconds` is when to ask again."""

    def __init__(self, kind: str, seconds: float) -> None:
        super().__init__(f"{kind}: too many; try again in {max(1, round(seconds))} s")
        self.kind = kind
        self.seconds = seconds


class TooLargeError(MenagerieError):
    """More bytes were sent than are read."""

    def __init__(self, most: int) -> None:
        super().__init__(f"body: it may have {most} bytes, not more")
        self.most = most


class Bucket(msgspec.Struct):
    """A token bucket: what is left for one client, and since when."""

    left: float
    at: float

    def wait(self, rate: Rate, now: float) -> float:
        """Take one, or return the seconds until there is one."""
        per_second = rate.count / rate.seconds
        self.left = min(rate.count, self.left + max(0.0, now - self.at) * per_second)
        self.at = now
        if self.left < 1:
            return (1 - self.left) / per_second
        self.left -= 1
        return 0.0


class Buckets:
    """Buckets by kind and client; the one used longest ago is dropped first."""

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, most: int = MOST_BUCKETS
    ) -> None:
        self.clock = clock
        self.most = most
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def wait(self, kind: str, client: str, rate: Rate) -> float:
        """Take one for a client, or return the seconds until it may."""
        if rate.count == 0:
            return 0.0
        now = self.clock()
        bucket = self._buckets.get((kind, client))
        if bucket is None:
            bucket = self._buckets[kind, client] = Bucket(rate.count, now)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end((kind, client))
        return bucket.wait(rate, now)


class Limits:
    """The limits of a process, per person and, for many people together, per address."""

    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST_BUCKETS,
    ) -> None:
        self.metrics = metrics
        self.buckets = Buckets(clock, most)
        self.rates = rates_of(settings)
        self.factor = settings.limit_address_factor
        self.sockets = settings.sockets
        self.sockets_per_person = settings.sockets_per_person

    def check(self, kind: Kind, *, person: str | None = None, address: str | None = None) -> None:
        """Count a request of a person at an address, or refuse it."""
        rate = self.rates[kind]
        if person is not None:
            self._take(kind, f"person {person}", rate)
        if address is not None:
            self._take(kind, f"address {address}", self._rate_of_address(kind))

    def new_socket(self) -> Bucket:
        """A bucket for one socket, which holds it itself."""
        return Bucket(self.rates["commands"].count, self.buckets.clock())

    def check_socket(self, bucket: Bucket) -> None:
        """Count a command on a socket, or refuse it."""
        rate = self.rates["commands"]
        if rate.count:
            self._refuse("commands", bucket.wait(rate, self.buckets.clock()))

    def _rate_of_address(self, kind: Kind) -> Rate:
        """The rate of all people at one address; signing up is counted by address only."""
        rate = self.rates[kind]
        return rate if kind == "sign_ups" else Rate(rate.count * self.factor, rate.seconds)

    def _take(self, kind: Kind, client: str, rate: Rate) -> None:
        self._refuse(kind, self.buckets.wait(kind, client, rate))

    def _refuse(self, kind: Kind, seconds: float) -> None:
        """Refuse a request that has to wait."""
        if seconds:
            self.metrics.refused.labels(kind).inc()
            raise LimitedError(kind, seconds)


def rates_of(settings: Settings) -> Mapping[Kind, Rate]:
    """The rate of each kind."""
    return {
        "tables": settings.limit_tables,
        "sign_ups": settings.limit_sign_ups,
        "commands": settings.limit_commands,
        "chat": settings.limit_chat,
        "why_not": settings.limit_why_not,
        "hints": settings.limit_hints,
        "look_ups": settings.limit_look_ups,
        "imports": settings.limit_imports,
        "trials": settings.limit_trials,
        "requests": settings.limit_requests,
    }


def client_address(scope: Mapping[str, Any], settings: Settings) -> str:
    """The address a request comes from, as far as it can be trusted.

    Proxies add the address they saw at the end of X-Forwarded-For. Read from the end, the first
    that is no trusted proxy is the client; what stands before it anybody may have written.
    """
    address = peer_address(scope)
    for told in reversed(forwarded_addresses(scope)):
        if not is_trusted(address, settings):
            break
        address = told
    return household(address)


def peer_address(scope: Mapping[str, Any]) -> str:
    """The address at the other end of the connection."""
    client = scope.get("client")
    return client[0] if client else UNKNOWN


def forwarded_addresses(scope: Mapping[str, Any]) -> list[str]:
    """The addresses that proxies wrote down, the nearest last."""
    told = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
    return [part.strip() for value in told for part in value.decode("latin-1").split(",")]


def is_trusted(address: str, settings: Settings) -> bool:
    """Whether an address is that of a trusted proxy."""
    if not settings.trusted_proxies:
        return False
    try:
        known = ip_address(address)
    except ValueError:
        return False
    return any(known in network for network in _networks(settings.trusted_proxies))


@lru_cache(maxsize=8)
def _networks(proxies: tuple[str, ...]) -> tuple[IPv4Network | IPv6Network, ...]:
    return tuple(map(ip_network, proxies))


def household(address: str) -> str:
    """An address as it is counted: in IPv6 the network of a household, else itself."""
    try:
        known = ip_address(address)
    except ValueError:
        return UNKNOWN
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ip_network((known, HOUSEHOLD), strict=False).network_address)
    return str(known)


def is_loopback(address: str) -> bool:
    """Whether an address is on this machine."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def may_read_metrics(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Whether a request may see the metrics; through a proxy nobody is on this machine."""
    if settings.metrics == "loopback":
        return is_loopback(peer_address(scope)) and not forwarded_addresses(scope)
    return settings.metrics == "everyone"


async def read_body(
    headers: Iterable[tuple[bytes, bytes]],
    receive: Callable[[], Any],
    most: int,
) -> bytes:
    """Read the body of a request; one that is too large is refused before it is all read."""
    for name, value in headers:
        if name == b"content-length" and (not value.isdigit() or int(value) > most):
            raise TooLargeError(most)
    body = bytearray()
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        if len(body) > most:
            raise TooLargeError(most)
        more = message.get("more_body", False)
    return bytes(body)
