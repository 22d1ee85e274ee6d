"""People, and the tokens that let them in."""

from typing import Any

from sqlalchemy import and_, bindparam, delete, or_, select, update

from menagerie.server.store.database import Database
from menagerie.server.store.person_cache import PersonCache
from menagerie.server.store.rows import Person, Token
from menagerie.server.store.schema import MEMBERS, PEOPLE, REPORTS, TOKENS

TOKEN_COLUMNS = [TOKENS.c[name] for name in Token.__struct_fields__]
# Building a statement takes longer than running it, so frequent ones are built once.
PERSON = select(PEOPLE).where(PEOPLE.c.id == bindparam("person"))
IS_VALID = and_(
    TOKENS.c.digest == bindparam("digest"),
    or_(TOKENS.c.expires.is_(None), TOKENS.c.expires > bindparam("now")),
)
TOKEN = select(*TOKEN_COLUMNS).where(IS_VALID)
TAKE_TOKEN = delete(TOKENS).where(IS_VALID).returning(*TOKEN_COLUMNS)


class People:
    """People and their tokens."""

    def __init__(self, database: Database, cache: PersonCache) -> None:
        self._database = database
        self._cache = cache

    async def find(self, person: str) -> Person | None:
        """A person by their id."""
        cached = self._cache.find(person)
        if cached is not None:
            return cached
        changes = self._cache.changes
        row = await self._database.first(PERSON, person=person)
        if row is None:
            return None
        found = Person(*row)
        if self._database.is_own:
            self._cache.keep(found, changes)
        return found

    async def save(self, person: Person) -> None:
        """Insert a person, or replace their name, body and when they were last seen."""
        adding = self._database.insert(PEOPLE).values(_fields(person))
        replaced = {name: adding.excluded[name] for name in ("name", "seen", "body")}
        adding = adding.on_conflict_do_update(index_elements=["id"], set_=replaced)
        with self._cache.changing(person.id):
            await self._database.run(adding)

    async def touch(self, person: str, seen: int) -> None:
        """Store when a person was seen, if that is later than before."""
        asked = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.seen < seen)
        with self._cache.changing(person):
            await self._database.run(asked.values(seen=seen))

    async def idle(self, before: int, limit: int) -> list[str]:
        """People not seen since some time, longest first."""
        asked = select(PEOPLE.c.id).where(PEOPLE.c.seen < before)
        found = await self._database.read(asked.order_by(PEOPLE.c.seen).limit(limit))
        return [person for (person,) in found]

    async def remove(self, person: str) -> None:
        """Delete a person, their tokens and memberships, and reports by and about them.

        Their entries are rewritten by `Tables.rewrite`.
        """
        with self._cache.changing(person):
            await self._database.run(
                delete(REPORTS).where(
                    or_(REPORTS.c.by_person == person, REPORTS.c.about == person)
                ),
                delete(TOKENS).where(TOKENS.c.person == person),
                delete(MEMBERS).where(MEMBERS.c.person == person),
                delete(PEOPLE).where(PEOPLE.c.id == person),
            )

    async def add_token(self, token: Token) -> None:
        """Store a token."""
        adding = self._database.insert(TOKENS).values(_fields(token))
        await self._database.run(adding.on_conflict_do_nothing())

    async def find_token(self, digest: str, now: int) -> Token | None:
        """A token that has not expired."""
        found = await self._database.first(TOKEN, digest=digest, now=now)
        return _token(found) if found else None

    async def take_token(self, digest: str, now: int) -> Token | None:
        """The same, and delete it: only the first caller gets it."""
        found = await self._database.returned(TAKE_TOKEN, digest=digest, now=now)
        return next(map(_token, found), None)

    async def tokens_of(self, person: str) -> list[Token]:
        """All tokens of a person, oldest first; some may have expired."""
        asked = select(*TOKEN_COLUMNS).where(TOKENS.c.person == person)
        found = await self._database.read(asked.order_by(TOKENS.c.created, TOKENS.c.digest))
        return [_token(row) for row in found]

    async def remove_expired_tokens(self, now: int) -> None:
        """Delete all tokens that have expired."""
        await self._database.run(delete(TOKENS).where(TOKENS.c.expires <= now))

    async def remove_token(self, digest: str) -> None:
        """Delete a token."""
        await self._database.run(delete(TOKENS).where(TOKENS.c.digest == digest))


def _fields(struct: Person | Token) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def _token(row: Any) -> Token:
    return Token(**dict(zip(Token.__struct_fields__, row, strict=True)))
