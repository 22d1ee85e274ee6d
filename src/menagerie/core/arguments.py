"""What Python code gives to a public function: read as what it means, or refused.

A refusal is one sentence that names the argument, what was expected and what came.
"""

from collections.abc import Mapping
from operator import index
from typing import Any

import msgspec
import numpy as np

from menagerie.core.errors import ArgumentError

# Longer texts of what came are left out; its kind is named anyway.
LONGEST_SHOWN = 60


def shown(value: object) -> str:
    """What came, as a sentence shows it: its text where that is short, and its kind."""
    kind = type(value).__name__
    kind = f"{'an' if kind[0] in 'aeiouAEIOU' else 'a'} {kind}"
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001 - of a stranger's class, or too long a number
        return kind
    if len(text) > LONGEST_SHOWN or text.startswith("<") or not text.isprintable():
        return kind
    return text if value is None or type(value) is int else f"{text} ({kind})"


def named(key: object) -> str:
    """A name that nothing has, as a sentence writes it."""
    short = isinstance(key, str) and len(key) <= LONGEST_SHOWN and key.isprintable()
    return str(key) if short else shown(key)


def wrong(name: str, expected: str, value: object) -> ArgumentError:
    """The refusal of a value that is not of the kind that an argument has."""
    return ArgumentError(f"{name}: expected {expected}, got {shown(value)}")


def whole(name: str, value: Any, expected: str = "a whole number") -> int:
    """A whole number of Python or NumPy as an int; True and False are none."""
    if not isinstance(value, bool):
        try:
            return int(index(value))
        except TypeError:
            pass
    raise wrong(name, expected, value)


def number_to(name: str, last: int, value: Any) -> int:
    """A whole number from 0 to the last there is."""
    expected = f"a whole number from 0 to {last}"
    number = whole(name, value, expected)
    if not 0 <= number <= last:
        raise wrong(name, expected, number)
    return number


def converted(data: Any, kind: Any) -> Any:
    """Data as a type; the numbers of NumPy in it count as those of Python."""
    try:
        return msgspec.convert(data, kind)
    except (msgspec.ValidationError, UnicodeError):
        pass
    try:
        return msgspec.convert(_plain(data), kind)
    except RecursionError:
        raise msgspec.ValidationError("It is nested too deeply") from None
    except UnicodeError:
        raise msgspec.ValidationError("There is text in it that is not Unicode") from None


def _plain(data: Any) -> Any:
    """The same data with plain numbers."""
    try:
        return plain_number(data)
    except TypeError:
        pass
    if isinstance(data, Mapping):
        return {key: _plain(value) for key, value in data.items()}
    return [_plain(item) for item in data] if isinstance(data, list | tuple) else data


def plain_number(value: Any) -> int | bool:
    """A whole number or a truth value of NumPy as Python's; TypeError if it is neither."""
    if isinstance(value, np.integer | np.bool_):
        return value.item()
    raise TypeError(f"{type(value).__name__} is no number of NumPy")
