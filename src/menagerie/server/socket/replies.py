"""What a socket is sent apart from the news of its table."""

import msgspec

from menagerie.core.advice import Advice
from menagerie.core.errors import IllegalActionError, MenagerieError
from menagerie.core.events import Reason
from menagerie.server.access.limits import LimitedError
from menagerie.table.errors import TableError


class Done(msgspec.Struct, frozen=True, tag="done", omit_defaults=True):
    """A command was carried out, or had been before; `table` is the table of a rematch."""

    id: str
    table: str = ""


class Refused(msgspec.Struct, frozen=True, tag="refused", omit_defaults=True):
    """A command was refused, and nothing was changed."""

    id: str
    key: str
    message: str
    rule: str = ""
    wait: float = 0


class Why(msgspec.Struct, frozen=True, tag="why"):
    """Why an action is not allowed, or null if it is allowed."""

    id: str
    reason: Reason | None


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """A hint, sent only to the player who asked; `turn` is the turn that it is for."""

    id: str
    turn: int
    advice: Advice


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to `ping`, with the server's time in milliseconds since 1970."""

    id: str
    now: int


def refusal(request: str, error: MenagerieError) -> Refused:
    """An error as it is told."""
    match error:
        case IllegalActionError():
            return Refused(request, "illegal", error.message, error.rule)
        case TableError():
            return Refused(request, error.key, error.message)
        case LimitedError():
            return Refused(request, "limited", str(error), wait=round(error.seconds, 1))
    return Refused(request, "invalid", str(error))


Reply = Done | Refused | Why | Advised | Pong
