"""Tests that read like play: lines of a game's own words, played and told."""

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
    """How the lines of one game are played; `read` turns a line into a seat and its action."""

    game: Game
    read: Callable[[State, str], tuple[int, Action]]

    def step(self, state: State, line: str) -> Step:
        """One action with the events that follow."""
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
        """Why an action is not allowed; trying it is refused with the same sentence."""
        return self.refused_action(state, *self.read(state, line))

    def refused_action(self, state: State, seat: int, tried: Action) -> Reason:
        """The same for an action that is given."""
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
    """Data as it comes back from a file."""
    return json.loads(json.dumps(data))


def numbered(cases: Iterable[tuple[Any, Any]]) -> list[str]:
    """Names of cases: a number, and what the sentence or the filled-in part is about."""
    return [f"{number}-{str(told).partition(':')[0]}" for number, (_, told) in enumerate(cases)]
