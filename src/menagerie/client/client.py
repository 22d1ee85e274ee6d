"""A client of a Menagerie server: a bot with its token, or a guest."""

from types import TracebackType
from typing import Any, Self
from urllib.parse import urlencode

from websockets.sync.client import ClientConnection, connect

from menagerie.client.http import Web
from menagerie.client.invitation import Invitation, read_invitation
from menagerie.client.seat import Seat

OPEN_SECONDS = 10.0
PATIENCE = 120.0


class Client:
    """A client of one server: the bot of a token, the person of a cookie, or a new guest.

    `patience`: for how many seconds a seat tries to reconnect before it gives up.
    """

    def __init__(
        self, url: str, *, token: str = "", cookie: str = "", patience: float = PATIENCE
    ) -> None:
        self.web = Web(url, token=token, cookie=cookie)
        self.patience = patience
        self._seats: list[Seat] = []

    def open_table(
        self,
        game: str,
        seats: int,
        name: str,
        *,
        seat: int | None = 0,
        fill: str = "",
        start: bool = False,
        **settings: Any,
    ) -> Seat:
        """Open a table and sit at it; `fill` names the bot for all other seats.

        `settings` are further settings of the table: `options`, `clock`, `public`, …
        """
        self.web.sign_up(name)
        table = self.web.ask(
            "POST",
            "/tables",
            {
                "settings": {"game": game, "seats": seats, **settings},
                "name": name,
                "seat": seat,
                "fill": fill,
                "start": start,
            },
        )
        return self._seat(Invitation(table["id"]))

    def join(self, table: str, name: str, seat: int | None = None) -> Seat:
        """Take a seat at a table, given by link, code or id; or come back to one's seat."""
        self.web.sign_up(name)
        invitation = self._invitation(table)
        found = self._seat(invitation)
        if found.number is None:
            found.sit(name, seat, invitation.key)
        if found.table["status"] == "open":
            found.ready()
        return found

    def watch(self, table: str) -> Seat:
        """Watch a table without a seat."""
        return self._seat(self._invitation(table))

    def _invitation(self, table: str) -> Invitation:
        """Look up the table of a link, a code or an id."""
        invitation = read_invitation(table)
        if not invitation.code:
            return invitation
        found = self.web.ask("GET", f"/codes/{invitation.code}")
        return Invitation(found["id"], found["key"])

    def _seat(self, invitation: Invitation) -> Seat:
        """A seat that has received its table."""

        def dial(query: dict[str, str]) -> ClientConnection:
            asked = query | ({"key": invitation.key} if invitation.key else {})
            return connect(
                f"{self.web.socket_url}/tables/{invitation.table}/socket?{urlencode(asked)}",
                additional_headers=self.web.headers,
                open_timeout=OPEN_SECONDS,
                max_queue=None,  # a bot that thinks for long must not block pings
            )

        seat = Seat(dial, self.patience)
        self._seats.append(seat)
        seat.listen_until(lambda: bool(seat.table))
        return seat

    def close(self) -> None:
        """Close the connections to all tables."""
        for seat in self._seats:
            seat.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
