"""People, what lets them in, and what is theirs."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import and_, bindparam, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from menagerie.server.store.database import Database
from menagerie.server.store.person_cache import Known
from menagerie.server.store.rows import Person, Row, Token
from menagerie.server.store.schema import ENTRIES, MEMBERS, PEOPLE, REPORTS, TOKENS

TOKEN_COLUMNS = [TOKENS.c[name] for name in Token.__struct_fields__]
# Making a statement takes longer than asking it, so those asked often are made once.
PERSON = select(PEOPLE).where(PEOPLE.c.id == bindparam("person"))
IS_VALID = and_(
    TOKENS.c.digest == bindparam("digest"),
    or_(TOKENS.c.expires.is_(None), TOKENS.c.expires > bindparam("now")),
)
TOKEN = select(*TOKEN_COLUMNS).where(IS_VALID)
REWRITE = (
    update(ENTRIES)
    .where(
        ENTRIES.c.table_id == bindparam("of_table"),
        ENTRIES.c.sequence == bindparam("of_sequence"),
        ENTRIES.c.person.is_not_distinct_from(bindparam("old_person")),
        ENTRIES.c.body == bindparam("old_body"),
    )
    .values(person=bindparam("new_person"), body=bindparam("new_body"))
)
TAKE_TOKEN = delete(TOKENS).where(IS_VALID).returning(*TOKEN_COLUMNS)


class People:
    """People and their tokens."""

    database: Database
    known: Known

    async def person(self, person: str) -> Person | None:
        """A person by their id."""
        known = self.known.find(person)
        if known is not None:
            return known
        changes = self.known.changes
        row = await self.database.first(PERSON, person=person)
        if row is None:
            return None
        found = Person(*row)
        if self.database.is_own:
            self.known.keep(found, changes)
        return found

    async def save_person(self, person: Person) -> None:
        """Keep a person, in place of what was kept about them."""
        adding = self.database.insert(PEOPLE).values(_fields(person))
        replaced = {name: adding.excluded[name] for name in ("name", "seen", "body")}
        adding = adding.on_conflict_do_update(index_elements=["id"], set_=replaced)
        with self.known.changing(person.id):
            await self.database.run(adding)

    async def touch_person(self, person: str, seen: int) -> None:
        """Note when a person was seen, if that is later than what is known."""
        asked = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.seen < seen)
        with self.known.changing(person):
            await self.database.run(asked.values(seen=seen))

    async def idle_people(self, before: int, limit: int) -> list[str]:
        """People not seen since some time, longest first."""
        asked = select(PEOPLE.c.id).where(PEOPLE.c.seen < before)
        found = await self.database.read(asked.order_by(PEOPLE.c.seen).limit(limit))
        return [person for (person,) in found]

    async def remove_person(self, person: str) -> None:
        """Forget a person, their tokens, memberships and reports, and what others reported.

        Their entries are rewritten apart.
        """
        with self.known.changing(person):
            await self.database.run(
                delete(REPORTS).where(
                    or_(REPORTS.c.by_person == person, REPORTS.c.about == person)
                ),
                delete(TOKENS).where(TOKENS.c.person == person),
                delete(MEMBERS).where(MEMBERS.c.person == person),
                delete(PEOPLE).where(PEOPLE.c.id == person),
            )

    async def entries_of(self, person: str) -> list[Row]:
        """All entries that are of a person."""
        asked = select(ENTRIES).where(ENTRIES.c.person == person)
        asked = asked.order_by(ENTRIES.c.table_id, ENTRIES.c.sequence)
        return [Row(*row) for row in await self.database.read(asked)]

    async def rewrite(self, pairs: Iterable[tuple[Row, Row]]) -> None:
        """Replace person and body of entries that are still as they were read: erasure."""
        values = [_rewritten(*pair) for pair in pairs]
        if not values:
            return

        async def change(connection: AsyncConnection) -> None:
            await connection.execute(REWRITE, values)

        await self.database.change(change)

    async def add_token(self, token: Token) -> None:
        """Keep a token."""
        adding = self.database.insert(TOKENS).values(_fields(token))
        await self.database.run(adding.on_conflict_do_nothing())

    async def find_token(self, digest: str, now: int) -> Token | None:
        """A token that has not expired."""
        found = await self.database.first(TOKEN, digest=digest, now=now)
        return _token(found) if found else None

    async def take_token(self, digest: str, now: int) -> Token | None:
        """The same, once: whoever is first has it."""
        found = await self.database.returned(TAKE_TOKEN, digest=digest, now=now)
        return next(map(_token, found), None)

    async def tokens_of(self, person: str) -> list[Token]:
        """All tokens of a person, oldest first; some may have expired."""
        asked = select(*TOKEN_COLUMNS).where(TOKENS.c.person == person)
        found = await self.database.read(asked.order_by(TOKENS.c.created, TOKENS.c.digest))
        return [_token(row) for row in found]

    async def remove_expired_tokens(self, now: int) -> None:
        """Forget all tokens that let nobody in any longer."""
        await self.database.run(delete(TOKENS).where(TOKENS.c.expires <= now))

    async def remove_token(self, digest: str) -> None:
        """Forget a token."""
        await self.database.run(delete(TOKENS).where(TOKENS.c.digest == digest))


def _fields(struct: Person | Token) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def _token(row: Any) -> Token:
    return Token(**dict(zip(Token.__struct_fields__, row, strict=True)))


def _rewritten(old: Row, new: Row) -> dict[str, Any]:
    return {
        "of_table": old.table,
        "of_sequence": old.sequence,
        "old_person": old.person,
        "old_body": old.body,
        "new_person": new.person,
        "new_body": new.body,
    }
