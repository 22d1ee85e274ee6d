"""A game between a person and bots in this process, without the terminal's text."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from menagerie.bots.levels import Bot
from menagerie.cli.hint import ask_hint
from menagerie.cli.terminal.face import Turn
from menagerie.core.actions import Action
from menagerie.core.advice import Advice
from menagerie.core.events import EVERYBODY, Event
from menagerie.core.game import Game
from menagerie.core.records import AnyRecord, new_record
from menagerie.core.state import State

KEY_BYTES = 4
KEY_BITS = 8 * KEY_BYTES


@dataclass(frozen=True)
class Draft:
    """An unfinished choice, which is not committed yet."""

    state: State
    actions: tuple[Action, ...] = ()


@dataclass
class Sitting:
    """A game between a person and bots.

    In a sealed phase the person is asked first, so that the choice can be drafted and changed
    before the bots choose.
    """

    game: Game
    bot: Bot
    seat: int
    seed: bytes
    start: State
    state: State
    played: list[tuple[int, Action]] = field(default_factory=list)
    news: list[Event] = field(default_factory=list)
    last_events: tuple[Event, ...] = ()

    def is_over(self) -> bool:
        """Whether the game is over."""
        return not self.game.to_act(self.state)

    def is_asked(self) -> bool:
        """Whether the person is to act."""
        return self.seat in self.game.to_act(self.state)

    def is_secret(self) -> bool:
        """Whether others are to act too, so that the person's choice is sealed."""
        return len(self.game.to_act(self.state)) > 1

    def view(self, state: State | None = None) -> Any:
        """The person's view."""
        return self.game.view(self.state if state is None else state, self.seat)

    def turn(self, state: State) -> Turn:
        """The person's turn in a state."""
        return Turn(
            self.view(state),
            self.game.legal_actions(state, self.seat),
            lambda action: self.game.why_not(state, self.seat, action),
        )

    def hint(self, state: State) -> Advice:
        """A hint for the person, from the person's veiled state."""
        return ask_hint(self.game, self.game.veil(state, self.seat), self._bot_seed())

    def extend(self, draft: Draft, action: Action) -> Draft:
        """Add an action to a draft; raise if it is illegal."""
        step = self.game.apply(draft.state, self.seat, action)
        return Draft(step.state, (*draft.actions, action))

    def commit(self, seat: int, actions: Sequence[Action]) -> None:
        """Apply actions and keep the events that the person hears of."""
        for action in actions:
            step = self.game.apply(self.state, seat, action)
            self.state = step.state
            self.played.append((seat, action))
            self.news += [event for event in step.events if self.is_news(event, seat)]
            self.last_events = step.events

    def is_news(self, event: Event, actor: int) -> bool:
        """Whether the person is told: of public events, and of what others do for the person."""
        return event.audience == EVERYBODY or (actor != self.seat and event.is_for(self.seat))

    def let_bots_act(self) -> None:
        """Let bots act until the person is to act or the game is over."""
        while not self.is_asked() and not self.is_over():
            seat = self.game.to_act(self.state)[0]
            veiled = self.game.veil(self.state, seat)
            self.commit(seat, [self.bot.choose(self.game, veiled, self._bot_seed())])

    def _bot_seed(self) -> int:
        """A seed for the next choice of a bot, which follows from the game's seed."""
        key = sha256(b"bots" + self.seed).digest()[:KEY_BYTES]
        return len(self.played) << KEY_BITS | int.from_bytes(key, "little")

    def take_news(self) -> list[Event]:
        """The events since the last call."""
        news, self.news = self.news, []
        return news

    def record(self) -> AnyRecord:
        """The record of the game so far."""
        return new_record(self.game, self.start, self.seed, self.played)
