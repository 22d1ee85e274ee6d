"""Errors that a client raises."""

from menagerie.core.errors import MenagerieError


class ClientError(MenagerieError):
    """Something went wrong between this client and the server."""


class UnreachableError(ClientError):
    """The server cannot be reached, even after many tries."""


class MessageError(ClientError):
    """The server sent a message that this client cannot read."""


class ClosedError(ClientError):
    """The server closed the connection for good; `docs/wire.md` explains each `code`."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason or f"the server closed the connection ({code})")
        self.code = code


class RefusedError(ClientError):
    """The server refused a command or a request, and changed nothing.

    `key` names the reason, `rule` the rule of the game if there is one, and `wait` the seconds
    after which a limit is over.
    """

    def __init__(self, key: str, message: str, rule: str = "", wait: float = 0) -> None:
        super().__init__(f"{rule}: {message}" if rule else message)
        self.key = key
        self.message = message
        self.rule = rule
        self.wait = wait
