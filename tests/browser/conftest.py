"""A browser, a server with the built page, and people who come to it."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from menagerie.server.http.page import INDEX, read_files
from tests.browser.person import MILLISECONDS, Person
from tests.server.conftest import nobody_goes_away
from tests.server.servers import PATIENCE, Guest, Running, running

__all__ = ["nobody_goes_away"]

CHROMIUM = "chromium"
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
Comes = Callable[..., Person]


# Playwright's loop runs in this thread as long as it lives; tests of other folders want their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all people."""
    program = shutil.which(CHROMIUM)
    if program is None:
        pytest.skip(f"missing: {CHROMIUM}")
    if INDEX not in read_files():
        pytest.skip("missing: the built page")
    expect.set_options(timeout=PATIENCE * MILLISECONDS)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        yield found
        found.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on loopback, which a test can look into."""
    with running(Path(tmp_path_factory.mktemp("server"))) as found:
        yield found


@pytest.fixture
def comes(browser: Browser, server: Running) -> Iterator[Comes]:
    """Somebody comes: a browser of their own, closed when the test ends."""
    everybody: list[Person] = []

    def come(guest: Guest | str | None = None, *, address: str = "", **ways: Any) -> Person:
        known = server.person(guest) if isinstance(guest, str) else guest
        everybody.append(Person(browser, address or server.address, known, **ways))
        return everybody[-1]

    yield come
    for person in everybody:
        person.go_away()
