"""Games looked back at: the own view while they run, through any eyes when they are over."""

from collections import Counter
from typing import Any

import httpx2
import msgspec
import pytest

from menagerie.catalog import GAMES
from menagerie.core.game import Game
from menagerie.table import journal
from menagerie.table.records import record_of
from menagerie.table.wire.patch import patched
from tests.server.http.conftest import Visit
from tests.server.http.games import play, table_of
from tests.server.servers import Guest, Running

TABLES = "/api/v1/tables"


def test_the_own_view_can_be_looked_back_at(
    visit: Visit, server: Running, people: list[Guest], playing: str
) -> None:
    """Every number that the own role was told shows what was told then, to each their own."""
    browsers = [visit(guest) for guest in (*people, None)]
    path = f"{TABLES}/{playing}"
    key = server.do(server.server.hall.tables.find(playing)).table.watch_key
    seen: list[dict[int, Any]] = [{}, {}, {}, {}]
    for _ in range(12):
        play(server, playing, people, most=1)
        for views, browser in zip(seen, browsers, strict=True):
            told = browser.get(path, params={"key": key}).json()
            views[told["seq"]] = told["view"]

    for views, browser in zip(seen, browsers, strict=True):
        for seq, view in views.items():
            past = browser.get(f"{path}/history", params={"at": seq, "key": key}).json()
            assert (past["seq"], past["view"]) == (seq, view)


def test_before_the_deal_there_is_nothing_to_see(
    visit: Visit, people: list[Guest], playing: str
) -> None:
    """The table was open then."""
    past = visit(people[0]).get(f"{TABLES}/{playing}/history?at=1").json()

    assert (past["status"], past["view"], past["events"]) == ("open", None, [])


@pytest.mark.parametrize(
    ("query", "status"),
    [
        pytest.param("", 400, id="no number"),
        pytest.param("?at=x", 400, id="no digits"),
        pytest.param("?at=0", 400, id="zero"),
        pytest.param("?at=9999", 404, id="not yet"),
        pytest.param("?at=99999999999999999999999", 404, id="huge"),
    ],
)
def test_a_moment_that_never_was_is_refused(
    visit: Visit, people: list[Guest], playing: str, query: str, status: int
) -> None:
    """With a sentence."""
    answer = visit(people[0]).get(f"{TABLES}/{playing}/history{query}")

    assert answer.status_code == status
    assert answer.json()["message"]


def replayed(browser: httpx2.Client, table: str, eyes: str, count: int) -> list[dict[str, Any]]:
    """All steps of a game, asked for in portions, each with its whole view."""
    found: list[dict[str, Any]] = []
    last = 1
    while len(found) <= last:
        query = f"eyes={eyes}&from={len(found)}&count={count}"
        told = browser.get(f"{TABLES}/{table}/replay?{query}").json()
        last = told["last"]
        view = truth = None
        for step in told["steps"]:
            view = patched(msgspec.to_builtins(step.get("view", view)), step.get("changes", []))
            truth = patched(step.get("truth", truth), step.get("truth_changes", []))
            whole = {"view": view, "truth": truth}
            found.append(step | msgspec.json.decode(msgspec.json.encode(whole)))
    return found


@pytest.mark.parametrize("eyes", ["0", "2", "watch", "all"])
def test_a_finished_game_is_replayed_through_any_eyes(
    visit: Visit, server: Running, people: list[Guest], finished: str, eyes: str
) -> None:
    """Portions of any size give what the game itself shows after each action."""
    table = server.do(server.server.hall.tables.find(finished)).table
    record, game = record_of(table), table.game
    seat = int(eyes) if eyes.isdigit() else None

    steps = replayed(visit(people[1]), finished, eyes, 7)

    assert [step["number"] for step in steps] == list(range(len(record.actions) + 1))
    assert table.start is not None
    state = table.start
    for step in steps:
        if step["number"]:
            played = record.actions[step["number"] - 1]
            assert step["seat"] == played.seat
            assert step["action"] == msgspec.to_builtins(played.action)
            state = game.apply(state, played.seat, played.action).state
        shown = msgspec.json.decode(msgspec.json.encode(game.view(state, seat)))
        assert step["view"] == shown
        assert step["truth"] == (game.dump(state) if eyes == "all" else None)


def test_events_are_those_the_eyes_could_see(
    visit: Visit, people: list[Guest], finished: str
) -> None:
    """Who watches hears only what everybody does; all eyes hear all."""
    watched = replayed(visit(people[0]), finished, "watch", 64)
    everything = replayed(visit(people[0]), finished, "all", 64)

    audiences = [one["audience"] for step in watched for one in step.get("events", ())]
    assert set(audiences) == {"everybody"}
    assert sum(len(step.get("events", ())) for step in everything) > len(audiences)


@pytest.mark.parametrize(
    ("query", "status"),
    [
        pytest.param("eyes=9", 404, id="no such seat"),
        pytest.param("eyes=god", 400, id="no eyes"),
        pytest.param("from=-1", 400, id="before the first"),
        pytest.param("from=9999", 404, id="after the last"),
        pytest.param("count=65", 400, id="too many"),
        pytest.param("count=0", 400, id="none"),
    ],
)
def test_steps_that_are_not_there_are_refused(
    visit: Visit, people: list[Guest], finished: str, query: str, status: int
) -> None:
    """With a sentence."""
    answer = visit(people[0]).get(f"{TABLES}/{finished}/replay?{query}")

    assert answer.status_code == status


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_opened_without_work_done_twice(
    visit: Visit, server: Running, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its journal is read once, each entry folded once, and only the steps told are viewed."""
    guests = [server.person(f"P{seat}") for seat in range(GAMES[game].seats[-1])]
    table = table_of(server, guests, game)
    play(server, table, guests)
    entries = len(server.do(server.server.store.tables.entries(table)))
    browser = visit(guests[0])
    server.do(forget(server, table))
    tables = server.server.store.tables
    done = counted(monkeypatch, (tables, "entries"), (journal, "fold"), (Game, "view"))

    whole = browser.get(f"{TABLES}/{table}")
    steps = browser.get(f"{TABLES}/{table}/replay?eyes=0")

    assert (whole.status_code, steps.status_code) == (200, 200)
    assert done == {"entries": 1, "fold": entries - 1, "view": len(steps.json()["steps"])}


def counted(monkeypatch: pytest.MonkeyPatch, *work: tuple[Any, str]) -> Counter[str]:
    """How often each kind of work is done from here on."""
    done = Counter[str]()

    def count(owner: Any, name: str) -> None:
        does = getattr(owner, name)

        def do(*given: Any, **named: Any) -> Any:
            done[name] += 1
            return does(*given, **named)

        monkeypatch.setattr(owner, name, do)

    for owner, name in work:
        count(owner, name)
    return done


async def forget(server: Running, table: str) -> None:
    """Hold a table in memory no longer."""
    hall = server.server.hall
    hall.tables.forget(await hall.tables.find(table))
