"""Tables: found, opened, looked at, and played at over HTTP."""

from typing import Any

import pytest

from menagerie.table.wire.settings import DaysClock
from tests.server.http.conftest import Visit
from tests.server.http.games import first_action
from tests.server.servers import Guest, Running

TABLES = "/api/v1/tables"


def opening(**changes: Any) -> dict[str, Any]:
    """What opens a table of Buffalo for three."""
    own = {name: changes.pop(name) for name in ("seat", "bots", "fill", "start") if name in changes}
    return {"settings": {"game": "buffalo", "seats": 3} | changes, "name": "Ada"} | own


def test_games_say_what_a_table_may_choose(visit: Visit) -> None:
    """Seats, options, clocks, phrases and bots."""
    told = visit().get("/api/v1/games").json()

    games = {game["key"]: game for game in told["games"]}
    assert games["buffalo"]["seats"] == [2, 3, 4, 5, 6]
    assert "memory_aid" in str(games["zoo"]["options"])
    assert {bot["name"] for bot in games["goats"]["bots"]} == {
        "calf",
        "club",
        "fox",
        "owl",
        "master",
    }
    assert "good_luck" in told["phrases"]
    assert "days" in str(told["clocks"])


def test_a_public_table_is_listed_until_it_starts(visit: Visit, ada: Guest) -> None:
    """A private one never is."""
    hidden = visit(ada).post(TABLES, json=opening()).json()["id"]
    table = visit(ada).post(TABLES, json=opening(public=True)).json()["id"]

    listed = [one["id"] for one in visit().get(TABLES, params={"game": "buffalo"}).json()["tables"]]
    start = {"type": "start", "id": "1"}
    visit(ada).post(f"{TABLES}/{table}/commands", json=start)

    assert table in listed
    assert hidden not in listed
    assert table not in visit().get(TABLES).text
    assert visit().get(TABLES, params={"game": "chess"}).status_code == 400


@pytest.mark.parametrize(
    ("body", "status"),
    [
        pytest.param(opening(seats=9), 400, id="too many seats"),
        pytest.param(opening(game="chess"), 400, id="no such game"),
        pytest.param(opening(options={"wind": 1}), 400, id="no such option"),
        pytest.param(opening(seat=5), 409, id="no such seat"),
        pytest.param(opening(fill="genius"), 409, id="no such bot"),
        pytest.param(opening(bots={"0": "greedy"}), 409, id="own seat"),
        pytest.param(opening(bots={"x": "greedy"}), 400, id="no number"),
        pytest.param(opening() | {"position": {"game": "zoo"}}, 400, id="position"),
        pytest.param([], 400, id="no object"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    visit: Visit, ada: Guest, body: Any, status: int
) -> None:
    """And not opened half."""
    answer = visit(ada).post(TABLES, json=body)

    assert answer.status_code == status, answer.text
    assert visit(ada).get("/api/v1/me/tables").json() == {"tables": []}


def test_a_table_needs_somebody_to_open_it(visit: Visit) -> None:
    """Nobody opens none."""
    assert visit().post(TABLES, json=opening()).status_code == 401


def test_a_code_leads_to_its_table(visit: Visit, server: Running, ada: Guest) -> None:
    """In small letters, too, and with the key to sit down."""
    opened = visit(ada).post(TABLES, json=opening()).json()
    ben = visit(server.person("Ben"))

    found = ben.get(f"/api/v1/codes/{opened['code'].lower()}").json()
    sit = {"type": "sit", "id": "1", "name": "Ben", "key": found["key"]}
    seated = ben.post(f"{TABLES}/{found['id']}/commands", json=sit)

    assert found == {"id": opened["id"], "key": opened["join_key"]}
    assert seated.json() == {"type": "done", "id": "1", "seq": 3}
    assert ben.get(f"{TABLES}/{found['id']}").json()["table"]["you"]["seat"] == 1
    assert ben.get("/api/v1/codes/AAAAAA").status_code == 404
    assert ben.get("/api/v1/codes/%00").status_code == 404


def test_commands_over_http_do_what_they_do_on_the_socket(
    visit: Visit, server: Running, people: list[Guest], playing: str
) -> None:
    """An act tells the number of its news, once and again; refusals cite the rule."""
    browser = visit(people[0])
    path = f"{TABLES}/{playing}/commands"
    table = server.do(server.server.hall.tables.find(playing)).table
    first = first_action(table, 0)
    act = {"type": "act", "id": "a", "actions": [first], "turn": 0}
    before = browser.get(f"{TABLES}/{playing}").json()["seq"]

    answers = [browser.post(path, json=act).json() for _ in range(2)]

    assert answers == [{"type": "done", "id": "a", "seq": before + 1}] * 2
    stale = browser.post(path, json=act | {"id": "b"})
    assert (stale.status_code, stale.json()["key"]) == (409, "stale")
    wrong = {"type": "lay", "pasture": "fire-fields", "card": "9Z"}
    illegal = browser.post(path, json={"type": "act", "id": "c", "actions": [wrong]})
    assert illegal.status_code in {400, 409}
    why = browser.post(path, json={"type": "why_not", "id": "d", "action": first})
    assert why.json()["type"] == "why"
    assert browser.post(path, json={"type": "ping", "id": "e"}).json()["type"] == "pong"
    assert browser.post(path, json={"type": "fly", "id": "f"}).status_code == 400


def test_an_illegal_action_cites_its_rule(
    visit: Visit, server: Running, people: list[Guest], playing: str
) -> None:
    """A card that somebody else holds cannot be laid."""
    table = server.do(server.server.hall.tables.find(playing)).table
    act = {"type": "act", "id": "a", "actions": [first_action(table, 1)]}

    refused = visit(people[0]).post(f"{TABLES}/{playing}/commands", json=act)

    assert (refused.status_code, refused.json()["key"]) == (409, "illegal")
    assert refused.json()["rule"].startswith("B")


def test_tables_that_wait_for_me_come_first(visit: Visit, server: Running) -> None:
    """Whether it is in memory, kept in the list, or read anew."""
    ada = server.person("Ada")
    waiting = server.open_table(ada, fill="random", start=True)
    days = server.open_table(ada, fill="random", start=True, clock=DaysClock(2))
    still_open = server.open_table(ada)
    watched = server.open_table(ada, seat=None)
    for table in (waiting, days):
        server.do(_forget(server, table))

    mine = visit(ada).get("/api/v1/me/tables").json()["tables"]

    found = {one["table"]["id"]: (one["seat"], one["your_turn"]) for one in mine}
    assert found == {
        waiting: (0, True),
        days: (0, True),
        still_open: (0, False),
        watched: (None, False),
    }
    assert [one["your_turn"] for one in mine] == [True, True, False, False]


async def _forget(server: Running, table: str) -> None:
    hall = server.server.hall
    hall.tables.forget(await hall.tables.find(table))


def test_what_is_not_there_is_not_found(visit: Visit, ada: Guest) -> None:
    """For every path of a table, and for paths that are none."""
    for path in ("", "/record", "/verify", "/replay", "/history?at=1"):
        answer = visit(ada).get(f"{TABLES}/nowhere{path}")
        assert (answer.status_code, answer.json()["key"]) == (404, "no_table")
    for path in ("/api/v1", "/api/v2/games", "/api/v1/games/buffalo", f"{TABLES}/%C3%A4"):
        answer = visit(ada).get(path)
        assert (answer.status_code, answer.json()["key"]) == (404, "not_found")
    ping = {"type": "ping", "id": "1"}
    assert visit(ada).post(f"{TABLES}/nowhere/commands", json=ping).status_code == 404
    assert visit(ada).put(TABLES).status_code == 405


def test_a_table_is_invited_to_by_its_link(server: Running, visit: Visit, ada: Guest) -> None:
    """Its host and who has the link get it, also as a QR code; nobody else does."""
    ben = server.person("Ben")
    opened = visit(ada).post(TABLES, json=opening()).json()
    path = f"{TABLES}/{opened['id']}/invitation"

    invitation = visit(ada).get(path).json()
    passed_on = visit(ben).get(path, params={"key": opened["join_key"]}).json()

    assert invitation["url"].endswith(f"/t/{opened['id']}?key={opened['join_key']}")
    assert invitation["qr"].startswith("<svg")
    assert passed_on == invitation
    assert visit(ben).get(path, params={"key": opened["watch_key"]}).status_code == 403
    assert visit(ben).get(path).status_code == 403
