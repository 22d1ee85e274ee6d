"""Actions at a table: applied together or not at all."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from menagerie.core.actions import Action
from menagerie.core.events import Event
from menagerie.core.game import Game, State
from menagerie.table.state import Played


class Applied(NamedTuple):
    """What some actions of one seat lead to."""

    state: State
    events: tuple[Event, ...]
    played: tuple[Played, ...]
    reveals_at: int | None


def read_actions(game: Game, told: Sequence[Any]) -> tuple[Action, ...]:
    """Actions as structs; a sentence names what is damaged."""
    return tuple(game.read_action(action) for action in told)


def apply_all(game: Game, state: State, seat: int, actions: Sequence[Action]) -> Applied:
    """Carry out actions of one seat; an illegal one refuses them all."""
    events: list[Event] = []
    played: list[Played] = []
    reveals_at = None
    for number, action in enumerate(actions, 1):
        step = game.apply(state, seat, action)
        state = step.state
        events += step.events
        is_hidden = all(event.audience == (seat,) for event in step.events)
        played.append(Played(seat, action, is_hidden))
        if any(event.reveals for event in step.events):
            reveals_at = number
    return Applied(state, tuple(events), tuple(played), reveals_at)


def played_on(game: Game, start: State, played: Sequence[Played]) -> State:
    """The state that actions lead to."""
    state = start
    for seat, action, _ in played:
        state = game.apply(state, seat, action).state
    return state
