"""Rules are parts of entry points: only these get machine code, and both can be called."""

from contextlib import suppress

import numba
import pytest
from numba import types
from numba.core import config
from numba.core.registry import cpu_target

from menagerie.core.kernel import linker
from menagerie.core.kernel.entries import lowest_seat
from menagerie.core.kernel.linker import PartLibrary, linked_once
from menagerie.core.kernel.rule import INTERPRETED, Kernel

pytestmark = pytest.mark.skipif(INTERPRETED, reason="interpreted rules are not linked")


def test_only_entry_points_get_machine_code(kernel: Kernel) -> None:
    """A rule is optimised and put into them; by itself nobody calls it."""
    kernel.build()
    assert kernel.lowest(0b1100) == 2
    (made,) = lowest_seat.overloads.values()  # type: ignore[attr-defined]
    assert isinstance(made.library, PartLibrary)
    assert made.library.get_pointer_to_function(made.fndesc.llvm_func_name) == 0
    (entry,) = kernel._dispatchers["lowest"].overloads.values()
    assert entry.library.get_pointer_to_function(entry.fndesc.llvm_func_name) != 0


def test_numba_itself_can_call_a_rule(kernel: Kernel) -> None:
    """It links the whole of it."""
    kernel.build()

    def third(seats: int) -> int:
        return lowest_seat(seats) + 1

    assert numba.njit(third)(0b100) == 3


def test_a_large_rule_waits_for_who_calls_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not optimised by itself, and is whole once it is linked."""
    monkeypatch.setattr(linker, "SMALL", 0)

    def doubled(number: int) -> int:
        return 2 * number

    part = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True)(doubled)
    with linked_once():
        part.compile((types.int64,))
    (made,) = part.overloads.values()
    assert not made.library._is_whole

    def third(number: int) -> int:
        found: int = part(number) + 1
        return found

    assert numba.njit(third)(20) == 41
    assert made.library._is_whole


def test_numba_is_left_as_it_was() -> None:
    """After compiling, and after an error while compiling."""
    codegen = cpu_target.target_context.codegen()
    before = codegen._library_class, config.LOOP_VECTORIZE, codegen.set_env
    with suppress(ZeroDivisionError), linked_once():
        assert codegen._library_class is PartLibrary
        raise ZeroDivisionError
    assert (codegen._library_class, config.LOOP_VECTORIZE, codegen.set_env) == before
