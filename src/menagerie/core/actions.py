"""Actions outside the kernel: frozen structs with a `type`, mapped to codes and back."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One small decision of a seat; each game's actions derive from this."""


@dataclass(frozen=True)
class ActionCodes:
    """How a game numbers its actions.

    `deck(face, seat)` names what a code's meaning depends on, read from the fields that `reads`
    names, and `actions(deck)` lists the actions of all codes in order, None where a code means
    nothing.
    """

    count: int
    reads: tuple[str, ...]
    deck: Callable[[Any, int], Any]
    actions: Callable[[Any], tuple[Any, ...]]
    codes: Callable[[Any], dict[Action, int]]

    def decode(self, face: Any, seat: int, code: int) -> Action:
        """Turn a code of a seat into its action."""
        action: Action = self.actions(self.deck(face, seat))[code]
        return action

    def encode(self, face: Any, seat: int, action: Action) -> int | None:
        """Turn an action into its code; None if this seat can never have such an action."""
        return self.codes(self.deck(face, seat)).get(action)
