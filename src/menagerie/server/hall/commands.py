"""The desk: commands are carried out, whichever way they came."""

from menagerie.server.access.limits import Limits
from menagerie.server.hall import Hall
from menagerie.server.hall.hints import Hints
from menagerie.server.hall.live_table import LiveTable
from menagerie.server.hall.new_tables import Opener
from menagerie.server.hall.reports import report
from menagerie.table.errors import ForbiddenError
from menagerie.table.wire import commands as ask
from menagerie.table.wire.messages import Answer, Done, Pong, Why


class Desk:
    """Carries out commands, whichever way they came."""

    def __init__(self, hall: Hall, opener: Opener, limits: Limits) -> None:
        self.hall = hall
        self.opener = opener
        self.limits = limits
        self.hints = Hints(hall)

    async def answer(
        self, live: LiveTable, command: ask.AnyCommand, person: str | None
    ) -> Answer | None:
        """Carry out a command; None where the news of an action answer it."""
        match command:
            case ask.Ping():
                return Pong(command.id, self.hall.clock())
            case ask.WhyNot():
                self.limits.check("why_not", person=person)
                return Why(command.id, self.hall.why_not(live, command, person))
            case ask.Hint():
                self.limits.check("hints", person=person)
                return await self.hints.answer(live, command, person)
            case ask.Rematch():
                return await self._rematch(live, command, person)
            case ask.Report():
                await report(self.hall, live, command, person)
                return Done(command.id)
            case ask.Say():
                self.limits.check("chat", person=person)
        entry = await self.hall.ask(live, command, person)
        is_told = entry is not None and isinstance(command, ask.Act)
        return None if is_told else Done(command.id)

    async def _rematch(self, live: LiveTable, command: ask.Rematch, person: str | None) -> Done:
        if person is None:
            raise ForbiddenError("not_seated", "you have no seat at this table")
        self.limits.check("tables", person=person)
        return Done(command.id, await self.opener.rematch(live, command, person))
