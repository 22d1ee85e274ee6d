"""Settings of the servers in tests of the client."""

from tests.server.conftest import nobody_goes_away

__all__ = ["nobody_goes_away"]
