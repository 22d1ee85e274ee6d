"""What those who run a server ask, and what every visitor can read."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from menagerie.server.host.settings import Settings
from menagerie.server.http.privacy import DaysKept
from menagerie.server.store import StoreUnavailableError
from tests.server.http.conftest import Visit
from tests.server.servers import Running

DOCS = Path(__file__).parents[3] / "docs"
PRIVACY_PAGES = sorted(DOCS.glob("privacy*.md"))
DAYS = re.compile(r"(\d+) \w+<!-- \{(\w+), plural,")


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


@pytest.mark.parametrize("page", PRIVACY_PAGES, ids=lambda page: page.name)
def test_privacy_gives_the_usual_days(page: Path) -> None:
    """What is written out are the defaults; the comment behind has the name of the setting."""
    told = {name: int(days) for days, name in DAYS.findall(page.read_text(encoding="utf-8"))}

    assert told == {name: getattr(Settings(), name) for name in DaysKept.__struct_fields__}


def test_the_days_are_told_to_the_page_as_well(
    visit: Visit, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host's own numbers, for who writes the words in another language."""
    inside = server.server
    monkeypatch.setattr(inside, "settings", replace(inside.settings, keep_chat=3))

    told = visit().get("/api/v1/keeping").json()

    assert told == {"keep_unstarted": 7, "keep_chat": 3, "keep_people": 400}
