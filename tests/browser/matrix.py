"""Which cases are tried: a wise few by default, all of them with MENAGERIE_PROFILE=soak."""

import os
from typing import TypeVar

from tests.conftest import PROFILE

Case = TypeVar("Case")
IS_SOAK = os.environ.get(PROFILE) == "soak"


def chosen(default: list[Case], more: list[Case]) -> list[Case]:
    """The cases that are tried in this run."""
    return [*default, *more] if IS_SOAK else default
