"""The API over HTTP, under /api/v1.

The law of this room: a route is one `Endpoint`, declared once; what it does is a function from a
call to a struct; anything wrong with a request is refused with a status, a key and a sentence.
"""

from collections import defaultdict
from collections.abc import Iterable

from starlette.routing import BaseRoute, Route

from menagerie.server.http.call import Call
from menagerie.server.http.endpoint import Endpoint, Raw
from menagerie.server.http.openapi import describe
from menagerie.server.http.parts import Parts
from menagerie.server.http.requests import Nowhere, Resource
from menagerie.server.http.routes import ENDPOINTS, VITALS

PREFIX = "/api/v1"


async def show_description(_: Call) -> Raw:
    """All of this API as OpenAPI describes it."""
    return Raw(describe(PREFIX, ENDPOINTS))


def routes(parts: Parts) -> list[BaseRoute]:
    """All routes."""
    described = Endpoint("GET", "/openapi.json", show_description, limit=None)
    return [
        *_routes(parts, PREFIX, (*ENDPOINTS, described)),
        *_routes(parts, "", VITALS),
        Route("/api/{rest:path}", Nowhere()),
    ]


def _routes(parts: Parts, prefix: str, endpoints: Iterable[Endpoint]) -> list[BaseRoute]:
    """One route for each path, with all that can be asked there."""
    by_path: dict[str, list[Endpoint]] = defaultdict(list)
    for endpoint in endpoints:
        by_path[prefix + endpoint.path].append(endpoint)
    return [Route(path, Resource(parts, found)) for path, found in by_path.items()]
