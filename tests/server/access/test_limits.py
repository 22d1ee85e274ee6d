"""Limits: how much one client may ask, in bounded memory, and who the client is."""

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import ClientDisconnect

from menagerie.server.access.limits import (
    Buckets,
    LimitedError,
    Limits,
    TooLargeError,
    client_address,
    is_loopback,
    may_read_metrics,
    read_body,
)
from menagerie.server.host.metrics import Metrics
from menagerie.server.host.settings import Rate, Settings

PROXY = "10.0.0.1"


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        """The time."""
        return self.now


def test_so_many_at_once_and_then_one_after_another() -> None:
    """Who waits as long as told may ask again."""
    clock = Clock()
    buckets = Buckets(clock)
    rate = Rate(3, 60)

    assert [buckets.wait("chat", "me", rate) for _ in range(4)] == [0, 0, 0, 20]
    clock.now += 20
    assert buckets.wait("chat", "me", rate) == 0
    assert buckets.wait("chat", "me", rate) == pytest.approx(20)
    clock.now += 1000
    assert [buckets.wait("chat", "me", rate) > 0 for _ in range(4)] == [False] * 3 + [True]


def test_clients_and_kinds_are_counted_apart() -> None:
    """One who asks too much is alone with it."""
    buckets = Buckets(Clock())
    rate = Rate(1, 60)

    assert buckets.wait("chat", "me", rate) == 0
    assert buckets.wait("chat", "you", rate) == 0
    assert buckets.wait("why_not", "me", rate) == 0
    assert buckets.wait("chat", "me", rate) > 0


def test_no_limit_is_no_limit() -> None:
    """And costs no memory."""
    buckets = Buckets(Clock())

    assert not any(buckets.wait("chat", "me", Rate(0, 1)) for _ in range(1000))
    assert len(buckets) == 0


def test_a_clock_that_goes_back_gives_nothing() -> None:
    """And takes nothing."""
    clock = Clock()
    buckets = Buckets(clock)
    buckets.wait("chat", "me", Rate(1, 10))
    clock.now -= 50

    assert buckets.wait("chat", "me", Rate(1, 10)) == pytest.approx(10)


def test_memory_is_bounded_and_the_busy_are_remembered() -> None:
    """Who was not seen for longest is forgotten first."""
    buckets = Buckets(Clock(), most=10)
    rate = Rate(1, 60)
    buckets.wait("chat", "busy", rate)
    for number in range(100):
        buckets.wait("chat", f"passer-by {number}", rate)
        assert buckets.wait("chat", "busy", rate) > 0

    assert len(buckets) == 10


@given(
    st.integers(1, 20),
    st.floats(0.1, 100),
    st.lists(st.floats(0, 50), min_size=1, max_size=100),
)
def test_never_more_than_the_rate_and_what_is_at_once(
    count: int, seconds: float, pauses: list[float]
) -> None:
    """However one asks."""
    clock = Clock()
    buckets = Buckets(clock)
    allowed = 0
    for pause in pauses:
        clock.now += pause
        allowed += buckets.wait("chat", "me", Rate(count, seconds)) == 0

    assert allowed <= count + sum(pauses) * count / seconds + 0.001


def test_a_person_and_an_address_have_limits_of_their_own() -> None:
    """An address has those of several people; what is refused is counted and says when."""
    metrics = Metrics()
    settings = Settings(limit_chat=Rate(2, 60), limit_address_factor=2)
    limits = Limits(settings, metrics, Clock())
    for _ in range(2):
        limits.check("chat", person="one", address="a")
    for _ in range(2):
        limits.check("chat", person="two", address="a")

    with pytest.raises(LimitedError, match=r"^chat: too many; try again in 30 s$"):
        limits.check("chat", person="one", address="b")
    with pytest.raises(LimitedError) as refused:
        limits.check("chat", person="three", address="a")
    limits.check("chat", person="three", address="b")

    assert refused.value.seconds == 15
    assert metrics.registry.get_sample_value("menagerie_refused_total", {"kind": "chat"}) == 2


def test_new_people_are_counted_by_address() -> None:
    """Who has no identity yet has an address."""
    limits = Limits(Settings(limit_sign_ups=Rate(1, 60)), Metrics(), Clock())
    limits.check("sign_ups", address="a")

    with pytest.raises(LimitedError):
        limits.check("sign_ups", address="a")


def test_commands_are_counted_by_socket() -> None:
    """Two sockets do not slow each other."""
    limits = Limits(Settings(limit_commands=Rate(1, 60)), Metrics(), Clock())
    one, two = limits.new_socket(), limits.new_socket()
    limits.check_socket(one)
    limits.check_socket(two)

    with pytest.raises(LimitedError):
        limits.check_socket(one)


def request(client: str | None, *forwarded: str) -> Mapping[str, Any]:
    """A request from an address, and what proxies say."""
    headers = [(b"x-forwarded-for", value.encode("latin-1")) for value in forwarded]
    return {"client": (client, 1) if client else None, "headers": headers}


@pytest.mark.parametrize(
    ("scope", "address"),
    [
        (request("1.2.3.4"), "1.2.3.4"),
        (request("1.2.3.4", "9.9.9.9"), "1.2.3.4"),
        (request(PROXY, "9.9.9.9"), "9.9.9.9"),
        (request(PROXY, "6.6.6.6, 9.9.9.9"), "9.9.9.9"),
        (request(PROXY, "6.6.6.6", "9.9.9.9"), "9.9.9.9"),
        (request(PROXY, "6.6.6.6, 9.9.9.9, 10.0.0.2"), "9.9.9.9"),
        (request(PROXY, "10.0.0.3, 10.0.0.2"), "10.0.0.3"),
        (request(PROXY), PROXY),
        (request(PROXY, "nonsense"), "unknown"),
        (request(PROXY, "6.6.6.6, nonsense"), "unknown"),
        (request(None), "unknown"),
        (request("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::"),
        (request("::ffff:1.2.3.4"), "1.2.3.4"),
    ],
)
def test_an_address_is_believed_as_far_as_proxies_are(
    scope: Mapping[str, Any], address: str
) -> None:
    """The first from the end that no trusted proxy has; a household is one client."""
    settings = Settings(trusted_proxies=("10.0.0.0/8",))

    assert client_address(scope, settings) == address


def test_without_trusted_proxies_nobody_is_believed() -> None:
    """Not even loopback."""
    assert client_address(request("127.0.0.1", "9.9.9.9"), Settings()) == "127.0.0.1"


@given(st.text(st.characters(max_codepoint=255)))
def test_no_header_is_an_error(value: str) -> None:
    """Whatever a client sends."""
    client_address(request(PROXY, value), Settings(trusted_proxies=(PROXY,)))


def test_who_may_read_the_metrics() -> None:
    """By default this machine, and nobody who comes through a proxy on it."""
    here, there = request("127.0.0.1"), request("1.2.3.4")
    through = request("127.0.0.1", "1.2.3.4")

    assert [may_read_metrics(scope, Settings()) for scope in (here, there, through)] == [
        True,
        False,
        False,
    ]
    assert may_read_metrics(there, Settings(metrics="everyone"))
    assert not may_read_metrics(here, Settings(metrics="off"))
    assert is_loopback("::1")
    assert not is_loopback("unknown")


def body_of(most: int, headers: list[tuple[bytes, bytes]], *parts: bytes | None) -> bytes:
    """Read a body that comes in parts; None is a client that leaves."""
    left = list(parts)

    async def receive() -> dict[str, Any]:
        part = left.pop(0)
        if part is None:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": part, "more_body": bool(left)}

    return asyncio.run(read_body(headers, receive, most))


def test_a_body_is_read_to_its_limit() -> None:
    """In as many parts as it comes."""
    assert body_of(4, [(b"content-length", b"4")], b"ab", b"", b"cd") == b"abcd"
    assert body_of(4, [], b"") == b""


def test_a_body_that_is_too_large_is_not_read() -> None:
    """Neither where it says so nor where it does not; a length that is none is refused too."""
    with pytest.raises(TooLargeError, match="4 bytes"):
        body_of(4, [(b"content-length", b"5")])
    with pytest.raises(TooLargeError):
        body_of(4, [(b"content-length", b"-1")])
    with pytest.raises(TooLargeError):
        body_of(4, [], b"abc", b"de", b"never read")


def test_half_a_body_is_none() -> None:
    """A client that left sent nothing."""
    with pytest.raises(ClientDisconnect):
        body_of(4, [], b"ab", None)
