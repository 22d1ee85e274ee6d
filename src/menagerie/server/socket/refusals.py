"""A refusal of any kind as a socket is told it."""

from menagerie.core.errors import IllegalActionError, MenagerieError
from menagerie.server.access.limits import LimitedError
from menagerie.table.errors import TableError
from menagerie.table.wire.messages import Refused


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
