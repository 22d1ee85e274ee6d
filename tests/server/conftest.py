"""Servers that tests may ask for, and people who are not away because a machine is slow."""

from collections.abc import Iterator

import pytest

from menagerie.server.hall import presence
from tests.server.log_lines import written
from tests.server.postgres import postgres

__all__ = ["postgres", "written"]

AN_HOUR = 3600


@pytest.fixture(scope="session", autouse=True)
def nobody_goes_away() -> Iterator[None]:
    """Who has no connection goes away in an hour; a test of going away says when."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(presence, "AWAY_SECONDS", AN_HOUR)
        yield
