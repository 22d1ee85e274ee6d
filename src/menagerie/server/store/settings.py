"""Settings that the server makes itself and keeps in the database."""

from collections.abc import Callable

from sqlalchemy import select

from menagerie.server.store.database import Database
from menagerie.server.store.schema import SETTINGS


class StoredSettings:
    """Values by key."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str, make: Callable[[], str]) -> str:
        """The value of a key; the first caller makes it."""
        asked = select(SETTINGS.c.value).where(SETTINGS.c.key == key)
        found = await self._database.first(asked)
        if found is None:
            adding = self._database.insert(SETTINGS).values(key=key, value=make())
            await self._database.run(adding.on_conflict_do_nothing())
            found = await self._database.first(asked)
        return str(found.value)
