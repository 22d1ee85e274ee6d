"""Analyses of finished games: made once, in the background, for who may see the game."""

from typing import Any

import pytest

from menagerie.bots.advice.analysis import Analysing
from menagerie.server.hall import analysis_queue
from tests.server.http.conftest import Visit
from tests.server.http.games import play, table_of
from tests.server.servers import Guest, Running, until

TABLES = "/api/v1/tables"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little thought goes into each decision."""
    monkeypatch.setattr(analysis_queue, "ITERATIONS", 4)


@pytest.fixture
def over(server: Running, people: list[Guest]) -> str:
    """A table whose game is over, and that nobody has analysed."""
    table = table_of(server, people)
    play(server, table, people)
    return table


def made(visit: Visit, guest: Guest, table: str) -> dict[str, Any]:
    """Wait until an analysis is made."""
    browser, told = visit(guest), {}

    def is_made() -> bool:
        told.update(browser.get(f"{TABLES}/{table}/analysis").json())
        return bool(told["status"] == "done")

    until(is_made)
    return told


def test_an_analysis_is_made_on_request_and_kept(
    visit: Visit, server: Running, people: list[Guest], over: str
) -> None:
    """Not before; once made, asking again makes nothing."""
    path = f"{TABLES}/{over}/analysis"
    assert visit(people[0]).get(path).json()["status"] == "none"

    asked = visit(people[1]).post(path)
    told = made(visit, people[0], over)

    assert asked.status_code == 200
    assert asked.json()["status"] in {"waiting", "running", "done"}
    analysis = told["analysis"]
    assert (analysis["seats"], analysis["decisions"]) == (3, told["total"])
    kept = server.do(server.server.store.analyses.find(over))
    assert visit(people[2]).post(path).json() == told
    assert server.do(server.server.store.analyses.find(over)) == kept


def test_an_older_analysis_is_made_again(
    visit: Visit, people: list[Guest], over: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until then there is none."""
    path = f"{TABLES}/{over}/analysis"
    visit(people[0]).post(path)
    before = made(visit, people[0], over)

    monkeypatch.setattr(analysis_queue, "ANALYSIS_VERSION", 99)

    assert visit(people[0]).get(path).json()["status"] == "none"
    visit(people[0]).post(path)
    assert made(visit, people[0], over) == before


def test_games_are_analysed_one_after_the_other(
    visit: Visit, server: Running, people: list[Guest], over: str, finished: str
) -> None:
    """The second waits for the first."""
    for table in (over, finished):
        visit(people[0]).post(f"{TABLES}/{table}/analysis")
    assert len(server.server.hall.analyses._waiting) <= 1
    for table in (over, finished):
        made(visit, people[0], table)


def test_a_running_game_is_not_analysed(visit: Visit, people: list[Guest], playing: str) -> None:
    """It would tell who wins."""
    refused = visit(people[0]).post(f"{TABLES}/{playing}/analysis")
    assert (refused.status_code, refused.json()["key"]) == (403, "not_over")


def test_a_failed_analysis_can_be_asked_for_again(
    visit: Visit,
    people: list[Guest],
    over: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The operator can read why."""
    path = f"{TABLES}/{over}/analysis"

    def fail(_: Analysing) -> bool:
        raise RuntimeError("out of thoughts")

    with monkeypatch.context() as broken:
        broken.setattr(Analysing, "go_on", fail)
        visit(people[0]).post(path)
        browser = visit(people[0])
        until(lambda: browser.get(path).json()["status"] == "none")
    assert "the analysis of a game of buffalo failed" in caplog.text
    visit(people[0]).post(path)
    made(visit, people[0], over)
