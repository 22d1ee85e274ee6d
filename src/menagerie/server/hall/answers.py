"""When people answer who have actions without an alternative taken for them.

Such an action is taken at the end of a span that begins when the seat is asked. If it came sooner
or later than what the person decides, everybody would learn that there was nothing to decide.
So what they decide within the span is held back until its end.
"""

import asyncio

from menagerie.server.hall.live_table import LiveTable
from menagerie.table.state import Table

SPAN_SECONDS = 2.0


def note_asked(live: LiveTable) -> None:
    """Note since when the game has waited for each seat's next action."""
    table, now = live.table, asyncio.get_running_loop().time()
    turns = {seat: table.seats[seat].turn for seat in table.to_act}
    live.asked = {
        seat: live.asked[seat] if live.asked.get(seat, (-1, 0.0))[0] == turn else (turn, now)
        for seat, turn in turns.items()
    }


async def span_over(live: LiveTable, seat: int) -> None:
    """Wait for the end of a seat's span."""
    if seat in live.asked:
        _, since = live.asked[seat]
        await asyncio.sleep(since + SPAN_SECONDS - asyncio.get_running_loop().time())


async def held_back(live: LiveTable, person: str | None) -> None:
    """Hold back what a person does whose forced actions are taken for them."""
    seat = live.table.seat_of(person)
    if seat is not None and live.table.seats[seat].is_automatic and has_company(live.table):
        await span_over(live, seat)


def has_company(table: Table) -> bool:
    """Whether somebody else might learn something from the time of an answer."""
    return sum(bool(seat.person) for seat in table.seats) > 1
