"""Logs: lines that machines read, requests with their times, and no secret in any."""

import asyncio
import json
import logging
import logging.config
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.server.access.identity import (
    COOKIE,
    Signer,
    new_bot_token,
    new_device_link,
    new_person,
)
from menagerie.server.access.origin import Receive, Scope, Send
from menagerie.server.host import logs
from menagerie.server.host.logs import (
    RequestLog,
    hide,
    is_no_socket,
    log_config,
    without_secrets,
)
from menagerie.server.host.metrics import Metrics
from menagerie.server.host.settings import Settings

HUSH = "hush-" * 8


class Written:
    """What is logged."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.text = ""

    def all(self) -> str:
        """All of it."""
        self.text += self.capsys.readouterr().err
        return self.text


@pytest.fixture
def written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Written]:
    """What is logged, with the root logger put back afterwards.

    Who configures logging closes the handlers there were; one of another test's may hold pytest's
    own files.
    """
    monkeypatch.setattr(logging, "_handlerList", [])
    root = logging.getLogger()
    before = root.level, root.handlers[:]
    yield Written(capsys)
    root.setLevel(before[0])
    root.handlers[:] = before[1]
    logs._hidden.clear()


def configured(**settings: Any) -> None:
    """Log as some settings say."""
    given = Settings(secret=HUSH, database="postgresql://u:hush2@db/m", **settings)
    logging.config.dictConfig(log_config(given))


def test_a_line_is_json(written: Written) -> None:
    """With a time, a level and further facts."""
    configured()
    logging.getLogger("menagerie.x").warning("so %d", 3, extra={"fields": {"table": "t", "n": 1}})

    line = json.loads(written.all())

    assert line["message"] == "so 3"
    assert (line["level"], line["logger"]) == ("warning", "menagerie.x")
    assert (line["table"], line["n"]) == ("t", 1)
    assert line["at"].endswith("+00:00")


def test_a_line_is_text_for_people(written: Written) -> None:
    """Facts follow the message."""
    configured(log_format="text")
    logging.getLogger("menagerie.x").info("so", extra={"fields": {"table": "t"}})

    assert written.all()[8:] == " info    so table=t\n"


@pytest.mark.parametrize("log_format", ["json", "text"])
def test_no_secret_of_the_settings_appears(written: Written, log_format: str) -> None:
    """In no message, fact or traceback, and not in what uvicorn logs."""
    configured(log_format=log_format)
    try:
        int(HUSH)
    except ValueError:
        logging.getLogger("uvicorn.error").exception("failed with %s", HUSH)
    facts = {"url": "postgresql://u:hush2@db/m", "all": [{"secret": HUSH}], "other": {HUSH}}
    logging.getLogger("menagerie").info("hush2", extra={"fields": facts})

    assert "ValueError" in written.all()
    assert "hush" not in written.all()


def test_levels_are_kept(written: Written) -> None:
    """Below the level nothing is written, and of uvicorn's access log nothing at all."""
    configured(log_level="warning")
    logging.getLogger("menagerie").info("quiet")
    logging.getLogger("uvicorn.access").error("somebody came")

    assert written.all() == ""


def test_lines_that_name_addresses_are_left_out() -> None:
    """Uvicorn writes one for every socket."""
    socket = logging.makeLogRecord({"msg": '%s - "WebSocket %s" [accepted]'})

    assert not is_no_socket(socket)
    assert is_no_socket(logging.makeLogRecord({"msg": "Started server process [%d]"}))


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ('GET "/api/v1/x?key=hush&a=b" 200', 'GET "/api/v1/x" 200'),
        ("key=hush&token=hush", "key=…&token=…"),
        ("access_token=hush;", "access_token=…;"),
        (f"who: -{'a' * 21}.avnjTg.{'b' * 43} went", "who: … went"),
        ("https://play.example/device#token=hush", "https://play.example/device#token=…"),
        (f"{COOKIE}=hush; Path=/", f"{COOKIE}=…; Path=/"),
        ("Cookie: a=hush; b=hush", "Cookie: …"),
        ("(b'cookie', b'a=hush')", "(b'cookie', …"),
        ("'authorization': 'Bearer hush'", "'authorization': 'Bearer …'"),
        ("redis://:hush@bus/0", "redis://:…@bus/0"),
        ("key: it must be a letter", "key: it must be a letter"),
        ("why? because", "why? because"),
    ],
)
def test_what_may_be_secret_is_left_out(text: str, left: str) -> None:
    """And nothing else."""
    assert without_secrets(text) == left


@given(st.text(), st.text())
def test_what_lets_somebody_in_never_appears(before: str, after: str) -> None:
    """Wherever it stands, between letters that are not of it."""
    cookie = Signer("secret").sign(new_person())
    for secret in (cookie, new_bot_token("a", "b", 1)[0], new_device_link("a", 1)[0]):
        assert secret not in without_secrets(f"{before} {secret} {after}")


def test_a_short_word_is_not_hidden(written: Written) -> None:
    """An empty secret would hide everything."""
    configured()
    hide("")
    hide("a")

    assert without_secrets("a banana") == "a banana"
    assert written.all() == ""


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


def test_looks_at_health_are_quiet(written: Written) -> None:
    """They come every few seconds."""
    configured()
    asked(http("/health"), {"type": "http.response.start", "status": 200})
    asked({"type": "lifespan"})

    assert written.all() == ""
