"""The OpenAPI description, made from the same declarations as the router."""

import re
from collections.abc import Sequence
from functools import lru_cache
from http import HTTPStatus
from typing import Any

import msgspec

from menagerie.core.distribution import installed_version
from menagerie.server.host.settings import COOKIE
from menagerie.server.http.endpoint import JSON, Endpoint, Raw
from menagerie.server.http.problems import Problem

TEMPLATE = "#/components/schemas/{name}"
PATH_ID = {"type": "string", "pattern": "^[A-Za-z0-9_-]+$", "maxLength": 64}
SECURITY = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "bearer": {"type": "http", "scheme": "bearer"},
}
Plain = dict[str, Any]


@lru_cache(maxsize=2)
def describe(prefix: str, endpoints: tuple[Endpoint, ...]) -> bytes:
    """The description as JSON."""
    kinds = _kinds(endpoints)
    schemas, components = msgspec.json.schema_components(kinds, ref_template=TEMPLATE)
    by_kind = dict(zip(map(str, kinds), schemas, strict=True))
    paths: dict[str, Plain] = {}
    for endpoint in endpoints:
        operation = _operation(endpoint, by_kind)
        paths.setdefault(prefix + endpoint.path, {})[endpoint.method.lower()] = operation
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "Menagerie",
                "version": installed_version(),
                "description": "Tables for people and bots. Sockets are at "
                "`/api/v1/tables/{table}/socket`.",
            },
            "paths": paths,
            "components": {"schemas": components, "securitySchemes": SECURITY},
        }
    )


def _kinds(endpoints: Sequence[Endpoint]) -> list[Any]:
    """All types of queries, bodies and answers, each once."""
    found: dict[str, Any] = {str(Problem): Problem}
    for endpoint in endpoints:
        for kind in endpoint.types.values():
            if kind not in {bytes, Raw, type(None)}:
                found[str(kind)] = kind
    return list(found.values())


def _operation(endpoint: Endpoint, schemas: dict[str, Plain]) -> Plain:
    operation: Plain = {
        "operationId": endpoint.name,
        "summary": endpoint.description.partition("\n")[0],
        "parameters": [*_path_parameters(endpoint), *_query_parameters(endpoint)],
        "responses": _answers(endpoint, schemas),
    }
    if endpoint.needs != "nobody":
        operation["security"] = [{name: []} for name in SECURITY]
    if "body" in endpoint.types:
        body = _content(endpoint.types["body"], schemas)
        operation["requestBody"] = {"required": True, "content": body}
    return operation


def _path_parameters(endpoint: Endpoint) -> list[Plain]:
    names = re.findall(r"\{(\w+)\}", endpoint.path)
    return [{"name": name, "in": "path", "required": True, "schema": PATH_ID} for name in names]


def _query_parameters(endpoint: Endpoint) -> list[Plain]:
    kind = endpoint.types.get("query")
    if kind is None:
        return []
    (_,), components = msgspec.json.schema_components([kind])
    schema: Plain = components[kind.__name__]
    needed = schema.get("required", ())
    return [
        {"name": name, "in": "query", "required": name in needed, "schema": field}
        for name, field in schema["properties"].items()
    ]


def _answers(endpoint: Endpoint, schemas: dict[str, Plain]) -> Plain:
    good: Plain = {"description": endpoint.description}
    if endpoint.types["return"] is not type(None):
        good["content"] = _content(endpoint.types["return"], schemas)
    answers: Plain = {str(endpoint.status): good}
    for status in refusals(endpoint):
        answers[str(status)] = {
            "description": HTTPStatus(status).phrase,
            "content": _content(Problem, schemas),
        }
    return answers


def refusals(endpoint: Endpoint) -> list[int]:
    """The statuses with which an endpoint may refuse."""
    found = {400, 404, 503}
    if endpoint.limit is not None:
        found |= {401, 429}
    if endpoint.is_changing or "{" in endpoint.path:
        found |= {403, 409}
    if "body" in endpoint.types:
        found |= {413, 415}
    return sorted(found)


def _content(kind: Any, schemas: dict[str, Plain]) -> Plain:
    """A type as the content of a body; a record has a shape for each game."""
    schema = {"type": "object"} if kind in {bytes, Raw} else schemas[str(kind)]
    return {JSON: {"schema": schema}}
