"""Every door, and everybody who must not get through it.

A private table plays: Ada is its host, Ben and Fay sit beside her, Cyd was removed by her. Around
it stand those of `VISITORS`, each with what they have: a key, a cookie, a token, or nothing.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

import httpx2
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from menagerie.server.host.settings import COOKIE
from tests.server.http.games import first_action, play
from tests.server.servers import PATIENCE, running
from tests.server.visitors import ADMITTED, BOT, EVERYBODY, VISITORS, Place

TABLES = "/api/v1/tables"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A table that others may watch with a link."""
    with running(tmp_path_factory.mktemp("doors")) as server:
        yield Place(server, spectators=True)


@pytest.fixture(scope="module")
def finished(place: Place) -> Place:
    """Another one, whose game is over."""
    other = Place(place.server, spectators=False)
    play_to_end(other)
    return other


def play_to_end(place: Place) -> None:
    """Let the three who sit there play."""
    play(place.server, place.id, [place.ada, place.ben, place.fay])


@pytest.fixture
def ask() -> Iterator[Callable[..., httpx2.Response]]:
    """Ask something as one of those around a table."""
    with ExitStack() as opened:

        def ask(place: Place, who: str, method: str, path: str, **sent: Any) -> httpx2.Response:
            if who == BOT:
                browser = opened.enter_context(place.server.client(None, **bot_of(place)))
                return browser.request(method, path, **sent)
            guest, key = VISITORS[who]
            browser = opened.enter_context(place.server.client(guest(place)))
            params = {"key": place.key(key)} | sent.pop("params", {})
            return browser.request(method, path, params=params, **sent)

        yield ask


def bot_of(place: Place) -> dict[str, str]:
    """What the bot of somebody else sends."""
    with place.server.client(place.dot) as browser:
        token = browser.post("/api/v1/me/bots", json={"label": "Robin"}).json()["token"]
    return {"Authorization": f"Bearer {token}", "Cookie": ""}


Ask = Callable[..., httpx2.Response]
everybody = pytest.mark.parametrize("who", EVERYBODY)


@everybody
def test_reading_and_watching(place: Place, ask: Ask, who: str) -> None:
    """A key of this table shows what spectators see; all else shows nothing."""
    answer = ask(place, who, "GET", f"{TABLES}/{place.id}")

    if who in ADMITTED:
        told = answer.json()
        assert told["table"]["you"]["seat"] is None
        assert told["table"]["you"]["join_key"] == ""
        assert "legal" not in told
        assert told["view"]["seat"] is None
    else:
        assert answer.status_code == 403
        assert set(answer.json()) == {"key", "message"}


def test_a_table_without_spectators_is_not_watched(place: Place, ask: Ask) -> None:
    """The key to watch opens when the game is over."""
    closed = Place(place.server, spectators=False)

    before = ask(closed, "watch key", "GET", f"{TABLES}/{closed.id}")
    play_to_end(closed)
    after = ask(closed, "watch key", "GET", f"{TABLES}/{closed.id}")

    assert (before.status_code, after.status_code) == (403, 200)


@everybody
def test_sitting(place: Place, ask: Ask, who: str) -> None:
    """At a table that still waits, its join key gives a seat, and nothing else does."""
    waiting = place.server.open_table(place.ada)
    table = place.server.do(place.server.server.hall.tables.find(waiting)).table
    sit = {"type": "sit", "id": "1", "name": "Eve"}
    own = {"join key": table.join_key, "watch key": table.watch_key}
    own["removed"] = table.join_key
    answer = ask(
        place,
        who,
        "POST",
        f"{TABLES}/{waiting}/commands",
        params={"key": own.get(who, "")},
        json=sit | {"key": own.get(who, "")},
    )

    # Cyd was removed from the other table only.
    assert (answer.status_code == 200) == (who in {"join key", "removed"})
    seats = place.server.do(place.server.server.hall.tables.find(waiting)).table.seats
    assert bool(seats[1].person) == (answer.status_code == 200)


def test_who_was_removed_stays_out(place: Place) -> None:
    """With every key, and with the code."""
    waiting = place.server.open_table(place.ada)
    server, cyd = place.server, place.server.person("Cyd")
    key = server.do(server.server.hall.tables.find(waiting)).table.join_key
    code = server.do(server.server.hall.tables.find(waiting)).table.code
    sit = {"type": "sit", "id": "1", "name": "Cyd", "key": key}
    path = f"{TABLES}/{waiting}"
    with server.client(cyd) as theirs, server.client(place.ada) as hosts:
        first = theirs.post(f"{path}/commands", json=sit)
        hosts.post(f"{path}/commands", json={"type": "remove", "id": "1", "seat": 1})
        again = theirs.post(f"{path}/commands", json=sit | {"id": "2"})
        answers = [
            theirs.get(f"{path}?key={key}"),
            theirs.get(f"/api/v1/codes/{code}"),
            theirs.get(f"{path}/history?at=1&key={key}"),
        ]

    assert (first.status_code, again.status_code) == (200, 403)
    assert [answer.json()["key"] for answer in answers] == ["removed"] * 3


@everybody
def test_acting(place: Place, ask: Ask, who: str) -> None:
    """Only who sits acts, and only for themselves."""
    seat = place.table.to_act[0]
    act = {"type": "act", "id": "1", "actions": [first_action(place.table, seat)]}

    answer = ask(place, who, "POST", f"{TABLES}/{place.id}/commands", json=act)

    assert answer.status_code in {401, 403}
    assert not place.table.played


HOST_POWERS = (
    {"type": "pause"},
    {"type": "remove", "seat": 1},
    {"type": "replace", "seat": 1, "bot": "greedy"},
    {"type": "fill", "seat": 2, "bot": "random"},
    {"type": "start"},
    {"type": "change", "settings": {"game": "buffalo", "seats": 3, "public": True}},
)


@pytest.mark.parametrize("command", HOST_POWERS, ids=lambda command: command["type"])
def test_the_powers_of_the_host(place: Place, ask: Ask, command: dict[str, Any]) -> None:
    """Nobody around the table has them, nor has who sits beside the host."""
    path = f"{TABLES}/{place.id}/commands"
    before = place.table

    answers = [ask(place, who, "POST", path, json=command | {"id": "1"}) for who in EVERYBODY]
    with place.server.client(place.ben) as beside:
        answers.append(beside.post(path, json=command | {"id": "1"}))

    assert {answer.status_code for answer in answers} <= {401, 403}
    after = place.table
    assert (after.settings, after.is_paused, after.status) == (before.settings, False, "playing")
    assert [(one.person, one.bot) for one in after.seats] == [
        (one.person, one.bot) for one in before.seats
    ]


@everybody
def test_history(place: Place, ask: Ask, who: str) -> None:
    """Who watches looks back at what spectators saw; others at nothing."""
    last = place.table.heard[place.table.watching]
    answer = ask(place, who, "GET", f"{TABLES}/{place.id}/history", params={"at": last})

    if who in ADMITTED:
        assert answer.json()["view"]["seat"] is None
    else:
        assert answer.status_code == 403


def test_history_without_memory_aid(place: Place) -> None:
    """Nobody looks back while the game runs, not even the host."""
    server = place.server
    table = server.open_table(place.ada, fill="greedy", start=True, options={"memory_aid": False})

    with server.client(place.ada) as browser:
        answer = browser.get(f"{TABLES}/{table}/history?at=1")

    assert (answer.status_code, answer.json()["key"]) == (403, "no_memory_aid")


CLOSED = ("record", "replay", "replay?eyes=all", "verify", "analysis", "continue")


@pytest.mark.parametrize("what", CLOSED)
def test_what_is_closed_while_the_game_runs(place: Place, ask: Ask, what: str) -> None:
    """To those around the table, and to those who play."""
    path, method = f"{TABLES}/{place.id}/{what}", "POST" if what == "continue" else "GET"
    body: Any = {"json": {"step": 0, "name": "Eve"}} if what == "continue" else {}

    answers = [ask(place, who, method, path, **body) for who in EVERYBODY]
    for guest in (place.ada, place.ben):
        with place.server.client(guest) as browser:
            answers.append(browser.request(method, path, **body))
            assert answers[-1].json()["key"] == "not_over"

    assert {answer.status_code for answer in answers} <= {401, 403}


def test_secret_and_seed_are_nowhere_while_the_game_runs(place: Place) -> None:
    """Not in any answer to anybody, nor in the first messages of a socket."""
    paths = (
        f"{TABLES}/{place.id}",
        f"{TABLES}/{place.id}/history?at=5",
        f"{TABLES}/{place.id}/record",
        f"{TABLES}/{place.id}/verify",
        f"{TABLES}/{place.id}/replay?eyes=all",
        f"{TABLES}",
        "/api/v1/me/tables",
        "/api/v1/me/data",
        "/metrics",
    )
    key = place.table.watch_key
    told = ""
    for guest in (place.ada, place.ben, place.dot, None):
        with place.server.client(guest) as browser:
            told += "".join(browser.get(path, params={"key": key}).text for path in paths[:1])
            told += "".join(browser.get(path).text for path in paths)
        with place.server.connect(place.id, guest, f"key={key}") as socket:
            told += str(socket.recv(timeout=PATIENCE))

    assert place.id in told
    assert place.table.secret not in told
    assert place.table.seed not in told


@everybody
@pytest.mark.parametrize("what", ["record", "replay", "verify", "analysis"])
def test_a_finished_private_game(finished: Place, ask: Ask, who: str, what: str) -> None:
    """Its record is open to who has a link to it, and to nobody else."""
    answer = ask(finished, who, "GET", f"{TABLES}/{finished.id}/{what}")

    assert answer.status_code == (200 if who in ADMITTED else 403)


@everybody
def test_continuing_a_finished_private_game(finished: Place, ask: Ask, who: str) -> None:
    """The same people may go on from it."""
    wanted = {"step": 0, "name": "Eve"}
    answer = ask(finished, who, "POST", f"{TABLES}/{finished.id}/continue", json=wanted)

    assert answer.status_code in ({201} if who in ADMITTED else {401, 403})


@pytest.mark.parametrize("who", ["nothing", "tampered cookie"])
def test_deleting_a_person(place: Place, ask: Ask, who: str) -> None:
    """Nobody deletes anybody but themselves."""
    assert ask(place, who, "DELETE", "/api/v1/me").status_code == 401
    with place.server.client(place.ada) as browser:
        assert browser.get("/api/v1/me").json()["name"] == "Ada"


def test_deleting_the_bot_of_another(place: Place) -> None:
    """It is not found among one's own."""
    with place.server.client(place.dot) as owner, place.server.client(place.ben) as other:
        bot = owner.post("/api/v1/me/bots", json={"label": "Robin"}).json()
        answer = other.delete(f"/api/v1/me/bots/{bot['id']}")
        assert bot["id"] in owner.get("/api/v1/me/bots").text

    assert answer.status_code == 404


def test_a_device_link_is_used_once(place: Place) -> None:
    """The second who has it stays who they are."""
    with place.server.client(place.ada) as browser:
        url = browser.post("/api/v1/me/links").json()["url"]
    claim = {"token": urlsplit(url).fragment.removeprefix("token=")}
    statuses = []
    for _ in range(2):
        with place.server.client() as other:
            answer = other.post("/api/v1/me/claim", json=claim)
            statuses.append((answer.status_code, COOKIE in answer.headers.get("set-cookie", "")))

    assert statuses == [(200, True), (403, False)]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", ""])
def test_another_site_asks_nothing_in_my_name(place: Place, origin: str) -> None:
    """A cookie counts only from our own page."""
    command = {"type": "pause", "id": "1"}
    with place.server.client(place.ada, Origin=origin) as browser:
        answers = [
            browser.post(f"{TABLES}/{place.id}/commands", json=command),
            browser.post("/api/v1/me", json={"name": "Eve"}),
            browser.post("/api/v1/me/links"),
            browser.delete("/api/v1/me"),
        ]

    assert [answer.json()["key"] for answer in answers] == ["origin"] * 4
    assert not place.table.is_paused


@pytest.mark.parametrize("origin", ["https://evil.example", "null", ""])
def test_a_socket_from_another_site(place: Place, origin: str) -> None:
    """It is not opened."""
    with pytest.raises(InvalidStatus, match="403"):
        place.server.connect(place.id, place.ada, Origin=origin)


@pytest.mark.parametrize("who", VISITORS)
def test_the_socket_of_a_private_table(place: Place, who: str) -> None:
    """A key lets somebody watch; all others are told why not, and let go."""
    guest, key = VISITORS[who]
    query = f"key={place.key(key)}"
    with place.server.connect(place.id, guest(place), query) as socket:
        told = msgspec.json.decode(socket.recv(timeout=PATIENCE))
        if who in ADMITTED:
            assert told["table"]["you"]["seat"] is None
            assert "legal" not in told
            return
        assert told["type"] == "refused"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
