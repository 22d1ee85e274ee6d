"""Requests and sockets are logged with their times, and counted."""

import asyncio
import json
import logging
from threading import Thread
from typing import Any

import pytest

from menagerie.server.access.origin import Receive, Scope, Send
from menagerie.server.host.metrics import Metrics
from menagerie.server.http.request_log import RequestLog
from tests.server.log_lines import Written, configured


class Route:
    """A route as the application names it."""

    path = "/api/v1/tables/{table}"


def asked(scope: Scope, *messages: Any, fails: bool = False) -> Metrics:
    """Let an application send some messages, and return what was counted."""
    metrics = Metrics()
    ticks = iter((1.0, 1.25))

    async def application(scope: Scope, _: Receive, send: Send) -> None:
        scope["route"] = Route()
        for message in messages:
            await send(message)
        if fails:
            raise RuntimeError

    async def nothing(*_: Any) -> Any:
        return None

    log = RequestLog(application, metrics, ticks.__next__)
    if fails:
        with pytest.raises(RuntimeError):
            asyncio.run(log(scope, nothing, nothing))
    else:
        asyncio.run(log(scope, nothing, nothing))
    return metrics


def counted(metrics: Metrics, method: str, status: str) -> float | None:
    """How many requests of a kind there were."""
    labels = {"method": method, "route": Route.path, "status": status}
    return metrics.registry.get_sample_value("menagerie_requests_total", labels)


def http(path: str, method: str = "GET") -> Scope:
    """A request."""
    return {"type": "http", "method": method, "path": path, "query_string": b"key=hush"}


def test_a_request_is_logged_and_counted(written: Written) -> None:
    """Method, path without query, status, milliseconds; counted by route, not by path."""
    configured()
    metrics = asked(http("/api/v1/tables/7"), {"type": "http.response.start", "status": 404})

    line = json.loads(written.all())

    assert line["message"] == "request"
    assert [line[name] for name in ("method", "path", "status", "milliseconds")] == [
        "GET",
        "/api/v1/tables/7",
        404,
        250,
    ]
    assert counted(metrics, "GET", "404") == 1
    assert "hush" not in written.all()


def test_a_request_that_fails_is_logged_as_500(written: Written) -> None:
    """Also one with a method that somebody made up."""
    configured()
    metrics = asked(http("/x", "HUSH"), fails=True)

    assert json.loads(written.all())["status"] == 500
    assert counted(metrics, "other", "500") == 1


@pytest.mark.parametrize(
    ("messages", "status"),
    [
        ([{"type": "websocket.accept"}, {"type": "websocket.close"}], 101),
        ([{"type": "websocket.close"}], 403),
        ([{"type": "websocket.http.response.start", "status": 429}], 429),
    ],
    ids=["accepted", "refused", "answered"],
)
def test_a_socket_is_logged_when_it_is_closed(
    written: Written, messages: list[Any], status: int
) -> None:
    """With how it began."""
    configured()
    metrics = asked({"type": "websocket", "path": "/ws"}, *messages)

    assert json.loads(written.all())["status"] == status
    assert counted(metrics, "SOCKET", str(status)) == 1


def test_what_other_threads_log_meanwhile_is_not_read(written: Written) -> None:
    """A server of another test may still be running in its own thread."""
    configured()
    other = Thread(target=logging.getLogger("menagerie.other").warning, args=("noise",))
    other.start()
    other.join()
    asked(http("/x"), {"type": "http.response.start", "status": 200})

    assert json.loads(written.all())["path"] == "/x"


def test_looks_at_health_are_quiet(written: Written) -> None:
    """They come every few seconds."""
    configured()
    asked(http("/health"), {"type": "http.response.start", "status": 200})
    asked({"type": "lifespan"})

    assert written.all() == ""
