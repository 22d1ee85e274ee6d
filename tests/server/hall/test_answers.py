"""Forced actions at a running server: what their time tells others, which is nothing."""

import asyncio
from pathlib import Path

import pytest

from menagerie.server.hall import answers
from menagerie.server.hall.live_table import LiveTable
from menagerie.table import deadlines
from menagerie.table.wire import commands as ask
from tests.server.in_process import Page, house, open_table, start, until

SPAN = 0.4


def test_what_is_forced_comes_when_a_quick_decision_would(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the end of the span, whether the person answers at once or has nothing to decide."""
    monkeypatch.setattr(answers, "SPAN_SECONDS", SPAN)

    async def main() -> None:
        async with house(tmp_path) as server:
            live = await open_table(server, "zoo", ["Ann", "Ben"])
            await start(server, live)
            pages = [Page(server, "Ann"), Page(server, "Ben")]
            for page in pages:
                await page.open(live.table.id)
                await page.ask(ask.Automatic(id="auto"))
            forced = await spans(live, pages)
            assert forced.keys() == {True, False}
            for found in forced.values():
                assert all(SPAN <= seconds < 2 * SPAN for seconds in found)

    asyncio.run(main())


async def spans(live: LiveTable, pages: list[Page]) -> dict[bool, list[float]]:
    """The seconds that answers took, forced and decided, until there are some of both."""
    found: dict[bool, list[float]] = {}
    while len(found) < len(pages):
        await until(lambda: set(live.table.to_act) & {0, 1} or live.table.status == "over")
        seat = live.table.to_act[0]
        is_forced = seat in deadlines.forced_to_act(live.table)
        seconds = await answered(live, seat, None if is_forced else pages[seat])
        found.setdefault(is_forced, []).append(seconds)
    return found


async def answered(live: LiveTable, seat: int, page: Page | None) -> float:
    """How long a seat takes for its next action; without a page it comes by itself."""
    turn, since = live.asked[seat]
    if page is not None:
        await page.until(lambda: page.may_act)
        await page.act()
    await until(lambda: live.table.seats[seat].turn > turn)
    return asyncio.get_running_loop().time() - since
