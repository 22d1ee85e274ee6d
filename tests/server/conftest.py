"""Servers that tests may ask for."""

from tests.server.postgres import postgres

__all__ = ["postgres"]
