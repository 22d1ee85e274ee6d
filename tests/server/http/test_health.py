"""What those who run a server ask, and what every visitor can read."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from menagerie.server.host.settings import Settings
from menagerie.server.http.privacy import privacy_text
from menagerie.server.store import StoreUnavailableError
from tests.server.http.conftest import Visit
from tests.server.servers import Running

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("prefix", ["", "/api/v1"], ids=["top", "api"])
def test_a_server_that_is_well_says_so(visit: Visit, prefix: str) -> None:
    """Alive and ready."""
    assert visit().get(f"{prefix}/health").json() == {"status": "ok"}
    assert visit().get(f"{prefix}/ready").json() == {"status": "ok"}


def test_a_server_without_its_store_is_alive_and_not_ready(
    visit: Visit, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others are asked until it is back."""

    async def fail() -> None:
        raise StoreUnavailableError("database: it does not answer at 10.0.0.7")

    monkeypatch.setattr(server.server.store, "ping", fail)
    answer = visit().get("/ready")

    assert answer.status_code == 503
    assert answer.headers["retry-after"] == "1"
    assert "10.0.0.7" not in answer.text
    assert visit().get("/health").status_code == 200


@pytest.mark.parametrize("part", ["bus", "closing", "starting"])
def test_a_server_that_ends_or_hears_nobody_is_not_ready(
    visit: Visit, server: Running, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    """Whatever is missing."""
    inside = server.server
    target, name, value = {
        "bus": (inside.bus, "healthy", False),
        "closing": (inside.hall.tables, "is_closing", True),
        "starting": (inside, "is_ready", False),
    }[part]
    monkeypatch.setattr(target, name, value)

    assert visit().get("/ready").status_code == 503


def test_metrics_are_for_the_own_machine(visit: Visit) -> None:
    """Through a proxy there is nothing to see."""
    assert "menagerie_tables" in visit().get("/metrics").text
    assert visit(**{"X-Forwarded-For": "10.0.0.1"}).get("/metrics").status_code == 404


def test_privacy_is_plain_and_safe(visit: Visit) -> None:
    """HTML that loads nothing from anywhere."""
    answer = visit().get("/api/v1/privacy")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "<h1>" in answer.text
    assert "http://" not in answer.text
    assert visit().head("/api/v1/privacy").status_code == 200


def test_privacy_says_what_the_host_has_set() -> None:
    """And docs/privacy.md says it with the usual settings."""
    assert privacy_text(Settings()) == (ROOT / "docs" / "privacy.md").read_text(encoding="utf-8")
    assert "3 days after its game" in privacy_text(Settings(keep_chat=3))


def test_the_days_are_told_to_the_page_as_well(
    visit: Visit, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host's own numbers, for who writes the words in another language."""
    inside = server.server
    monkeypatch.setattr(inside, "settings", replace(inside.settings, keep_chat=3))

    told = visit().get("/api/v1/keeping").json()

    assert told == {"keep_unstarted": 7, "keep_chat": 3, "keep_people": 400}
