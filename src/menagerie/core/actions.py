"""Actions outside the kernel: frozen structs with a `type`, mapped to codes and back."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

Codes = tuple[int, ...]


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One decision of a seat; each game's actions derive from this."""


@dataclass(frozen=True)
class Sequences:
    """Actions that stand for several codes in a row, such as a number for its digits.

    `codes(state, seat, action)` gives the codes that make the action from its beginning, None if
    there are none here. `withdraw(state, seat)` takes back what a seat has made or begun.
    `completed(state, seat, code)` is the action that a code completes, None if more must follow.
    """

    kind: type[Action]
    parts: range
    codes: Callable[[Any, int, Any], Codes | None]
    withdraw: Callable[[Any, int], None]
    completed: Callable[[Any, int, int], Action | None]


@dataclass(frozen=True)
class ActionCodes:
    """How a game numbers its actions.

    `deck(state, seat)` names what a code's meaning depends on, read from the fields that `reads`
    names, and `actions(deck)` lists the actions of all codes in order, None where a code means
    nothing.
    """

    count: int
    reads: tuple[str, ...]
    deck: Callable[[Any, int], Any]
    actions: Callable[[Any], tuple[Any, ...]]
    codes: Callable[[Any], dict[Action, int]]
    sequences: Sequences | None = None

    def decode(self, state: Any, seat: int, code: int) -> Action:
        """Turn a code of a seat into its action."""
        action: Action = self.actions(self.deck(state, seat))[code]
        return action

    def encode(self, state: Any, seat: int, action: Action) -> Codes | None:
        """Turn an action into its codes; None if this seat can never have such an action."""
        if self.is_sequence(action):
            assert self.sequences is not None  # noqa: S101 - the action is one
            return self.sequences.codes(state, seat, action)
        code = self.codes(self.deck(state, seat)).get(action)
        return None if code is None else (code,)

    def is_sequence(self, action: Action) -> bool:
        """Whether an action stands for several codes in a row."""
        return self.sequences is not None and isinstance(action, self.sequences.kind)

    def begin(self, state: Any, seat: int, action: Action) -> Codes | None:
        """Encode an action; one of several codes first replaces what the seat has begun."""
        codes = self.encode(state, seat, action)
        if codes is not None and self.is_sequence(action):
            assert self.sequences is not None  # noqa: S101 - the action is one
            self.sequences.withdraw(state, seat)
        return codes
