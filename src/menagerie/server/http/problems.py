"""Problems: why a request is refused, with a status, a key and a sentence."""

import math

import msgspec

from menagerie.core.errors import IllegalActionError, MenagerieError
from menagerie.server.access.limits import LimitedError, TooLargeError
from menagerie.server.hall import BusyError, NoTableError
from menagerie.server.store import StoreError
from menagerie.table.errors import ForbiddenError, TableError

RETRY_SECONDS = 1


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was refused; nothing was changed.

    `key` names the reason for a page that translates it, `facts` what fills its sentence, `rule`
    the rule of the game that refuses an action, `wait` the seconds after which to ask again.
    """

    key: str
    message: str
    rule: str = ""
    wait: float = 0
    facts: dict[str, int | str] = {}


class NobodyError(MenagerieError):
    """The request needs a person, and came without one."""


class NotFoundError(MenagerieError):
    """There is nothing of this name."""


class MethodError(MenagerieError):
    """A method that a path does not have."""

    def __init__(self, method: str, allowed: tuple[str, ...]) -> None:
        super().__init__(f"method: {', '.join(allowed)} can be asked here, not {method[:16]}")
        self.allowed = allowed


class MediaError(MenagerieError):
    """A body that is not JSON."""

    def __init__(self) -> None:
        super().__init__("content-type: it must be application/json")


class Refusal(msgspec.Struct, frozen=True):
    """A problem as it is answered."""

    status: int
    problem: Problem
    headers: dict[str, str] = {}


# The first class that an error is of says what is answered.
STATUSES: tuple[tuple[type[MenagerieError], int, str], ...] = (
    (NobodyError, 401, "nobody"),
    (NotFoundError, 404, "not_found"),
    (MethodError, 405, "method"),
    (MediaError, 415, "media"),
    (TooLargeError, 413, "too_large"),
    (LimitedError, 429, "limited"),
    (NoTableError, 404, "no_table"),
    (BusyError, 503, "busy"),
    (StoreError, 503, "busy"),
    (ForbiddenError, 403, "forbidden"),
    (TableError, 409, "refused"),
    (IllegalActionError, 409, "illegal"),
    (MenagerieError, 400, "invalid"),
)


def refusal(error: MenagerieError) -> Refusal:
    """An error as it is answered."""
    status, key = next((status, key) for kind, status, key in STATUSES if isinstance(error, kind))
    return Refusal(status, _problem(error, key), _headers(error, status))


def _problem(error: MenagerieError, key: str) -> Problem:
    match error:
        case IllegalActionError():
            return Problem(key, error.message, error.rule)
        case TableError():
            return Problem(error.key, error.message, facts=error.facts)
        case LimitedError():
            return Problem(key, str(error), wait=round(error.seconds, 1))
        case StoreError():
            return Problem(key, BusyError().message)
    return Problem(key, str(error))


def _headers(error: MenagerieError, status: int) -> dict[str, str]:
    match error:
        case LimitedError():
            return {"Retry-After": str(max(1, math.ceil(error.seconds)))}
        case NobodyError():
            return {"WWW-Authenticate": "Bearer"}
        case MethodError():
            return {"Allow": ", ".join(error.allowed)}
    return {"Retry-After": str(RETRY_SECONDS)} if status == 503 else {}  # noqa: PLR2004
