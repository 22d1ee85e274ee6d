"""A link to a table without input or output: it takes in messages and says what to send.

Its owner calls `connected` when a connection begins, passes each incoming message to `hear`, and
sends what `take` returns. When the link `is_lost`, the owner reconnects with `query`. Then nothing
is missed and nothing is done twice, whatever happens to the connection.
"""

from collections import deque
from secrets import token_hex
from typing import Any

import msgspec

from menagerie.client.errors import MessageError
from menagerie.table.wire.choices import Choices, spread
from menagerie.table.wire.commands import Act, AnyCommand
from menagerie.table.wire.messages import (
    Answer,
    AnyNews,
    AnySnapshot,
    Done,
    Here,
    Plain,
    PlainMessage,
    PlainNews,
    PlainSnapshot,
    Refused,
    Resumed,
    read_message,
)
from menagerie.table.wire.patch import patched

KEPT_EVENTS = 1000
BUSY, STALE = "busy", "stale"

_encoder = msgspec.json.Encoder()


class Link:
    """What one role at a table knows, kept up to date with the server."""

    def __init__(self, prefix: str = "") -> None:
        self.seq = 0
        self.facts: Plain = {}
        self.view: Any = None
        self.choices: tuple[Choices, ...] = ()
        self.events: deque[Plain] = deque(maxlen=KEPT_EVENTS)
        self.chat: list[Plain] = []
        self.here = Here((), 0)
        self.is_lost = True
        self.is_greeted = False
        self.answers: dict[str, Answer] = {}
        self._unanswered: dict[str, AnyCommand] = {}
        self._out: list[str] = []
        self._prefix = prefix or token_hex(6)
        self._asked = 0

    # What is known.

    @property
    def seat(self) -> int | None:
        """The client's seat; None for a spectator."""
        seat: int | None = self.facts["you"]["seat"] if self.facts else None
        return seat

    @property
    def turn(self) -> int:
        """How many actions the client's seat has taken."""
        turn: int = self.facts["you"]["turn"]
        return turn

    @property
    def status(self) -> str:
        """The status of the table: open, playing or over; empty before the first message."""
        status: str = self.facts.get("status", "")
        return status

    @property
    def legal(self) -> list[Plain]:
        """All legal actions."""
        return spread(self.choices)

    @property
    def is_to_act(self) -> bool:
        """Whether the game waits for the client's seat."""
        if self.status != "playing" or self.seat is None or not self.choices:
            return False
        return self.seat in self.view["to_act"] and not self.stands_in

    @property
    def stands_in(self) -> str:
        """Why a bot stands in for the client's seat; empty if none does."""
        if self.seat is None:
            return ""
        why: str = self.facts["places"][self.seat]["stands_in"]
        return why

    @property
    def is_waiting(self) -> bool:
        """Whether a command has no answer yet, or the server has not greeted."""
        return bool(self._unanswered) or not self.is_greeted

    # Messages out.

    def next_id(self) -> str:
        """A new id for a command."""
        self._asked += 1
        return f"{self._prefix}-{self._asked}"

    def ask(self, command: AnyCommand) -> str:
        """Queue a command; it is sent again on every new connection until it is answered."""
        self._unanswered[command.id] = command
        if self.is_greeted:
            self._out.append(_written(command))
        return command.id

    def take(self) -> list[str]:
        """The messages to send now, in order."""
        out, self._out = self._out, []
        return out

    def query(self) -> dict[str, str]:
        """The query for reconnecting, so that the server sends only what was missed."""
        if not self.facts:
            return {}
        return {"since": str(self.seq), "seat": "" if self.seat is None else str(self.seat)}

    def connected(self) -> None:
        """Note that a connection has begun; commands wait for the greeting."""
        self.is_lost = self.is_greeted = False
        self._out = []

    def lose(self) -> None:
        """Note that the connection is gone, or no longer trusted."""
        self.is_lost = True
        self.is_greeted = False
        self._out = []

    # Messages in.

    def hear(self, message: str | bytes) -> None:
        """Take in a message from the server."""
        match _read(message):
            case AnySnapshot() as whole:
                self._hear_whole(whole)
            case AnyNews() as news:
                self._hear_news(news)
            case Resumed(seq=seq):
                self._greet() if seq == self.seq else self.lose()
            case Here() as here:
                self.here = here
            case answer:
                self._hear_answer(answer)

    def _hear_whole(self, whole: PlainSnapshot) -> None:
        """Take in a whole table; one that is older than the known one is ignored."""
        is_same_role = self.facts and whole.table["you"]["seat"] == self.seat
        if self.is_greeted and is_same_role and whole.seq < self.seq:
            return
        if not is_same_role or whole.seq != self.seq:
            self.events = deque(whole.events, KEPT_EVENTS)
        self.seq, self.facts, self.view = whole.seq, whole.table, whole.view
        self.choices, self.chat = whole.legal, list(whole.chat)
        self._greet()

    def _greet(self) -> None:
        """Send unanswered commands again: those already carried out are only acknowledged."""
        self.is_greeted = True
        self._out = [_written(command) for command in self._unanswered.values()]

    def _forget(self, event: Plain) -> None:
        """Drop the latest event like one that was taken back, if it is still kept."""
        for number in reversed(range(len(self.events))):
            if self.events[number] == event:
                del self.events[number]
                return

    def _hear_news(self, news: PlainNews) -> None:
        if not self.is_greeted or news.seq <= self.seq:
            return  # a duplicate, or before the greeting
        if news.seq != self.seq + 1:
            self.lose()
            return
        self.seq = news.seq
        for event in reversed(news.undone):
            self._forget(event)
        self.events.extend(news.events)
        self.view = patched(self.view, news.view)
        self.facts = patched(self.facts, news.table)
        if news.legal is not msgspec.UNSET:
            self.choices = news.legal
        self.chat.extend(news.chat)
        if news.id and isinstance(self._unanswered.get(news.id), Act):
            self._hear_answer(Done(news.id))  # other commands have an answer of their own

    def _hear_answer(self, answer: Answer) -> None:
        """Keep the first answer to a command; after `busy` the command is sent again."""
        if isinstance(answer, Refused) and answer.key == BUSY:
            self.lose()
            return
        command = self._unanswered.pop(answer.id, None)
        if command is None:
            return
        self.answers[answer.id] = answer
        if _is_behind(command, answer, self.facts):
            self.lose()


def _is_behind(command: AnyCommand, answer: Answer, facts: Plain) -> bool:
    """Whether news of this turn was lost: the server sends news before an answer."""
    if not isinstance(command, Act) or command.turn is None:
        return False
    is_over = isinstance(answer, Done) or (isinstance(answer, Refused) and answer.key == STALE)
    is_known: bool = facts["you"]["turn"] != command.turn
    return is_over and not is_known


def _written(command: AnyCommand) -> str:
    return _encoder.encode(command).decode()


def _read(message: str | bytes) -> PlainMessage:
    """Read a message; raise if it is not of this protocol."""
    try:
        return read_message(message)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise MessageError(f"the server speaks another language: {error}") from None
