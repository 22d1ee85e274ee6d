"""Records of finished games, the proof of their deal, and tables that continue them."""

import msgspec

from menagerie.catalog import read_record
from menagerie.core.errors import RecordError
from menagerie.core.records import final_state, write_record
from menagerie.server.hall.new_tables import Continuing
from menagerie.server.http.call import Call
from menagerie.server.http.endpoint import Raw
from menagerie.server.http.tables import Keyed, NewTable, shown
from menagerie.table.fairness import verify
from menagerie.table.records import record_of

# Playing a record takes a moment for every action, and others wait meanwhile.
MOST_ACTIONS = 4000

CHECKED = (
    "The commitment is the SHA-256 digest of the secret.",
    "The seed of the deal is the HMAC-SHA-256 of table and nonces with the secret as its key.",
    "Every action is legal after the ones before it, from the deal to the end.",
    "The outcome is the one that these actions lead to.",
)


class Verified(msgspec.Struct, frozen=True):
    """Whether a deal was fair: what was checked, or what does not fit."""

    fair: bool
    message: str
    checked: tuple[str, ...]
    commitment: str = ""
    secret: str = ""
    nonces: tuple[str, ...] = ()
    seed: str = ""


async def show_record(call: Call, query: Keyed) -> Raw:
    """The record of a finished game, as a file."""
    table = (await call.table(query.key)).table
    body = write_record(record_of(table))
    name = f"menagerie-{table.settings.game}-{table.id}.json"
    call.headers.append(("content-disposition", f'attachment; filename="{name}"'))
    return Raw(body)


async def verify_table(call: Call, query: Keyed) -> Verified:
    """Check the proof of a finished game: its deal, its actions, its outcome."""
    table = (await call.table(query.key)).table
    record = record_of(table)
    try:
        proof = verify(record)
        final_state(table.game, record)
    except RecordError as error:
        return Verified(fair=False, message=str(error), checked=())
    return Verified(
        fair=True,
        message="nobody chose this deal",
        checked=CHECKED,
        commitment=proof.commitment,
        secret=proof.secret,
        nonces=proof.nonces,
        seed=record.seed,
    )


async def continue_table(call: Call, query: Keyed, body: Continuing) -> NewTable:
    """Open a table at a step of a finished game."""
    live = await call.table(query.key)
    return shown(await call.parts.new_tables.open_step(call.me.id, live, body))


async def import_record(call: Call, body: bytes) -> NewTable:
    """Lay a record open at a table of its own, to replay and to go on from."""
    record = read_record(body)
    if len(record.actions) > MOST_ACTIONS:
        raise RecordError(f"actions: a record may have {MOST_ACTIONS}, not {len(record.actions)}")
    return shown(await call.parts.new_tables.open_record(call.me.id, record))
