"""A whole game as text: one fact a line."""

from collections.abc import Iterator
from typing import Any

import msgspec

from menagerie import State
from menagerie.core.actions import Action
from menagerie.core.events import EVERYBODY, Event
from tests.promises.walks import SETUPS, Setup, play_on

SEED = 7

# What a player sees or not changes no rule (BV4, ZV1), and a far target only makes a game longer.
NOTHING_NEW = {"memory_aid": True, "target": 99}
GOLDEN_SETUPS = [
    setup
    for setup in SETUPS
    if not any(getattr(setup.options, name, None) == value for name, value in NOTHING_NEW.items())
]


def in_words(value: Any) -> str:
    """A value as one word."""
    if isinstance(value, str):
        return value
    if isinstance(value, list | tuple):
        return ",".join(map(in_words, value)) or "-"
    return str(msgspec.json.encode(value).decode())


def fact(thing: Action | Event, *left_out: str) -> str:
    """The type of an action or event, and its fields."""
    data = msgspec.to_builtins(thing)
    words = [f"{name}={in_words(data[name])}" for name in data if name not in {"type", *left_out}]
    return " ".join([data["type"], *words])


def event_line(event: Event) -> str:
    """An event with its rule, and with its audience unless that is everybody."""
    only = "" if event.audience == EVERYBODY else f" only {in_words(event.audience)}"
    return f"  {fact(event, 'rule', 'audience')} [{event.rule}{only}]"


def position_lines(setup: Setup, state: State) -> Iterator[str]:
    """A position, a field a line."""
    for name, value in setup.game.dump(state).items():
        if isinstance(value, dict) and name != "chance":
            for key, part in value.items():
                yield f"= {name} {key} {msgspec.json.encode(part).decode()}"
        elif value is not None and name != "chance":
            yield f"= {name} {msgspec.json.encode(value).decode()}"


def playthrough(setup: Setup) -> Iterator[str]:
    """A seeded random game: its deal, every action with its events, its last position."""
    state = setup.new(SEED)
    yield f"# {setup.game.name}: {setup!r}, seed {SEED}"
    yield from position_lines(setup, state)
    for taken in play_on(setup.game, state, SEED):
        yield f"> {taken.seat} {fact(taken.action)}"
        yield from map(event_line, taken.step.events)
        state = taken.step.state
    yield from position_lines(setup, state)
    outcome = setup.game.outcome(state)
    assert outcome is not None
    yield f"# scores {in_words(outcome.scores)} ranks {in_words(outcome.ranks)} {outcome.reason}"
