"""The API over HTTP, under /api/v1."""

from typing import TYPE_CHECKING

from starlette.routing import BaseRoute

if TYPE_CHECKING:
    from menagerie.server.app import Server


def routes(server: "Server") -> list[BaseRoute]:
    """All routes."""
    return []
