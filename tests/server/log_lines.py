"""What a process logs, as a test reads it."""

import logging
import logging.config
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from menagerie.server.host import logs
from menagerie.server.host.logs import log_config
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
    """Log as some settings say; servers that other tests left running in threads are not heard."""
    given = Settings(secret=HUSH, database="postgresql://u:hush2@db/m", **settings)
    logging.config.dictConfig(log_config(given))
    own = threading.get_ident()
    for handler in logging.getLogger().handlers:
        handler.addFilter(lambda record: record.thread == own)
