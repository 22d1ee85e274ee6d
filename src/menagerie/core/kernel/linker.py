"""How compiled rules become one program: each entry point is optimised once, as a whole.

By itself, Numba optimises each function together with everything that it calls, and makes machine
code of it; then the function that calls it goes through the same again. Rules are called by other
rules alone, so a large one can wait until its entry point is complete. Small ones are optimised at
once: what is inlined from them is then short. Loops over a few seats or cards gain nothing from
vector instructions, and LLVM takes long to find out.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import config
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys

# The most bytes of LLVM's bitcode in a small function and all that it calls.
SMALL = 30_000


class PartLibrary(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """A function as part of an entry point; only the entry point itself gets machine code."""

    # The qualified name of the entry point that is being compiled.
    entry = ""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        # Whether the module has all that its function calls.
        self._is_whole = False

    def finalize(self) -> None:
        """Make an entry point ready to run, and anything else ready to be linked."""
        if self.name == PartLibrary.entry:
            self._link()
            super().finalize()
            return
        self._raise_if_finalized()
        if self._is_small():
            self._link()
            self._optimize_final_module()
        self._finalized = True

    def own_module(self) -> Any:
        """The module as it is, for linking."""
        return super()._get_module_for_linking()

    def _is_small(self) -> bool:
        """Whether to optimise the function by itself, before it is inlined anywhere."""
        parts = self._linking_libraries
        whole = all(getattr(part, "_is_whole", True) for part in parts)
        return whole and sum(map(_size, {self, *parts})) <= SMALL

    def _link(self) -> None:
        """Take in all that is called, callers first: LLVM adds only what is called already."""
        for part in reversed(_callees_first(self._linking_libraries)):
            is_part = isinstance(part, PartLibrary)
            module = part.own_module() if is_part else part._get_module_for_linking()
            self._reload_init.update(part._reload_init)
            self._final_module.link_in(module, preserve=True)
        self._linking_libraries = []
        self._shared_module = None
        self._is_whole = True

    def _get_module_for_linking(self) -> Any:
        """The whole function, for a library of Numba's own."""
        if not self._is_whole:
            self._link()
        return self.own_module()


def _size(part: Any) -> int:
    """The size of a library's own module."""
    return len(part._final_module.as_bitcode())


def _callees_first(parts: list[Any]) -> list[Any]:
    """Libraries and all that they need, each after what it calls."""
    found: dict[Any, None] = {}
    pending = [(part, False) for part in reversed(parts)]
    while pending:
        part, is_done = pending.pop()
        if is_done:
            found[part] = None
        elif part not in found:
            pending.append((part, True))
            pending += [(callee, False) for callee in reversed(part._linking_libraries)]
    return list(found)


@contextmanager
def linked_once(entry: str = "") -> Iterator[None]:
    """Compile functions as parts, and the one of this qualified name as an entry point."""
    with global_compiler_lock:
        rtsys.initialize(cpu_target.target_context)
        codegen = cpu_target.target_context.codegen()
        before = codegen._library_class, config.LOOP_VECTORIZE
        config.LOOP_VECTORIZE = 0
        codegen._library_class, PartLibrary.entry = PartLibrary, entry
        codegen.set_env = _where_defined(codegen)
        try:
            yield
        finally:
            codegen._library_class, config.LOOP_VECTORIZE = before
            del codegen.set_env


def _where_defined(codegen: Any) -> Callable[[str, Any], None]:
    """Give an environment to a function only if it has machine code, which asks for it."""
    set_env = codegen.set_env

    def set_defined(name: str, environment: Any) -> None:
        if codegen._engine.is_symbol_defined(name):
            set_env(name, environment)

    return set_defined
