"""Tables: listing, opening, reading, commands."""

from typing import Annotated

import msgspec
from msgspec import Meta

from menagerie.catalog import GAMES
from menagerie.core.errors import OptionsError
from menagerie.server.access.identity import qr_code
from menagerie.server.hall.live_table import LiveTable
from menagerie.server.hall.new_tables import Opening
from menagerie.server.hall.summaries import Listed, read_listed
from menagerie.server.http.call import Call
from menagerie.server.http.problems import NotFoundError
from menagerie.table.errors import ForbiddenError
from menagerie.table.news.snapshot import snapshot
from menagerie.table.wire.commands import AnyCommand, Sit
from menagerie.table.wire.messages import Advised, Done, Pong, Snapshot, Why

Key = Annotated[str, Meta(max_length=64, description="The key of an invitation.")]


class OfGame(msgspec.Struct, frozen=True):
    """Tables of one game only."""

    game: Annotated[str | None, Meta(description="The key of a game.")] = None


class Keyed(msgspec.Struct, frozen=True):
    """The key that came with the link to a table."""

    key: Key = ""


class OpenTables(msgspec.Struct, frozen=True):
    """Public tables that wait for players, newest first."""

    tables: tuple[Listed, ...]


class NewTable(msgspec.Struct, frozen=True):
    """A table that was opened, and what lets others in."""

    id: str
    code: str
    join_key: str
    watch_key: str


class Invitation(msgspec.Struct, frozen=True):
    """The table that has a code, and the key that lets somebody join it."""

    id: str
    key: str


class InvitationLink(msgspec.Struct, frozen=True):
    """The link that invites to a table; the QR code is SVG."""

    url: str
    qr: str


class Carried(msgspec.Struct, frozen=True, tag="done", omit_defaults=True):
    """A command was carried out, now or before.

    `seq` numbers the last news of the sender's role, `table` is where a rematch is played.
    """

    id: str
    seq: int
    table: str = ""


CommandReply = Carried | Why | Advised | Pong


async def list_tables(call: Call, query: OfGame) -> OpenTables:
    """Public tables that wait for players."""
    if query.game is not None and query.game not in GAMES:
        raise OptionsError(f"game: there is no such game (there are: {', '.join(GAMES)})")
    found = await call.parts.store.tables.list_open(query.game)
    return OpenTables(tuple(read_listed(summary.body) for summary in found))


async def open_table(call: Call, body: Opening) -> NewTable:
    """Open a table: from a deal, or from a position."""
    if body.position is not None:
        call.limit("imports")
    return shown(await call.parts.new_tables.open(call.me.id, body))


def shown(live: LiveTable) -> NewTable:
    """A new table as it is answered."""
    table = live.table
    return NewTable(table.id, table.code, table.join_key, table.watch_key)


async def show_table(call: Call, query: Keyed) -> Snapshot:
    """A whole table as the role of who asks may know it."""
    live = await call.table(query.key)
    return snapshot(live.table, live.table.role_of(call.id))


async def command_table(call: Call, query: Keyed, body: AnyCommand) -> CommandReply:
    """Ask something of a table: the same commands as on its socket."""
    key = query.key or (body.key if isinstance(body, Sit) else "")
    live = await call.table(key)
    reply = await call.parts.commands.answer(live, body, call.me.id)
    if isinstance(reply, Why | Advised | Pong):
        return reply
    seq = live.table.heard[live.table.role_of(call.me.id)]
    return Carried(body.id, seq, reply.table if isinstance(reply, Done) else "")


async def show_invitation(call: Call, query: Keyed) -> InvitationLink:
    """The link that invites to a table, for its host and for everybody who has it."""
    table = (await call.table(query.key)).table
    is_known = query.key == table.join_key or (call.id is not None and call.id == table.host)
    if not (is_known or table.settings.public):
        raise ForbiddenError("not_host")
    key = "" if table.settings.public else f"?key={table.join_key}"
    url = f"{call.address.rstrip('/')}/t/{table.id}{key}"
    return InvitationLink(url, qr_code(url))


async def find_code(call: Call) -> Invitation:
    """The table whose code was read aloud, and the key that lets somebody join it."""
    found = await call.parts.store.tables.with_code(call.path["code"].upper())
    if found is None:
        raise NotFoundError("no table has this code")
    call.path["table"] = found.id
    live = await call.parts.hall.tables.find(found.id)
    await call.table(live.table.join_key)
    return Invitation(found.id, live.table.join_key)
