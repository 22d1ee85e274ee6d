"""Hints over a socket: told to who asked alone, at the end of a span, while all else goes on."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from menagerie.bots.advice.advisor import advise
from menagerie.bots.search.search import Budget
from menagerie.core.advice import Advice
from menagerie.server.app import Server
from menagerie.server.hall import bots as thinking
from menagerie.server.host.settings import Rate
from menagerie.table.wire import commands as ask
from tests.server.in_process import Page, house, open_table, start, until
from tests.server.servers import PATIENCE

FEW = Budget(iterations=20)
HINT = ask.Hint(id="-")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints are thought out in a moment."""
    monkeypatch.setattr(thinking, "HINT", FEW)


class Held:
    """Advice that comes when it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = threading.Event()
        self.let_go = threading.Event()
        monkeypatch.setattr(thinking, "advise", self)

    def __call__(self, *given: Any) -> Advice:
        """Advise, when it is time."""
        self.begun.set()
        assert self.let_go.wait(PATIENCE)
        return advise(*given)


async def friends(server: Server, **settings: Any) -> list[Page]:
    """Two people and one who watches, at a table of cows that allows hints."""
    live = await open_table(server, "buffalo", ["ann", "ben"], hints=True, **settings)
    await start(server, live)
    key = live.table.watch_key
    return [await Page(server, who).open(live.table.id, key=key) for who in ("ann", "ben", None)]


def told(page: Page, kind: str) -> list[dict[str, Any]]:
    """All messages of a kind that somebody was sent."""
    return [message for message in page.messages if message["type"] == kind]


def test_a_hint_is_told_to_who_asked_and_shown_as_asked_to_all(tmp_path: Path) -> None:
    """The best actions are legal; the others hear nothing but that it was asked for."""

    async def main() -> None:
        async with house(tmp_path) as server:
            ann, ben, eve = pages = await friends(server)
            answer = await ann.ask(HINT)
            actions = [one["action"] for one in answer["advice"]["suggestions"]]
            assert actions
            assert all(action in ann.legal() for action in actions)
            assert answer["turn"] == 0
            assert answer["advice"]["sealed"]
            await until(lambda: all(page.read() and page.places[0]["hints"] == 1 for page in pages))
            assert told(ben, "advised") == told(eve, "advised") == []

    asyncio.run(main())


def test_what_else_is_asked_need_not_wait_for_a_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A ping is answered meanwhile; a second hint is refused."""

    async def main() -> None:
        async with house(tmp_path) as server:
            held = Held(monkeypatch)
            ann, *_ = await friends(server)
            hint = asyncio.create_task(ann.ask(HINT))
            await until(held.begun.is_set)
            assert (await ann.ask(ask.Ping(id="-")))["type"] == "pong"
            assert (await ann.ask(HINT))["key"] == "hint_asked"
            held.let_go.set()
            assert (await hint)["type"] == "advised"

    asyncio.run(main())


def test_a_hint_for_a_moment_that_is_over_is_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has chosen meanwhile is told so."""

    async def main() -> None:
        async with house(tmp_path) as server:
            held = Held(monkeypatch)
            ann, *_ = await friends(server)
            hint = asyncio.create_task(ann.ask(HINT))
            await until(held.begun.is_set)
            await ann.act()
            held.let_go.set()
            assert (await hint)["key"] == "stale"

    asyncio.run(main())


def test_others_may_choose_under_seal_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What may be done is the same as before, and so is the hint."""

    async def main() -> None:
        async with house(tmp_path) as server:
            held = Held(monkeypatch)
            ann, ben, _ = await friends(server, seats=2)
            hint = asyncio.create_task(ann.ask(HINT))
            await until(held.begun.is_set)
            assert (await ben.act())["type"] == "news"
            held.let_go.set()
            assert (await hint)["type"] == "advised"

    asyncio.run(main())


def test_a_hint_that_fails_is_refused_and_harms_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The operator can read why."""

    def fail(*_: object) -> Advice:
        raise RuntimeError("out of thoughts")

    monkeypatch.setattr(thinking, "advise", fail)

    async def main() -> None:
        async with house(tmp_path) as server:
            ann, *_ = await friends(server)
            assert (await ann.ask(HINT))["key"] == "no_hint"
            assert (await ann.act())["type"] == "news"

    asyncio.run(main())
    assert "a hint failed in buffalo" in caplog.text


def test_hints_are_limited_like_everything(tmp_path: Path) -> None:
    """A person has so many a minute."""

    async def main() -> None:
        async with house(tmp_path, limit_hints=Rate(2, 60)) as server:
            ann, *_ = await friends(server)
            found = [await ann.ask(HINT) for _ in range(3)]
            assert [answer["type"] for answer in found] == ["advised", "advised", "refused"]
            assert found[2]["key"] == "limited"

    asyncio.run(main())


def test_the_same_knowledge_gets_the_same_hint(tmp_path: Path) -> None:
    """Asked again, or asked at a server that takes over."""

    async def main() -> None:
        async with house(tmp_path) as server:
            ann, *_ = await friends(server, seats=2)
            one, other = await ann.ask(HINT), await ann.ask(HINT)
            assert one["advice"] == other["advice"]

    asyncio.run(main())
