"""A link over a real connection that reconnects by itself."""

import time
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection

from menagerie.client.errors import ClosedError, RefusedError, UnreachableError
from menagerie.client.link import Link
from menagerie.table.wire.commands import AnyCommand
from menagerie.table.wire.messages import Answer, Refused

Dial = Callable[[dict[str, str]], AbstractContextManager[ClientConnection]]

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 10.0
# A command without an answer after this time is sent again on a new connection.
ANSWER_SECONDS = 10.0
# Close codes that mean that reconnecting is useless.
FORBIDDEN, NOT_FOUND = 4403, 4404
LIMITED = "limited"


class Line:
    """A link that sends and receives; `dial` opens a connection with a query."""

    def __init__(self, dial: Dial, patience: float) -> None:
        self.link = Link()
        self.patience = patience
        self._dial = dial
        self._connection: ClientConnection | None = None
        self._open = ExitStack()
        self._tries = 0
        self._lost_at = 0.0
        self._trouble: Exception | None = None

    def ask(self, command: AnyCommand) -> Answer:
        """Send a command and wait for its answer; a refusal is raised."""
        while True:
            answer = self._answer(command)
            if not isinstance(answer, Refused):
                return answer
            if answer.key != LIMITED:
                raise RefusedError(answer.key, answer.message, answer.rule, answer.wait)
            time.sleep(answer.wait)

    def _answer(self, command: AnyCommand) -> Answer:
        request = self.link.ask(command)
        deadline = time.monotonic() + ANSWER_SECONDS
        while request not in self.link.answers:
            if not self.step(max(0.0, deadline - time.monotonic())):
                self.close()
                deadline = time.monotonic() + ANSWER_SECONDS
        return self.link.answers.pop(request)

    def step(self, seconds: float | None = None) -> bool:
        """Send what is waiting and receive one message; False if none came in time."""
        connection = self._connected()
        try:
            self._send(connection)
            self.link.hear(connection.recv(seconds))
            if self.link.is_greeted:
                self._tries = 0
            self._send(connection)
        except TimeoutError:
            return False
        except ConnectionClosed as error:
            self.close()
            self._trouble = error
            if error.rcvd is not None and error.rcvd.code in {FORBIDDEN, NOT_FOUND}:
                raise ClosedError(error.rcvd.code, error.rcvd.reason) from None
        return True

    def _send(self, connection: ClientConnection) -> None:
        for message in self.link.take():
            connection.send(message)

    def _connected(self) -> ClientConnection:
        """The open connection, or a new one, with exponential backoff."""
        while self._connection is None or self.link.is_lost:
            self.close()
            self._pause()
            try:
                self._connection = self._open.enter_context(self._dial(self.link.query()))
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
                self._trouble = error
            else:
                self.link.connected()
        return self._connection

    def _pause(self) -> None:
        """Wait before a try: not before the first, then longer each time, and not for ever."""
        now = time.monotonic()
        if self._tries == 0:
            self._lost_at = now
        elif now - self._lost_at >= self.patience:
            raise UnreachableError(f"the server cannot be reached: {self._trouble}")
        else:
            time.sleep(min(FIRST_PAUSE * 2 ** (self._tries - 1), LONGEST_PAUSE))
        self._tries += 1

    def close(self) -> None:
        """Close the connection; commands without an answer are sent again on the next one."""
        self.link.lose()
        self._connection = None
        self._open.close()
