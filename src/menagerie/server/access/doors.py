"""Doors: who may see a table."""

from menagerie.table.errors import ForbiddenError
from menagerie.table.state import OVER, Table


def is_id(text: str) -> bool:
    """Whether a text has only letters that ids have; no other text reaches a database."""
    return text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def is_member(table: Table, person: str | None) -> bool:
    """Whether a person belongs to a table: seated, host, or with a seat kept."""
    if not person:
        return False
    seats = any(person in {seat.person, seat.kept_for} for seat in table.seats)
    return seats or person == table.host


def check_door(table: Table, person: str | None, key: str) -> None:
    """Refuse a person who may not see a table at all."""
    if is_member(table, person):
        return
    if person and person in table.banned:
        raise ForbiddenError("removed")
    may_join = key == table.join_key
    may_watch = table.settings.spectators or table.status == OVER
    if may_join or (may_watch and (table.settings.public or key == table.watch_key)):
        return
    if table.settings.public and table.status == "open":
        return
    raise ForbiddenError("no_key")
