"""Actions outside the kernel: frozen structs with a `type`, mapped to codes and back."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, get_args

import msgspec

from menagerie.core.arguments import converted, wrong
from menagerie.core.errors import MenagerieError

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
        known = self.codes(self.deck(state, seat))
        try:
            code = known.get(action)
        except (TypeError, ValueError):
            # It cannot be hashed: no action, or one with a list in it.
            return None
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


@dataclass(frozen=True)
class ActionReader:
    """How the actions of the game of a key are read from what Python code gives."""

    key: str
    kind: Any

    def read(self, data: Any) -> Action:
        """Read an action from JSON data; the fields of a struct are read again."""
        if isinstance(data, Action):
            data = _fields(self.own(data))
        try:
            action: Action = converted({"action": data}, self._one_action).action
        except msgspec.ValidationError as error:
            found = str(error).replace("`$.action", "`$").removesuffix(" - at `$`")
            raise MenagerieError(f"action: {found}") from None
        return action

    @cached_property
    def _one_action(self) -> Any:
        """A struct of one action: what msgspec knows of a union alone it finds out every time."""
        return msgspec.defstruct("OneAction", [("action", self.kind)])

    def own(self, given: Any) -> Action:
        """An action of the game: as it is, or one read from its JSON data or from its lists."""
        if isinstance(given, Mapping):
            return self.read(dict(given))
        if not isinstance(given, get_args(self.kind) or self.kind):
            raise wrong("action", f"an action of {self.key}, or its JSON as a dict", given)
        action: Action = given
        try:
            hash(action)
        except (TypeError, ValueError):
            return self.read(_fields(action))
        return action


def _fields(action: Action) -> dict[str, Any]:
    """An action as JSON data, whose values may be of any type."""
    kind = type(action)
    values = msgspec.structs.astuple(action)
    fields = dict(zip(kind.__struct_encode_fields__, values, strict=True))
    return {"type": kind.__struct_config__.tag, **fields}
