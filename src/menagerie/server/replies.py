"""What a socket is sent besides the news of its table."""

import msgspec

from menagerie.bots.advice import Advice
from menagerie.core.errors import IllegalActionError, MenagerieError
from menagerie.core.events import Reason
from menagerie.server.limits import LimitedError
from menagerie.table.errors import TableError


class Done(msgspec.Struct, frozen=True, tag="done", omit_defaults=True):
    """A command was carried out, now or before; `table` is where a rematch is played."""

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
    """Why an action is not allowed; no reason if it is."""

    id: str
    reason: Reason | None


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """A hint, told to who asked for it alone; `turn` is the one it is for."""

    id: str
    turn: int
    advice: Advice


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """A sign of life, with the server's time in milliseconds since 1970."""

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
