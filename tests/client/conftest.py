"""What holds for every server that a client's test starts."""

from tests.server.conftest import nobody_goes_away

__all__ = ["nobody_goes_away"]
