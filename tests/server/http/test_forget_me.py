"""People who are forgotten, wherever they were known."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from menagerie.server.access.identity import SEEN_EVERY, new_device_link
from menagerie.table.wire.commands import Rematch
from tests.server.http.games import play, table_of
from tests.server.in_process import SECOND, Hands
from tests.server.servers import PATIENCE, Guest, Running, running, until

HOUR = SEEN_EVERY / SECOND


@pytest.fixture
def clock() -> Hands:
    """A clock that a test moves."""
    return Hands()


@pytest.fixture
def server(tmp_path: Path, clock: Hands) -> Iterator[Running]:
    """A server of a test's own."""
    with running(tmp_path, clock=clock) as found:
        yield found


def people(server: Running) -> list[Guest]:
    """Three people."""
    return [server.person(name) for name in ("Ada", "Ben", "Cyd")]


def forget(server: Running, guest: Guest) -> None:
    """Somebody deletes all that is kept about them."""
    server.do(server.server.hall.erasure.erase(guest.id))


def kept(server: Running, table: str) -> bytes:
    """All that is kept of a table."""
    store = server.server.store
    summary = server.do(store.tables.summary(table))
    assert summary is not None
    entries = [row.body for row in server.do(store.tables.entries(table))]
    return b"".join([*entries, summary.body, msgspec.json.encode(summary.members)])


@pytest.mark.parametrize("number", [0, 1])
def test_nothing_is_left_of_who_played(server: Running, number: int) -> None:
    """Neither at the table, nor where a seat was kept for a rematch, nor in any list."""
    group = people(server)
    hall = server.server.hall
    table = table_of(server, group)
    play(server, table, group)
    live = server.do(hall.tables.find(table))
    other = server.do(server.server.new_tables.rematch(live, Rematch(id="again"), group[0].id))
    gone = group[number]

    forget(server, gone)

    for name in (table, other):
        assert gone.id.encode() not in kept(server, name)
        assert gone.name.encode() not in kept(server, name)
    until(lambda: not hall.tasks.running)
    again = server.do(hall.tables.find(other)).table
    assert gone.id not in {again.host, *(seat.kept_for for seat in again.seats)}
    assert group[2].id in {seat.kept_for for seat in again.seats}


def test_a_game_goes_on_when_several_are_forgotten(server: Running) -> None:
    """To its end, by bots, for the one who stays."""
    group = people(server)
    table = table_of(server, group)
    for guest in group[:2]:
        forget(server, guest)
    hall = server.server.hall
    until(lambda: not hall.tables.live[table].lock.locked())
    ask = server.do(hall.tables.find(table)).table
    assert [seat.bot != "" for seat in ask.seats] == [True, True, False]
    with server.client(group[2]) as browser:
        path = f"/api/v1/tables/{table}/commands"
        assert browser.post(path, json={"type": "leave", "id": "1"}).status_code == 200
        assert browser.post(path, json={"type": "rename", "id": "2", "name": "Di"}).is_success


def test_bots_go_with_people_who_stay_away(server: Running, clock: Hands) -> None:
    """Also where the bot itself was seen of late."""
    ada = server.person("Ada")
    with server.client(ada) as browser:
        bot = browser.post("/api/v1/me/bots", json={"label": "Robin"}).json()
    store = server.server.store
    clock.later(10 * HOUR)
    server.do(store.people.touch(bot["id"], clock()))

    server.do(server.server.hall.retention._forget_people(clock() - SECOND))

    assert server.do(store.people.find(ada.id)) is None
    assert server.do(store.people.find(bot["id"])) is None


def test_links_that_are_too_old_are_swept_away(server: Running, clock: Hands) -> None:
    """Those that are valid stay."""
    store = server.server.store
    for _ in range(2):
        _, token = new_device_link("Ada", clock())
        server.do(store.people.add_token(token))
        clock.later(HOUR)
    server.do(store.people.add_token(new_device_link("Ada", clock())[1]))

    server.do(server.server.hall.retention.clean())

    assert len(server.do(store.people.tokens_of("Ada"))) == 1


def test_the_cookie_of_who_is_forgotten_is_nobodys(server: Running) -> None:
    """On a socket, too: they watch as anybody may, and take no seat."""
    ada, ben = server.person("Ada"), server.person("Ben")
    table = server.open_table(ben, public=True)
    forget(server, ada)

    with server.connect(table, ada) as socket:
        socket.send('{"type":"sit","id":"1","name":"Ada"}')
        told = iter(lambda: msgspec.json.decode(socket.recv(PATIENCE)), None)
        answer = next(one for one in told if "id" in one)

    assert answer["type"] == "refused"


def test_who_is_connected_is_seen(server: Running, clock: Hands) -> None:
    """When they connect and when they ask something, but not more often than once an hour."""
    ada = server.person("Ada")
    table = server.open_table(ada)

    def seen() -> int:
        found = server.do(server.server.store.people.find(ada.id))
        assert found is not None
        return found.seen

    clock.later(2 * HOUR)
    with server.connect(table, ada) as socket:
        socket.recv()
        first = clock()
        assert seen() == first
        clock.later(HOUR / 2)
        socket.send('{"type":"ping","id":"1"}')
        next(told for told in socket if "pong" in str(told))
        assert seen() == first
        clock.later(HOUR)
        socket.send('{"type":"ping","id":"2"}')
        until(lambda: seen() == clock())
