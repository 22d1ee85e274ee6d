"""A seat at a table: it keeps itself up to date and yields the turns to act in."""

from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Any, Self

from menagerie.client.connection import Dial, Line
from menagerie.client.errors import RefusedError
from menagerie.core.advice import Advice
from menagerie.core.refusals import Reason
from menagerie.table.wire import commands as ask
from menagerie.table.wire.messages import Advised, Answer, Plain, Why

# Refusals that mean that this seat is not to act, or no longer.
MOVED_ON = {"stale", "stood_in", "paused", "not_playing"}
# Reasons of a stand-in after which the client takes its seat back.
GIVEN_BACK = {"away", "time"}


class Turn:
    """A turn in which the seat is to act."""

    def __init__(self, seat: "Seat", number: int) -> None:
        self.seat = seat
        self.number = number

    @property
    def view(self) -> Any:
        """The seat's view of the game, as plain JSON."""
        return self.seat.view

    @property
    def legal(self) -> list[Plain]:
        """All legal actions, as plain JSON."""
        return self.seat.legal

    def act(self, *actions: Any) -> bool:
        """Take all actions or none; False if the game has moved on in the meantime."""
        request = self.seat.next_id()
        try:
            self.seat.ask(ask.Act(id=request, actions=list(actions), turn=self.number))
        except RefusedError as error:
            if error.key in MOVED_ON:
                return False
            raise
        return True

    def why_not(self, action: Any) -> Reason | None:
        """Why an action is not allowed, with its rule; None if it is allowed."""
        answer = self.seat.ask(ask.WhyNot(id=self.seat.next_id(), action=action))
        return answer.reason if isinstance(answer, Why) else None

    def hint(self) -> Advice | None:
        """A hint, if the table allows hints; None if the game has moved on.

        Everybody at the table sees that the seat asked.
        """
        request = self.seat.next_id()
        try:
            answer = self.seat.ask(ask.Hint(id=request, turn=self.number))
        except RefusedError as error:
            if error.key in MOVED_ON:
                return None
            raise
        return answer.advice if isinstance(answer, Advised) else None


class Seat:
    """A seat at a table; a spectator has no number."""

    def __init__(self, dial: Dial, patience: float) -> None:
        self._line = Line(dial, patience)
        self._link = self._line.link
        self.next_id = self._link.next_id

    # What the seat knows since the last message.

    @property
    def number(self) -> int | None:
        """The number of the seat; None for a spectator."""
        return self._link.seat

    @property
    def table(self) -> Plain:
        """Everything about the table except its game: `places`, `settings`, `you` and more."""
        return self._link.facts

    @property
    def view(self) -> Any:
        """The seat's view of the game; None before the deal."""
        return self._link.view

    @property
    def legal(self) -> list[Plain]:
        """All legal actions, including those that change a sealed choice."""
        return self._link.legal

    @property
    def events(self) -> list[Plain]:
        """Recent events of the game, the oldest first."""
        return list(self._link.events)

    @property
    def chat(self) -> list[Plain]:
        """Recent lines of the chat, the oldest first."""
        return list(self._link.chat)

    @property
    def outcome(self) -> Plain | None:
        """The outcome of the game; None while it runs."""
        outcome: Plain | None = self._link.view and self._link.view["outcome"]
        return outcome

    # Playing.

    def turns(self) -> Iterator[Turn]:
        """Yield each turn of the seat, until the game is over."""
        self.listen_until(lambda: self._link.status != "")
        while self._link.status != "over":
            if self.number is None:
                raise RefusedError("not_seated", "you have no seat at this table")
            if self._link.stands_in in GIVEN_BACK:
                self.come_back()
            elif self._link.is_to_act:
                yield Turn(self, self._link.turn)
            else:
                self._line.step()

    def ask(self, command: ask.AnyCommand) -> Answer:
        """Send a command and wait for its answer; a refusal is raised."""
        return self._line.ask(command)

    def listen_until(self, condition: Callable[[], bool]) -> None:
        """Receive messages until a condition holds."""
        while not condition():
            self._line.step()

    def sit(self, name: str, seat: int | None = None, key: str = "") -> None:
        """Take a seat: a particular one, or any free one."""
        self.ask(ask.Sit(id=self.next_id(), name=name, seat=seat, key=key))
        self.listen_until(lambda: self.number is not None)

    def ready(self, nonce: str = "") -> None:
        """Be ready to start; a nonce becomes part of the deal's seed."""
        self.ask(ask.Ready(id=self.next_id(), nonce=nonce))

    def start(self, bot: str = "greedy") -> None:
        """Start the game as host, with bots in the free seats."""
        self.ask(ask.Start(id=self.next_id(), bot=bot))

    def say(self, phrase: str = "", text: str = "") -> None:
        """Say a quick phrase, or a text if the table allows it."""
        self.ask(ask.Say(id=self.next_id(), phrase=phrase, text=text))

    def leave(self) -> None:
        """Leave the game; a bot takes over."""
        self.ask(ask.Leave(id=self.next_id()))

    def come_back(self) -> None:
        """Take the seat back from the bot that stands in."""
        try:
            self.ask(ask.Back(id=self.next_id()))
        except RefusedError as error:
            if error.key not in {"seated", "not_playing"}:
                raise

    def close(self) -> None:
        """Close the connection; the seat is kept, and its grace begins."""
        self._line.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
