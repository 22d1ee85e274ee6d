"""Commands are carried out, over a socket and over HTTP alike."""

from menagerie.core.refusals import Reason
from menagerie.server.access.limits import Limits
from menagerie.server.hall.answers import held_back
from menagerie.server.hall.decisions import Decisions
from menagerie.server.hall.hints import Hints
from menagerie.server.hall.live_table import LiveTable
from menagerie.server.hall.new_tables import NewTables
from menagerie.server.hall.reports import Reports
from menagerie.server.host.clock import Clock
from menagerie.table.errors import ForbiddenError, TableError
from menagerie.table.state import OVER, Table
from menagerie.table.wire import commands as ask
from menagerie.table.wire.messages import Answer, Done, Pong, Why


class Commands:
    """Passes each command to the part that carries it out."""

    def __init__(
        self,
        decisions: Decisions,
        new_tables: NewTables,
        hints: Hints,
        reports: Reports,
        limits: Limits,
        clock: Clock,
    ) -> None:
        self._decisions = decisions
        self._new_tables = new_tables
        self._hints = hints
        self._reports = reports
        self._limits = limits
        self._clock = clock

    async def answer(
        self, live: LiveTable, command: ask.AnyCommand, person: str | None
    ) -> Answer | None:
        """Carry out a command; None where the news of an action answer it."""
        match command:
            case ask.Ping():
                return Pong(command.id, self._clock())
            case ask.WhyNot():
                self._limits.check("why_not", person=person)
                return Why(command.id, why_not(live.table, command, person))
            case ask.Hint():
                self._limits.check("hints", person=person)
                return await self._hints.answer(live, command, person)
            case ask.Rematch():
                return await self._rematch(live, command, person)
            case ask.Report():
                await self._reports.add(live, command, person)
                return Done(command.id)
            case ask.Say():
                self._limits.check("chat", person=person)
            case ask.Act():
                await held_back(live, person)
        entry = await self._decisions.ask(live, command, person)
        is_told = entry is not None and isinstance(command, ask.Act)
        return None if is_told else Done(command.id)

    async def _rematch(self, live: LiveTable, command: ask.Rematch, person: str | None) -> Done:
        if person is None:
            raise ForbiddenError("not_seated")
        self._limits.check("tables", person=person)
        return Done(command.id, await self._new_tables.rematch(live, command, person))


def why_not(table: Table, command: ask.WhyNot, person: str | None) -> Reason | None:
    """Why an action is not allowed; None if it is."""
    seat = table.seat_of(person)
    if seat is None:
        raise ForbiddenError("not_seated")
    if table.eyes is None or table.status == OVER:
        raise TableError("not_playing")
    return table.game.why_not(table.eyes.state, seat, table.game.read_action(command.action))
