"""Who asks too much is told when to ask again."""

from pathlib import Path
from typing import Any

import pytest

from menagerie.server.host.settings import Rate
from tests.server.servers import running

ONE = Rate(1, 3600)
OPENING = {"settings": {"game": "buffalo", "seats": 3}, "name": "Ada"}
TABLES = "/api/v1/tables"


@pytest.mark.parametrize(
    ("limit", "method", "path", "body"),
    [
        pytest.param("limit_requests", "GET", "/api/v1/games", None, id="requests"),
        pytest.param("limit_tables", "POST", TABLES, OPENING, id="tables"),
        pytest.param("limit_look_ups", "GET", "/api/v1/codes/BBBBBB", None, id="codes"),
        pytest.param("limit_look_ups", "POST", "/api/v1/me/claim", {"token": ""}, id="links"),
        pytest.param("limit_imports", "POST", "/api/v1/records", {}, id="imports"),
        pytest.param("limit_imports", "GET", "/api/v1/me/data", None, id="data"),
        pytest.param("limit_trials", "POST", "/api/v1/games/zoo/trial", {}, id="trials"),
        pytest.param(
            "limit_commands",
            "POST",
            f"{TABLES}/x/commands",
            {"type": "ping", "id": "1"},
            id="commands",
        ),
    ],
)
def test_the_second_of_one_is_refused(
    tmp_path: Path, limit: str, method: str, path: str, body: Any
) -> None:
    """Everybody has their own limit."""
    settings: dict[str, Any] = {limit: ONE}
    with running(tmp_path, **settings) as server:
        ada, ben = server.person("Ada"), server.person("Ben")
        with server.client(ada) as browser:
            first, second = (browser.request(method, path, json=body) for _ in range(2))
        with server.client(ben) as other:
            third = other.request(method, path, json=body)

    assert first.status_code != 429
    assert (second.status_code, second.json()["key"]) == (429, "limited")
    assert 1 <= int(second.headers["retry-after"]) <= 3600
    assert third.status_code != 429


def test_one_address_makes_so_many_people(tmp_path: Path) -> None:
    """Changing a nickname makes nobody new."""
    with running(tmp_path, limit_sign_ups=ONE) as server:
        with server.client() as browser:
            statuses = [
                browser.post("/api/v1/me", json={"name": name}).status_code for name in "AB"
            ]
        with server.client() as browser:
            refused = browser.post("/api/v1/me", json={"name": "C"})

    assert statuses == [200, 200]
    assert refused.status_code == 429
    assert "set-cookie" not in refused.headers


def test_a_body_that_is_too_long_is_not_read(tmp_path: Path) -> None:
    """As far as its length is told, and else when it gets too long."""
    with running(tmp_path, body_bytes=1024) as server, server.client() as browser:
        told = browser.post("/api/v1/me", json={"name": "x" * 2000})
        untold = browser.post(
            "/api/v1/me",
            content=iter([b" " * 600] * 3),
            headers={"Content-Type": "application/json"},
        )

    assert (told.status_code, untold.status_code) == (413, 413)
