"""Actions at a table: several are applied together or not at all."""

from collections.abc import Sequence
from itertools import chain
from typing import Any, NamedTuple

from menagerie.core.actions import Action
from menagerie.core.events import Event
from menagerie.core.game import Game
from menagerie.core.state import State
from menagerie.table.errors import TableError
from menagerie.table.knowledge import Eyes
from menagerie.table.state import Played


class Applied(NamedTuple):
    """The result of some actions of one seat; `steps` has the events of each action.

    `is_hidden`: nobody else hears of them. `reveals`: the last one revealed something.
    """

    eyes: Eyes
    steps: tuple[tuple[Event, ...], ...]
    played: tuple[Played, ...]
    is_hidden: bool
    reveals: bool

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of all actions."""
        return self.steps[0] if len(self.steps) == 1 else tuple(chain.from_iterable(self.steps))


def read_actions(game: Game, told: Sequence[Any]) -> tuple[Action, ...]:
    """Read actions as structs; an error names what is damaged."""
    return tuple([game.read_action(action) for action in told])


def apply_all(eyes: Eyes, seat: int, actions: Sequence[Action]) -> Applied:
    """Apply actions of one seat; if one is illegal, all are refused.

    No action may follow one that reveals something: if it were illegal, its refusal would tell
    what was revealed although nothing was done.
    """
    steps: list[tuple[Event, ...]] = []
    played: list[Played] = []
    reveals = False
    for action in actions:
        if reveals:
            raise TableError("reveals")
        state, events = eyes.game.apply(eyes.state, seat, action)
        before, eyes = eyes, Eyes(eyes.game, state)
        reveals = any([event.reveals for event in events])  # noqa: C419 - a list of few is quicker
        is_sealed = not reveals and _is_sealed(before, eyes, events, seat)
        steps.append(events)
        played.append(Played(seat, action, is_sealed))
    is_hidden = all(is_own(events, seat) for events in steps)
    return Applied(eyes, tuple(steps), tuple(played), is_hidden, reveals)


def is_own(events: Sequence[Event], seat: int) -> bool:
    """Whether only this seat hears of these events."""
    own = (seat,)
    return all([event.audience == own for event in events])  # noqa: C419 - a list of few is quicker


def _is_sealed(before: Eyes, after: Eyes, events: Sequence[Event], seat: int) -> bool:
    """Whether an action begins, makes or changes a choice that its seat may still change."""
    if seat not in before.to_act or is_own(events, seat):
        return True
    return seat not in after.to_act and after.may_act(seat)


def played_on(game: Game, start: State, played: Sequence[Played]) -> State:
    """The state after some actions."""
    state = start
    for seat, action, _ in played:
        state = game.apply(state, seat, action).state
    return state
