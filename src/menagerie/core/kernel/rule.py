"""`@rule`: one Python function, compiled by Numba or interpreted over the same bytes.

A rule has one fixed signature, read from its annotations, so that no argument type compiles
another copy. Only the few entry points that Python calls are cached on disk. A compiled rule can be
called only by other compiled rules; its twin, made by `plain`, runs uncompiled over plain ints.
"""

import inspect
import os
import sys
import threading
import types as python_types
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

import numba
import numpy as np
from numba import types

from menagerie.core.kernel.cache import cache_folder, cached_in, remove_old_caches, sources_of
from menagerie.core.kernel.layout import Cube, Grid, Layout, Row, States, find_layout
from menagerie.core.kernel.linker import linked_once

INTERPRETED = os.environ.get("MENAGERIE_INTERPRET", "0") not in {"", "0"}

F = TypeVar("F", bound=Callable[..., Any])
Progress = Callable[[str, int, int], None]

# Said once in each process.
COMPILING = "Compiling the rules, once on this machine …"

_rules: list[Any] = []
_fixed: set[Any] = set()
_said: list[str] = []
# Numba is told by a global where to keep what it compiles: one thread at a time.
_loading = threading.RLock()


def rule(function: F) -> F:
    """Mark a function as part of the kernel: compiled, unless rules are interpreted."""
    if INTERPRETED:
        return function
    dispatcher = numba.njit(
        nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True
    )(function)
    _rules.append(dispatcher)
    compiled: F = dispatcher
    return compiled


def table(values: object, kind: type[np.integer[Any]] = np.int8) -> Any:
    """Make a constant table that rules may index: an array, or plain ints when interpreted."""
    array = np.array(values, kind)
    return array.data if INTERPRETED else array


def plain(compiled: F) -> F:
    """The uncompiled twin of a rule, for Python that has a small question about one state."""
    twin: F = compiled if INTERPRETED else _plain_value(compiled)
    return twin


@cache
def _twin(function: python_types.FunctionType) -> python_types.FunctionType:
    """The same code with every rule and table it names made plain."""
    names = function.__globals__
    used = {name: _plain_value(names[name]) for name in function.__code__.co_names if name in names}
    return python_types.FunctionType(function.__code__, used, function.__name__)


def _plain_value(value: Any) -> Any:
    """A compiled rule's twin, a table's plain ints; anything else as it is."""
    if isinstance(value, np.ndarray):
        return value.data
    function = getattr(value, "py_func", None)
    return value if function is None else _twin(function)


def say_progress(_name: str, _done: int, _total: int) -> None:
    """Say on standard error that compiling has begun; a command line puts a bar in its place."""
    if not _said:
        sys.stderr.write(f"menagerie: {COMPILING}\n")
        _said.append(COMPILING)


_progress: list[Progress] = [say_progress]


def show_progress(progress: Progress) -> None:
    """Call `progress(name, done, total)` while kernels are compiled."""
    _progress[0] = progress


class Kernel:
    """The compiled entry points of one layout, loaded when they are first called.

    `rules` are the functions that stand behind the verbs of the entry points. Other rules, or a
    change in their modules or in any that these import, make a new kernel.
    """

    def __init__(
        self,
        layout: Layout,
        entries: Mapping[str, Callable[..., Any]],
        rules: Iterable[Callable[..., Any]],
    ) -> None:
        self._layout = layout
        self._entries = entries
        self._functions = (*entries.values(), *rules)
        self._dispatchers: dict[str, Any] = {}

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """Make an entry point ready and keep it as an attribute."""
        if name not in self._entries:
            raise AttributeError(name)
        if INTERPRETED:
            ready = _interpret(self._entries[name], self._layout)
        else:
            with _loading:
                self.build()
                ready = self._dispatchers.get(name) or self._load(name)
        setattr(self, name, ready)
        return ready

    @cached_property
    def folder(self) -> Path:
        """Where the compiled entry points lie."""
        names = (f"{made.__module__}.{made.__qualname__}" for made in self._functions)
        return cache_folder(self._layout.name, self.sources, names)

    @cached_property
    def sources(self) -> dict[str, Path]:
        """The modules that the entry points are compiled from."""
        return sources_of({made.__module__ for made in self._functions})

    def is_built(self) -> bool:
        """Whether all entry points are on disk."""
        return INTERPRETED or (self.folder / "complete").exists()

    def build(self) -> None:
        """Compile every rule of this layout, then every entry point."""
        if self.is_built():
            return
        pending = [
            dispatcher
            for dispatcher in _rules
            if dispatcher.py_func.__module__ in self.sources
            and dispatcher not in _fixed
            and _signatures(dispatcher.py_func, None)
        ]
        total = len(pending) + len(self._entries)
        name = self._layout.name
        for done, dispatcher in enumerate(pending):
            _progress[0](name, done, total)
            _fix(dispatcher)
        for done, entry in enumerate(self._entries, len(pending)):
            _progress[0](name, done, total)
            self._load(entry)
        (self.folder / "complete").touch()
        _progress[0](name, total, total)
        remove_old_caches(self.folder)

    def _load(self, name: str) -> Any:
        """Compile one entry point, or read it from the cache."""
        (signature,) = _signatures(self._entries[name], self._layout)
        with cached_in(self.folder), linked_once(self._entries[name].__qualname__):
            dispatcher = numba.njit(
                nogil=True, error_model="numpy", no_cfunc_wrapper=True, cache=True
            )(self._entries[name])
            dispatcher.compile(signature)
        dispatcher.disable_compile()
        self._dispatchers[name] = dispatcher
        return dispatcher


def _interpret(entry: Callable[..., Any], layout: Layout) -> Callable[..., Any]:
    """Hand an entry point memoryviews in place of arrays."""

    def uncompiled(argument: Any) -> Any:
        if not isinstance(argument, np.ndarray):
            return argument
        if argument.dtype == layout.dtype:
            return _Readers(argument, layout)
        return argument.data

    def call(*arguments: Any) -> Any:
        return entry(*map(uncompiled, arguments))

    return call


class _Readers:
    """An array of records as interpreted rules see it."""

    def __init__(self, states: Any, layout: Layout) -> None:
        self._states = states
        self._layout = layout

    def __len__(self) -> int:
        return len(self._states)

    def __getitem__(self, index: int) -> Any:
        return self._layout.read(self._states, index)

    def __setitem__(self, index: int, value: Any) -> None:
        self[index].record_bytes[:] = value.record_bytes


def _fix(dispatcher: Any) -> None:
    """Compile a rule for the signatures its annotations give, and for no other."""
    with linked_once():
        for signature in _signatures(dispatcher.py_func, None):
            dispatcher.compile(signature)
    dispatcher.disable_compile()
    _fixed.add(dispatcher)


def _signatures(function: Callable[..., Any], layout: Layout | None) -> list[Any]:
    """Read the signatures off the annotations; none where a parameter is left generic."""
    hints = get_type_hints(function, include_extras=True)
    returned = _numba_type(hints["return"], layout)
    choices: list[tuple[Any, ...]] = [()]
    for name in inspect.signature(function).parameters:
        kinds = [_numba_type(hint, layout) for hint in _alternatives(hints[name])]
        choices = [(*chosen, kind) for chosen in choices for kind in kinds]
    return [returned(*chosen) for chosen in choices if None not in chosen]


def _alternatives(hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) in {Union, python_types.UnionType}:
        return get_args(hint)
    return (hint,)


def _numba_type(hint: Any, layout: Layout | None) -> Any:
    """Translate an annotation; None means that it is generic."""
    numbers = {int: types.int64, bool: types.boolean, type(None): types.none}
    if hint in numbers:
        return numbers[hint]
    if hint is States:
        return None if layout is None else types.Array(layout.record, 1, "C")
    if found := find_layout(hint):
        return found.record
    if get_origin(hint) is tuple:
        return types.Tuple([_numba_type(item, layout) for item in get_args(hint)])
    if get_origin(hint) is Annotated:
        return _buffer_type(*get_args(hint))
    return None


def _buffer_type(shape_class: Any, kind: Any, shape: tuple[int, ...] | None = None) -> Any:
    """Translate an annotated field (with its shape) or buffer (without)."""
    item = numba.from_dtype(np.dtype(kind))
    if shape is not None:
        return types.NestedArray(item, shape)
    ranks = {int: 0, Row: 1, Grid: 2, Cube: 3}
    rank = ranks[shape_class]
    return types.Array(item, rank, "C") if rank else types.int64
