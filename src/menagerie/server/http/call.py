"""One request that is being answered, and the person who sent it."""

from dataclasses import dataclass, field
from typing import Any

from menagerie.server.access.doors import check_door, is_id
from menagerie.server.access.identity import bearer_of, clear_cookie, cookie_of, set_cookie
from menagerie.server.access.limits import Kind, client_address
from menagerie.server.access.origin import Scope, header, is_https, own_address, same_origin
from menagerie.server.hall.live_table import LiveTable
from menagerie.server.http.parts import Parts
from menagerie.server.http.problems import NobodyError, NotFoundError
from menagerie.server.store import Person
from menagerie.table.errors import ForbiddenError


@dataclass
class Call:
    """A request that is being answered; `headers` go with the answer."""

    parts: Parts
    scope: Scope
    person: Person | None
    path: dict[str, str]
    headers: list[tuple[str, str]] = field(default_factory=list)

    @property
    def me(self) -> Person:
        """The person who sent the request; refused if there is none."""
        if self.person is None:
            raise NobodyError("you are not known here yet: choose a nickname first")
        return self.person

    @property
    def id(self) -> str | None:
        """The id of the person who sent the request."""
        return None if self.person is None else self.person.id

    @property
    def is_bot(self) -> bool:
        """Whether the request came with a token."""
        return bearer_of(self.scope["headers"]) is not None

    @property
    def address(self) -> str:
        """The address by which people reach this server."""
        return own_address(self.scope, self.parts.settings)

    @property
    def now(self) -> int:
        """The time in milliseconds since 1970."""
        return self.parts.clock()

    def limit(self, kind: Kind) -> None:
        """Count this request, or refuse it."""
        address = client_address(self.scope, self.parts.settings)
        person = None if kind == "sign_ups" else self.id
        self.parts.limits.check(kind, person=person, address=address)

    def give_cookie(self, person: str) -> None:
        """Give the browser the cookie of a person."""
        secure = is_https(self.scope, self.parts.settings)
        cookie = set_cookie(self.parts.signer.sign(person), secure=secure)
        self.headers.append(("set-cookie", cookie))

    def take_cookie(self) -> None:
        """Take the cookie from the browser."""
        secure = is_https(self.scope, self.parts.settings)
        self.headers.append(("set-cookie", clear_cookie(secure=secure)))

    async def table(self, key: str = "") -> LiveTable:
        """The table in the path; refused if the person may not see it."""
        live = await self.parts.hall.tables.find(self.path["table"])
        check_door(live.table, self.id, key)
        if self.id is not None:
            await self.parts.hall.presence.visit(live, self.id)
        return live


async def person_of(parts: Parts, scope: Scope) -> Person | None:
    """The person of a token or a cookie; a token that is not valid is refused."""
    person = await parts.visitors.find(scope["headers"])
    if person is None and bearer_of(scope["headers"]) is not None:
        raise NobodyError("token: it is not, or no longer, valid")
    return person


def check_origin(parts: Parts, scope: Scope) -> None:
    """Refuse requests that a page of another site sends with the cookie of its visitor.

    A browser never adds a token by itself, and without a cookie there is nobody to act for.
    """
    if bearer_of(scope["headers"]) is not None:
        return
    if not header(scope, b"origin") and not has_cookie(scope):
        return
    if not same_origin(scope, parts.settings):
        raise ForbiddenError("origin")


def has_cookie(scope: Scope) -> bool:
    """Whether a request came with our cookie, valid or not."""
    return cookie_of(scope["headers"]) is not None


def check_path(path: dict[str, Any]) -> dict[str, str]:
    """The parts of a path, if they may be ids."""
    for name, value in path.items():
        if not is_id(value):
            raise NotFoundError(f"there is no such {name}")
    return path
