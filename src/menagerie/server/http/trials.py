"""Trials: the rules on a position that was sent, for lessons, puzzles and rulebooks."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from menagerie.core.actions import Action
from menagerie.core.errors import IllegalActionError, MenagerieError
from menagerie.core.game import Game
from menagerie.core.refusals import Reason
from menagerie.core.state import State, Step
from menagerie.server.http.call import Call
from menagerie.server.http.games import game_in_path
from menagerie.server.http.replays import ReplayStep
from menagerie.table.knowledge import Eyes
from menagerie.table.wire.choices import Choices
from menagerie.table.wire.patch import changes

MOST_ACTIONS = 40

Seat = Annotated[int, Meta(ge=0, le=15)]


class TriedAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action to try, and the seat that takes it."""

    seat: Seat
    action: Any


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Actions to carry out on a position, shown as a seat, or a spectator, may see them."""

    position: Annotated[dict[str, Any], Meta(description="As a record or a file holds it.")]
    seat: Annotated[Seat | None, Meta(description="Who looks; null for a spectator.")] = None
    actions: Annotated[
        tuple[TriedAction, ...], Meta(max_length=MOST_ACTIONS, description="In their order.")
    ] = ()


class RefusedAction(msgspec.Struct, frozen=True):
    """The first action that the rules refuse: its number among those sent, and why."""

    number: int
    seat: int
    reason: Reason


class TrialShown(msgspec.Struct, frozen=True):
    """A position after some actions, up to one that the rules refuse.

    The first step is the position itself with its whole view, and the others have changes to it.
    """

    steps: tuple[ReplayStep, ...]
    legal: Annotated[tuple[Choices, ...], Meta(description="What the seat may do after them.")]
    refused: RefusedAction | None
    position: Annotated[Any, Meta(description="The position after them, to go on from.")]


async def try_actions(call: Call, body: Trial) -> TrialShown:
    """Carry out actions on a position that is sent along; nothing of it is stored."""
    game = game_in_path(call)
    state = game.load(body.position)
    role = _role(game.seats_of(state), body.seat)
    played, refused = _played(game, state, body.actions)
    eyes = [Eyes(game, step.state) for step in (Step(state, ()), *played)]
    return TrialShown(
        tuple(_shown(eyes, played, body, role)),
        eyes[-1].legal(role),
        refused,
        game.dump(eyes[-1].state),
    )


def _role(seats: int, seat: int | None) -> int:
    """The role of a seat; spectators have the one after the last."""
    if seat is None:
        return seats
    _check_seat(seats, "seat", seat)
    return seat


def _check_seat(seats: int, name: str, seat: int) -> None:
    if seat >= seats:
        raise MenagerieError(f"{name}: the seats of this position are 0 to {seats - 1}")


def _played(
    game: Game, state: State, tried: Sequence[TriedAction]
) -> tuple[list[Step], RefusedAction | None]:
    """The steps of the actions that the rules allow, and the first that they refuse."""
    seats, steps = game.seats_of(state), list[Step]()
    for number, one in enumerate(tried):
        _check_seat(seats, f"actions[{number}].seat", one.seat)
        action = _read(game, number, one.action)
        try:
            step = game.apply(state, one.seat, action)
        except IllegalActionError:
            reason = game.why_not(state, one.seat, action)
            assert reason is not None  # noqa: S101 - an action without one is carried out
            return steps, RefusedAction(number, one.seat, reason)
        steps.append(step)
        state = step.state
    return steps, None


def _read(game: Game, number: int, told: Any) -> Action:
    """An action as a struct; an error names which one is damaged."""
    try:
        return game.read_action(told)
    except MenagerieError as error:
        raise MenagerieError(f"actions[{number}]: {error}") from None


def _shown(eyes: list[Eyes], played: list[Step], body: Trial, role: int) -> Iterator[ReplayStep]:
    """The position with its view, and what each action changed in it."""
    seat = eyes[0].seat(role)
    yield ReplayStep(0, view=eyes[0].view(role))
    for number, step in enumerate(played, 1):
        one = body.actions[number - 1]
        told = tuple(event for event in step.events if event.is_for(seat))
        changed = changes(eyes[number - 1].view(role), eyes[number].view(role))
        yield ReplayStep(number, one.seat, one.action, told, changes=changed)
