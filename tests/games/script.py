"""Scripts of play for tests: lines in a game's own words become actions."""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

import pytest

from menagerie import Game, IllegalActionError, State, Step
from menagerie.core.actions import Action
from menagerie.core.events import Event
from menagerie.core.refusals import Reason

E = TypeVar("E", bound=Event)


@dataclass(frozen=True)
class Script:
    """Plays the lines of one game; `read` turns a line into a seat and an action."""

    game: Game
    read: Callable[[State, str], tuple[int, Action]]

    def step(self, state: State, line: str) -> Step:
        """One action: the state after it, and its events."""
        return self.game.apply(state, *self.read(state, line))

    def play(self, state: State, *lines: str) -> State:
        """The state after some actions."""
        for line in lines:
            state = self.step(state, line).state
        return state

    def told(self, state: State, *lines: str) -> list[Event]:
        """The events of some actions."""
        events: list[Event] = []
        for line in lines:
            state, more = self.step(state, line)
            events += more
        return events

    def refused(self, state: State, line: str) -> Reason:
        """Why an action is not allowed; applying it is refused for the same reason."""
        return self.refused_action(state, *self.read(state, line))

    def refused_action(self, state: State, seat: int, tried: Action) -> Reason:
        """The same for an action instead of a line."""
        before = bytes(state)
        reason = self.game.why_not(state, seat, tried)
        assert reason is not None, f"{tried} is allowed"
        with pytest.raises(IllegalActionError) as caught:
            self.game.apply(state, seat, tried)
        assert (caught.value.rule, caught.value.message) == (reason.rule, reason.message)
        assert bytes(state) == before
        return reason


def only(kind: type[E], events: Iterable[Event]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def as_json(data: Any) -> Any:
    """Data after a round trip through JSON."""
    return json.loads(json.dumps(data))


def numbered(cases: Iterable[tuple[Any, Any]]) -> list[str]:
    """Names of cases: a number, and the field that an error or a filled-in part is about."""
    return [f"{number}-{str(told).partition(':')[0]}" for number, (_, told) in enumerate(cases)]
