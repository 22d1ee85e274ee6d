"""Hints: searched for one seat from what it knows, and told to nobody else."""

import asyncio

from menagerie.server.hall.bots import Bots, hint_seed
from menagerie.server.hall.decisions import Decisions
from menagerie.server.hall.live_table import LiveTable
from menagerie.table.errors import ForbiddenError, TableError
from menagerie.table.hints import asked_about
from menagerie.table.hints import check as check_hint
from menagerie.table.wire.commands import Hint
from menagerie.table.wire.messages import Advised


class Hints:
    """Gives hints, to each person one at a time."""

    def __init__(self, decisions: Decisions, bots: Bots) -> None:
        self._decisions = decisions
        self._bots = bots
        self._asking: set[str] = set()

    async def answer(self, live: LiveTable, command: Hint, person: str | None) -> Advised:
        """Store that a hint is asked for, then search for it."""
        if person is None:
            raise ForbiddenError("not_seated")
        if person in self._asking:
            raise TableError("hint_asked")
        self._asking.add(person)
        try:
            return await self._answer(live, command, person)
        finally:
            self._asking.discard(person)

    async def _answer(self, live: LiveTable, command: Hint, person: str) -> Advised:
        """A hint for the seat as it is; refused if the game moves on meanwhile."""
        started = asyncio.get_running_loop().time()
        await self._decisions.ask(live, command, person)
        asked = live.table
        seat = asked.role_of(person)
        check_hint(asked, seat, command)
        eyes = asked_about(asked, seat, command)
        seed = hint_seed(asked, seat)
        advice = await self._bots.advise(asked, eyes.veiled(seat), seed, started)
        check_hint(live.table, seat, command)
        # That others have sealed their choices meanwhile does not matter.
        if asked_about(live.table, seat, command).legal(seat) != eyes.legal(seat):
            raise TableError("stale")
        return Advised(command.id, asked.seats[seat].turn, advice)
