"""An action with the whole truth before and after it, as JSON."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

import msgspec

from menagerie import Game, State
from menagerie.core.actions import Action
from menagerie.core.refusals import Facts

Told = dict[str, Any]


class Deed:
    """What was done, where, and what came of it."""

    def __init__(self, game: Game, state: State, seat: int, action: Action) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.action: Told = msgspec.to_builtins(action)
        self._action = action

    @cached_property
    def before(self) -> Told:
        """The truth before."""
        return self.game.dump(self.state)

    @cached_property
    def step(self) -> Any:
        """What the action leads to."""
        return self.game.apply(self.state, self.seat, self._action)

    @cached_property
    def after(self) -> Told:
        """The truth after."""
        return self.game.dump(self.step.state)

    @cached_property
    def legal(self) -> list[Told]:
        """All that could be done."""
        return [msgspec.to_builtins(a) for a in self.game.legal_actions(self.state, self.seat)]

    def events(self, kind: str) -> list[Told]:
        """The events of a kind that came of it."""
        told: list[Told] = msgspec.to_builtins(list(self.step.events))
        return [event for event in told if event["type"] == kind]


Check = Callable[[Deed, Facts], bool]
