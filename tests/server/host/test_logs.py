"""Logs: lines that machines read, and no secret in any."""

import json
import logging

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.server.access.identity import (
    Signer,
    new_bot_token,
    new_device_link,
    new_person,
)
from menagerie.server.host.logs import hide, is_no_socket, without_secrets
from menagerie.server.host.settings import COOKIE
from tests.server.log_lines import HUSH, Written, configured


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
