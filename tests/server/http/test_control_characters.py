"""Control characters, which PostgreSQL keeps in no text: refused, or left out of what is kept."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from menagerie.server.app import Server
from menagerie.table.wire import commands as ask
from tests.server.in_process import Page, house, open_table
from tests.server.postgres import Postgres
from tests.server.servers import running

NUL = "a\x00b"


async def at_a_table(server: Server) -> Page:
    """Ann's page of a table at which Ben sits, too."""
    live = await open_table(server, "zoo", ["Ann", "Ben"], chat="text")
    return await Page(server, "Ann").open(live.table.id)


@pytest.mark.parametrize("char", ["\x00", "\x07", "\x1b", "\x7f", "\x9b", "\n"])
def test_an_id_has_none(char: str, tmp_path: Path) -> None:
    """Whatever is asked under it is refused with a sentence."""

    async def main() -> dict[str, Any]:
        async with house(tmp_path) as server:
            page = await at_a_table(server)
            return await page.send({"type": "report", "id": f"a{char}", "seat": 1})

    told = asyncio.run(main())

    assert (told["type"], told["key"]) == ("refused", "invalid")
    assert "id" in told["message"]


def test_they_reach_no_database(tmp_path: Path, postgres: Postgres) -> None:
    """No table has one in its id; names, words, nonces and reports are kept without."""

    async def main() -> None:
        async with house(tmp_path, database=postgres.empty_database()) as server:
            nowhere = await Page(server, "Ann").open(NUL)
            assert [told["key"] for told in nowhere.messages] == ["no_table"]
            page = await at_a_table(server)
            refused = await page.send({"type": "report", "id": NUL, "seat": 1})
            assert refused["type"] == "refused"
            for command in (
                ask.Rename(id="-", name=NUL),
                ask.Ready(id="-", nonce=NUL),
                ask.Say(id="-", text=NUL),
                ask.Report(id="-", seat=1, text=NUL),
            ):
                assert (await page.ask(command))["type"] == "done"
            (kept,) = await server.store.reports.newest()
            live = await server.hall.tables.find(page.shown["table"]["id"])
            seat, line = live.table.seats[0], live.table.lines[0]
            assert {seat.name, seat.nonce, line.text, kept.text} == {"ab"}

    asyncio.run(main())


def test_neither_does_one_in_an_address_or_in_the_name_of_a_bot(
    tmp_path: Path, postgres: Postgres
) -> None:
    """As a browser sends them."""
    with running(tmp_path, database=postgres.empty_database()) as server:
        ada = server.person("Ada")
        with server.client(ada) as browser:
            for path in ("tables/a%00b", "codes/a%00b", "tables/a%0Ab/history?at=1"):
                assert browser.get(f"/api/v1/{path}").status_code == 404
            made = browser.post("/api/v1/me/bots", json={"label": NUL}).json()
        with server.connect("a%00b", ada) as socket:
            assert msgspec.json.decode(socket.recv())["key"] == "no_table"
    assert made["label"] == "ab"
