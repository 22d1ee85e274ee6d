"""The description of the API fits the API."""

from typing import Any

import msgspec

from menagerie.server.http import PREFIX
from menagerie.server.http.openapi import describe
from menagerie.server.http.routes import ENDPOINTS
from tests.server.http.conftest import Visit


def description() -> dict[str, Any]:
    """The description as data."""
    told: dict[str, Any] = msgspec.json.decode(describe(PREFIX, ENDPOINTS))
    return told


def test_it_is_served(visit: Visit) -> None:
    """Under the address everybody looks at."""
    assert visit().get("/api/v1/openapi.json").json() == description()


def test_every_route_is_described() -> None:
    """Once, with a name of its own, a sentence, and all its refusals."""
    told = description()
    found = {
        (method.upper(), path): operation
        for path, operations in told["paths"].items()
        for method, operation in operations.items()
    }

    assert set(found) == {(one.method, PREFIX + one.path) for one in ENDPOINTS}
    names = [operation["operationId"] for operation in found.values()]
    assert len(set(names)) == len(names)
    for operation in found.values():
        assert operation["summary"]
        assert {"400", "503"} <= set(operation["responses"])


def test_every_reference_leads_somewhere() -> None:
    """No schema is missing."""
    told = description()

    def references(value: Any) -> list[str]:
        if isinstance(value, dict):
            own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
            return own + [one for part in value.values() for one in references(part)]
        if isinstance(value, list):
            return [one for part in value for one in references(part)]
        return []

    known = {f"#/components/schemas/{name}" for name in told["components"]["schemas"]}
    assert set(references(told["paths"])) | set(references(told["components"])) <= known


def test_an_event_may_be_of_any_type() -> None:
    """Each game's events have types of their own; the schema of all events names none."""
    assert "type" not in description()["components"]["schemas"]["Event"]["properties"]
