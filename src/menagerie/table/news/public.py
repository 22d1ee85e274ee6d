"""Everything about a table except its game (people, clocks, settings), per role."""

from functools import lru_cache

import msgspec

from menagerie.core.records import Fairness
from menagerie.table.fairness import commitment, fairness
from menagerie.table.news.places import Place, changed_places, places
from menagerie.table.settings import Settings
from menagerie.table.state import OVER, Table
from menagerie.table.wire.patch import Change, changes, changes_at

REMEMBERED = 4096


class You(msgspec.Struct, frozen=True):
    """What concerns only the recipient; only the host gets the keys of invitations."""

    seat: int | None = None
    host: bool = False
    turn: int = 0
    muted: tuple[int, ...] = ()
    join_key: str = ""
    watch_key: str = ""


_NOBODY = You()


class Question(msgspec.Struct, frozen=True):
    """An undo that somebody asks for, and who has agreed to it."""

    seat: int
    agreed: tuple[int, ...]


class Facts(msgspec.Struct, frozen=True):
    """Everything about a table except its game: people, clocks, settings."""

    id: str
    code: str
    settings: Settings
    status: str
    places: tuple[Place, ...]
    paused: bool
    asleep: bool
    undo: Question | None
    may_undo: bool
    may_hint: bool
    rematch: str
    commitment: str
    fairness: Fairness | None
    you: You


def facts(table: Table, role: int) -> Facts:
    """A table besides its game, as a role sees it."""
    return msgspec.structs.replace(
        _shared(table), may_undo=role in undoable(table), you=you_of(table, role)
    )


def _shared(table: Table) -> Facts:
    """What everybody sees of a table besides its game."""
    question = table.undo and Question(table.undo.seat, table.undo.agreed)
    return Facts(
        table.id,
        table.code,
        table.settings,
        table.status,
        places(table),
        table.is_paused,
        table.is_asleep,
        question or None,
        False,  # noqa: FBT003 - whether there is something to undo differs
        table.allows_hints,
        table.rematch,
        _commitment(table.secret),
        proof(table) if table.status == OVER else None,
        _NOBODY,
    )


_commitment = lru_cache(REMEMBERED)(commitment)


def undoable(table: Table) -> set[int]:
    """The seats that have something to take back."""
    if table.seam == len(table.played) or not table.is_running:
        return set()
    return {played[0] for played in table.played[table.seam :]}


def proof(table: Table) -> Fairness | None:
    """What shows that the deal was fair; a record from elsewhere brings its own."""
    if table.imported:
        return table.proof
    return fairness(table.secret, table.id, [seat.nonce for seat in table.seats])


def you_of(table: Table, role: int) -> You:
    """What concerns a role alone."""
    if role == table.watching:
        return _NOBODY
    seat = table.seats[role]
    is_host = bool(seat.person) and seat.person == table.host
    muted = sorted([number for person, number in table.muted if person == seat.person])
    keys = (table.join_key, table.watch_key) if is_host else ("", "")
    return You(role, is_host, seat.turn, tuple(muted), *keys)


def shared_changes(before: Table, after: Table) -> list[Change]:
    """What changed of what everybody sees of a table besides its game."""
    if _have_same_frame(before, after):
        return changed_places(before, after)
    return changes(_shared(before), _shared(after))


def _have_same_frame(before: Table, after: Table) -> bool:
    """Whether everybody sees the same table besides its game and what is at its seats."""
    return (
        before.status == after.status
        and before.undo is after.undo
        and before.settings is after.settings
        and before.is_paused is after.is_paused
        and before.is_asleep is after.is_asleep
        and before.rematch == after.rematch
        and before.host == after.host
        and len(before.seats) == len(after.seats)
    )


def own_changes(before: Table, after: Table, role: int) -> list[Change]:
    """What changed of what concerns a role alone; most often only how often it has acted."""
    if role == len(after.seats):
        return []
    old, new = before.seats[role], after.seats[role]
    if old.person != new.person or before.muted is not after.muted or before.host != after.host:
        return changes_at(you_of(before, role), you_of(after, role), ("you",))
    return [] if old.turn == new.turn else [[("you", "turn"), new.turn]]
