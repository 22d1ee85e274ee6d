"""Headers: what a page may do, and whose pages may open a socket."""

import asyncio
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from menagerie.server.access.origin import (
    Receive,
    SafeHeaders,
    Scope,
    Send,
    is_https,
    own_address,
    same_origin,
)
from menagerie.server.host.settings import Settings

PROXY = "10.0.0.1"
TRUSTING = Settings(trusted_proxies=(PROXY,))


def request(
    path: str = "/", client: str = "1.2.3.4", scheme: str = "http", **headers: str
) -> Scope:
    """A request with some headers."""
    named = {"host": "play.example"} | {name.replace("_", "-"): headers[name] for name in headers}
    return {
        "type": "http",
        "scheme": scheme,
        "path": path,
        "client": (client, 1),
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in named.items()],
    }


def answer(scope: Scope, settings: Settings, *given: tuple[bytes, bytes]) -> dict[str, str]:
    """The headers of an answer, to which the application gave some."""
    sent: list[Any] = []

    async def application(_: Scope, __: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": list(given)})
        await send({"type": "http.response.body", "body": b""})

    async def receive() -> Any:
        raise AssertionError

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(SafeHeaders(application, settings)(scope, receive, send))
    assert len(sent) == 2
    return {name.decode(): value.decode("latin-1") for name, value in sent[0]["headers"]}


def test_every_answer_says_what_a_page_may_do() -> None:
    """Nothing from elsewhere, no frames, no guessing of types."""
    headers = answer(request(), Settings())

    assert headers["content-security-policy"] == (
        "default-src 'self'; connect-src 'self' ws://play.example; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    )
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "microphone=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert "cache-control" not in headers


def test_what_the_application_says_itself_stays() -> None:
    """A header is never there twice."""
    headers = answer(request("/api/v1/x"), Settings(), (b"Cache-Control", b"private"))

    assert headers["Cache-Control"] == "private"
    assert "cache-control" not in headers


def test_answers_of_the_api_are_not_kept() -> None:
    """By no browser and no proxy."""
    assert answer(request("/api/v1/tables"), Settings())["cache-control"] == "no-store"


def test_https_is_kept_to() -> None:
    """Where it is spoken, sockets speak it too."""
    headers = answer(request(client=PROXY, x_forwarded_proto="https"), TRUSTING)

    assert headers["strict-transport-security"] == "max-age=63072000"
    assert "wss://play.example" in headers["content-security-policy"]


@given(st.text(st.characters(max_codepoint=255)))
@example(".¹")
@example("é")
def test_a_strange_host_changes_no_policy(host: str) -> None:
    """Nobody writes into a header by another."""
    policy = answer(request(host=host), Settings())["content-security-policy"]

    assert policy.count(";") == 6
    assert "\n" not in policy
    assert policy.isascii()


def test_what_is_no_request_passes() -> None:
    """Sockets and the start of the server are left as they are."""
    seen: list[str] = []

    async def application(scope: Scope, _: Receive, __: Send) -> None:
        seen.append(scope["type"])

    async def never(*_: Any) -> Any:
        raise AssertionError

    asyncio.run(SafeHeaders(application, Settings())({"type": "lifespan"}, never, never))
    assert seen == ["lifespan"]


@pytest.mark.parametrize(
    ("scope", "settings", "https"),
    [
        (request(), Settings(), False),
        (request(scheme="https"), Settings(), True),
        (request(scheme="wss"), Settings(), True),
        (request(x_forwarded_proto="https"), TRUSTING, False),
        (request(client=PROXY, x_forwarded_proto="https"), TRUSTING, True),
        (request(client=PROXY, x_forwarded_proto="https, http"), TRUSTING, False),
        (request(), Settings(public_url="https://play.example"), True),
        (request(host="127.0.0.1:8000"), Settings(public_url="https://play.example"), False),
    ],
)
def test_https_is_known(*, scope: Scope, settings: Settings, https: bool) -> None:
    """By the connection, by a trusted proxy, or by the public address."""
    assert is_https(scope, settings) is https


ELSEWHERE = Settings(public_url="https://play.example", origins=("https://app.example:444",))


@pytest.mark.parametrize(
    ("headers", "settings", "allowed"),
    [
        ({"origin": "http://play.example"}, Settings(), True),
        ({"origin": "http://PLAY.example:80"}, Settings(), True),
        ({"origin": "https://play.example"}, Settings(), True),
        ({"origin": "http://play.example:8000", "host": "play.example:8000"}, Settings(), True),
        ({"origin": "http://play.example:8001", "host": "play.example:8000"}, Settings(), False),
        ({"origin": "http://evil.example"}, Settings(), False),
        ({"origin": "http://play.example.evil.example"}, Settings(), False),
        ({"origin": "http://evil.example", "authorization": "Bearer mb_x"}, Settings(), False),
        ({"origin": "null"}, Settings(), False),
        ({"origin": "http://play.example:x"}, Settings(), False),
        ({"origin": "http://[play"}, Settings(), False),
        ({"origin": "file://"}, Settings(), False),
        ({"origin": "https://app.example:444"}, ELSEWHERE, True),
        ({"origin": "https://app.example"}, ELSEWHERE, False),
        ({"origin": "https://play.example", "host": "inner:8000"}, ELSEWHERE, True),
        ({"origin": "http://play.example", "host": "inner:8000"}, ELSEWHERE, False),
        ({}, Settings(), False),
        ({"authorization": "Bearer mb_x"}, Settings(), True),
        ({"authorization": "Basic abc"}, Settings(), False),
    ],
)
def test_a_socket_is_opened_by_our_own_page_or_by_a_bot(
    *, headers: dict[str, str], settings: Settings, allowed: bool
) -> None:
    """Who says no origin must bring a token; a token does not open the door to a page."""
    assert same_origin(request(**headers), settings) is allowed


@given(st.text(st.characters(max_codepoint=255)), st.text(st.characters(max_codepoint=255)))
def test_no_header_is_an_error(origin: str, host: str) -> None:
    """Whatever a client sends."""
    same_origin(request(origin=origin, host=host), ELSEWHERE)


def test_links_lead_to_the_public_address() -> None:
    """Or to the one that was asked."""
    assert own_address(request(), Settings()) == "http://play.example"
    assert own_address(request(host="inner"), ELSEWHERE) == "https://play.example"
