"""A private table in play, and everybody who stands around it with what they have."""

from collections.abc import Callable

import msgspec

from menagerie.table.state import Table
from menagerie.table.wire.commands import Ready, Remove, Sit, Start
from tests.server.servers import Guest, Running


class Place:
    """A private table in play, and people around it."""

    def __init__(self, server: Running, *, spectators: bool) -> None:
        self.server = server
        self.ada, self.ben, self.fay = map(server.person, ("Ada", "Ben", "Fay"))
        self.cyd, self.dot = map(server.person, ("Cyd", "Dot"))
        options = {"memory_aid": True}
        # Nobody is connected, and yet no bot shall play on.
        self.id = server.open_table(self.ada, spectators=spectators, grace=600, options=options)
        self.elsewhere = server.open_table(self.dot)
        server.do(self._begin())

    async def _begin(self) -> None:
        hall = self.server.server.hall
        live = await hall.tables.find(self.id)
        for seat, guest in ((1, self.cyd), (1, self.ben), (2, self.fay)):
            sit = Sit(id="sit", seat=seat, name=guest.name, key=live.table.join_key)
            await hall.decisions.ask(live, sit, guest.id)
            await hall.decisions.ask(live, Ready(id="ready"), guest.id)
            if guest is self.cyd:
                await hall.decisions.ask(live, Remove(id="remove", seat=1), self.ada.id)
        await hall.decisions.ask(live, Start(id="start"), self.ada.id)

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.server.do(self.server.server.hall.tables.find(self.id)).table

    def key(self, name: str) -> str:
        """The key of a kind, of this table or of another."""
        other = self.server.do(self.server.server.hall.tables.find(self.elsewhere)).table
        found: dict[str, str] = {
            "join": self.table.join_key,
            "watch": self.table.watch_key,
            "foreign": other.join_key,
        }
        return found.get(name, "")


def tampered(guest: Guest) -> Guest:
    """A cookie that says who somebody is, with a signature that does not fit."""
    told, _, signature = guest.cookie.rpartition(".")
    # The last letter has bits that count for nothing.
    first = "A" if signature[0] != "A" else "B"
    return msgspec.structs.replace(guest, cookie=f"{told}.{first}{signature[1:]}")


# Who they are, and the key they have.
VISITORS: dict[str, tuple[Callable[[Place], Guest | None], str]] = {
    "nothing": (lambda _: None, ""),
    "another's link": (lambda _: None, "foreign"),
    "cookie of another table": (lambda place: place.dot, "foreign"),
    "watch key": (lambda place: place.dot, "watch"),
    "join key": (lambda place: place.dot, "join"),
    "tampered cookie": (lambda place: tampered(place.ada), ""),
    "removed": (lambda place: place.cyd, "join"),
}
BOT = "bot of another"
EVERYBODY = (*VISITORS, BOT)
ADMITTED = ("watch key", "join key")
