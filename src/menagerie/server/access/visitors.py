"""Visitors: which person a request or a socket comes from."""

from menagerie.server.access.identity import (
    SEEN_EVERY,
    Headers,
    Signer,
    bearer_of,
    cookie_of,
    find_bot,
)
from menagerie.server.host.clock import Clock
from menagerie.server.store import Person
from menagerie.server.store.people import People


class Visitors:
    """Finds the person of a token or a cookie."""

    def __init__(self, people: People, signer: Signer, clock: Clock) -> None:
        self._people = people
        self._signer = signer
        self._clock = clock

    async def find(self, headers: Headers) -> Person | None:
        """The person, if they are still stored; the time of their visit is stored now and then."""
        shown, now = await self._shown(headers), self._clock()
        person = None if shown is None else await self._people.find(shown)
        if person is not None and now - person.seen > SEEN_EVERY:
            await self._people.touch(person.id, now)
        return person

    async def _shown(self, headers: Headers) -> str | None:
        """The id that a token or a cookie names."""
        bearer = bearer_of(headers)
        if bearer is not None:
            token = await find_bot(self._people, bearer, self._clock())
            return None if token is None else token.person
        return self._signer.read(cookie_of(headers))
