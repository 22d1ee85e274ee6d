"""Rules run uncompiled, over the plain ints of a state.

A compiled rule can only be called by other compiled rules. Where Python has one small question
about one state, it asks the twin made here, so that the rule stays written once.
"""

from functools import cache
from types import FunctionType
from typing import Any, TypeVar

import numpy as np

from menagerie.core.kernel.rule import INTERPRETED

F = TypeVar("F")


def plain(rule: F) -> F:
    """The uncompiled twin of a rule; when rules are interpreted, the rule itself."""
    twin: F = rule if INTERPRETED else _plain_value(rule)
    return twin


@cache
def _twin(function: FunctionType) -> FunctionType:
    """The same code with every rule and table it names made plain."""
    names = function.__globals__
    used = {name: _plain_value(names[name]) for name in function.__code__.co_names if name in names}
    return FunctionType(function.__code__, used, function.__name__)


def _plain_value(value: Any) -> Any:
    """A compiled rule's twin, a table's plain ints; anything else as it is."""
    if isinstance(value, np.ndarray):
        return value.data
    function = getattr(value, "py_func", None)
    return value if function is None else _twin(function)
