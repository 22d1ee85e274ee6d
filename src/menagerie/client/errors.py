"""What a maker of bots is told when something does not go as asked."""

from menagerie.core.errors import MenagerieError


class ClientError(MenagerieError):
    """Something between this client and the server did not go as asked."""


class UnreachableError(ClientError):
    """The server cannot be reached, however often it was tried."""


class MessageError(ClientError):
    """The server said something that this client cannot read."""


class ClosedError(ClientError):
    """The server closed the door for good; `code` says why, as `docs/wire.md` lists them."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason or f"the server closed the connection ({code})")
        self.code = code


class RefusedError(ClientError):
    """The server refused what was asked, and changed nothing.

    `key` names the reason, `rule` the rule of the game if there is one, and `wait` the seconds
    after which a limit is over.
    """

    def __init__(self, key: str, message: str, rule: str = "", wait: float = 0) -> None:
        super().__init__(f"{rule}: {message}" if rule else message)
        self.key = key
        self.message = message
        self.rule = rule
        self.wait = wait
