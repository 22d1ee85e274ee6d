"""Everything about a table except its game (people, clocks, settings), per role."""

from functools import lru_cache

import msgspec

from menagerie.table.fairness import commitment, proof
from menagerie.table.state import OVER, Seat, Table
from menagerie.table.wire.messages import Facts, Place, Question, You
from menagerie.table.wire.patch import Change, changes, changes_at

REMEMBERED = 4096


_NOBODY = You()


def facts(table: Table, role: int) -> Facts:
    """Everything about a table except its game, for one role."""
    return msgspec.structs.replace(
        _shared(table), may_undo=role in undoable(table), you=you_of(table, role)
    )


def _shared(table: Table) -> Facts:
    """The public facts, which are the same for all roles."""
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
    """The seats that can undo something."""
    if table.seam == len(table.played) or not table.is_running:
        return set()
    return {played[0] for played in table.played[table.seam :]}


def you_of(table: Table, role: int) -> You:
    """What concerns only one role."""
    if role == table.watching:
        return _NOBODY
    seat = table.seats[role]
    is_host = bool(seat.person) and seat.person == table.host
    muted = sorted([number for person, number in table.muted if person == seat.person])
    keys = (table.join_key, table.watch_key) if is_host else ("", "")
    return You(role, is_host, seat.turn, tuple(muted), seat.is_automatic, *keys)


def shared_changes(before: Table, after: Table) -> list[Change]:
    """The changes of public facts."""
    if _have_same_frame(before, after):
        return changed_places(before, after)
    return changes(_shared(before), _shared(after))


def _have_same_frame(before: Table, after: Table) -> bool:
    """Whether no public fact has changed, apart from those about seats."""
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
    """The changes of what concerns only one role; most often only its turn."""
    if role == len(after.seats):
        return []
    old, new = before.seats[role], after.seats[role]
    if _has_more_changed(before, after, role):
        return changes_at(you_of(before, role), you_of(after, role), ("you",))
    return [] if old.turn == new.turn else [[("you", "turn"), new.turn]]


def _has_more_changed(before: Table, after: Table, role: int) -> bool:
    """Whether more than the turn of a role may have changed."""
    old, new = before.seats[role], after.seats[role]
    return (
        old.person != new.person
        or old.is_automatic != new.is_automatic
        or before.muted is not after.muted
        or before.host != after.host
    )


# Seats, as everybody sees them.


def places(table: Table) -> tuple[Place, ...]:
    """All seats as everybody sees them."""
    return tuple([_place(table, seat) for seat in table.seats])


def have_same_places(before: Table, after: Table) -> bool:
    """Whether all seats look the same; most are the same object."""
    if before.host != after.host or len(before.seats) != len(after.seats):
        return False
    for old, new in zip(before.seats, after.seats, strict=True):
        if not _looks_same(old, new) and _place(before, old) != _place(after, new):
            return False
    return True


def _looks_same(old: Seat, new: Seat) -> bool:
    """Whether a seat surely looks the same, if the host is the same; often only time has passed."""
    return old is new or (
        old.left == new.left
        and (old.left is None or old.since == new.since)
        and old.away_since == new.away_since
        and old.bot == new.bot
        and old.person == new.person
        and old.name == new.name
        and old.why == new.why
        and old.ready == new.ready
        and old.grace == new.grace
        and old.hints == new.hints
    )


def changed_places(before: Table, after: Table) -> list[Change]:
    """The changes of seats, if their number and the host are the same."""
    found: list[Change] = []
    for number, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        if not _looks_same(old, new):
            places = _place(before, old), _place(after, new)
            found += changes_at(*places, ("places", number))
    return found


def _place(table: Table, seat: Seat) -> Place:
    away = seat.away_since
    return Place(
        seat.kind,
        seat.name,
        seat.bot,
        seat.why,
        bool(seat.person) and seat.person == table.host,
        seat.ready,
        seat.left,
        None if seat.left is None else seat.since,
        None if away is None else away + seat.grace,
        seat.hints,
    )
