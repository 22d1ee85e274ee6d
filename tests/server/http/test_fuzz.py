"""Whatever is sent: no failure of the server, no hang, no effect on a table."""

import string
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from menagerie.server.http import PREFIX
from menagerie.server.http.openapi import describe
from menagerie.server.http.routes import ENDPOINTS
from menagerie.table.state import Table
from menagerie.table.wire.commands import AnyCommand
from tests.server.http.games import first_action, play, table_of
from tests.server.servers import PATIENCE, Guest, Running, running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
FEW = settings(
    max_examples=15,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
MANY = settings(FEW, max_examples=120)

# The beginnings of a frame that is longer than what follows, and of one that means nothing.
CUT_OFF, UNKNOWN = b"\x81\xfe\x40\x00", b"\xf3\x80"


def without_security(described: dict[str, Any]) -> dict[str, Any]:
    """A description that does not ask for made-up tokens: most requests come from somebody."""
    del described["components"]["securitySchemes"]
    for operations in described["paths"].values():
        for operation in operations.values():
            operation.pop("security", None)
    return described


schema = schemathesis.openapi.from_dict(
    without_security(msgspec.json.decode(describe(PREFIX, ENDPOINTS)))
)


class Place:
    """Tables in every state, and people at them."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.people = [server.person(name) for name in ("Ada", "Ben", "Cyd")]
        over = table_of(server, self.people)
        play(server, over, self.people)
        playing = table_of(server, self.people, grace=600)
        self.tables = {
            "open": server.open_table(self.people[0]),
            "playing": playing,
            "over": over,
            "none": "nowhere",
        }

    def table(self, which: str) -> Table:
        """A table as it stands."""
        return self.server.do(self.server.server.hall.tables.find(self.tables[which])).table


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server that nobody has broken yet."""
    with running(tmp_path_factory.mktemp("fuzz")) as server:
        yield Place(server)


@schema.parametrize()
@schema.given(
    which=st.sampled_from(("open", "playing", "over", "none")),
    who=st.sampled_from(("somebody", "somebody", "nobody")),
)
@FEW
def test_no_request_breaks_the_server(
    case: schemathesis.Case[Any], which: str, who: str, place: Place
) -> None:
    """Every answer is one that the description names, in the shape that it says."""
    if "table" in case.path_parameters:
        case.path_parameters["table"] = place.tables[which]
    # Who deletes themselves is gone, and should be nobody that the others need.
    guest = place.server.person("Eve") if case.method == "DELETE" else place.people[0]
    headers = {"Origin": place.server.address} | (guest.headers if who == "somebody" else {})

    response = case.call(base_url=place.server.address, headers=headers)

    case.validate_response(response, checks=CHECKS)


# Messages to a socket.

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=20,
)
types = st.sampled_from([kind.__struct_config__.tag for kind in AnyCommand.__args__])
fields = st.sampled_from(
    ["id", "type", "seat", "name", "actions", "action", "turn", "text", "settings", "bot", "key"]
)
half_right = st.builds(
    lambda kind, more: more | {"type": kind, "id": "1"}, types, st.dictionaries(fields, anything)
)
cut_off = st.builds(
    lambda message, at: msgspec.json.encode(message).decode()[:-at], half_right, st.integers(1, 9)
)
deep = st.integers(1, 20_000).map(lambda depth: '{"type":"act","id":"1","actions":' + "[" * depth)
long = st.integers(1, 60_000).map(
    lambda size: '{"type":"say","id":"1","text":"' + "x" * size + '"}'
)
messages = st.one_of(
    anything.map(lambda value: msgspec.json.encode(value).decode()),
    half_right.map(lambda value: msgspec.json.encode(value).decode()),
    cut_off,
    deep,
    long,
    st.text(alphabet=string.printable, max_size=50),
)


def is_command(message: str) -> bool:
    """Whether a message is whole and right."""
    try:
        msgspec.json.decode(message, type=AnyCommand)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


def answers(socket: ClientConnection, message: str | bytes) -> list[dict[str, Any]]:
    """What comes back for a message, up to the next sign of life; a hint may come after it."""
    socket.send(message)
    socket.send('{"type":"ping","id":"alive"}')
    found: list[dict[str, Any]] = []
    is_alive = False
    while not (is_alive and found):
        told = msgspec.json.decode(socket.recv(timeout=PATIENCE))
        if told["type"] == "pong" and told["id"] == "alive":
            is_alive = True
        elif told["type"] in {"refused", "done", "pong", "why"}:
            found.append(told)
    return found


@pytest.fixture(scope="module")
def seated(place: Place) -> Iterator[ClientConnection]:
    """The socket of somebody who sits at the table in play."""
    with place.server.connect(place.tables["playing"], place.people[0]) as socket:
        yield socket


@pytest.fixture(scope="module")
def watching(place: Place) -> Iterator[ClientConnection]:
    """The socket of somebody who watches it."""
    key = place.table("playing").watch_key
    query, eve = f"key={key}", place.server.person("Eve")
    with place.server.connect(place.tables["playing"], eve, query) as socket:
        yield socket


def game_of(table: Table) -> tuple[Any, ...]:
    """What nobody may change by a damaged message."""
    state = None if table.eyes is None else bytes(table.eyes.state)
    seats = [(seat.person, seat.name, seat.bot, seat.ready, seat.turn) for seat in table.seats]
    return state, seats, table.settings, table.lines, table.is_paused, table.done


@MANY
@given(message=messages)
def test_a_damaged_message_is_refused(place: Place, seated: ClientConnection, message: str) -> None:
    """It gets one answer, changes nothing, and the connection goes on."""
    assume(not is_command(message))
    before = game_of(place.table("playing"))

    (answer,) = answers(seated, message)

    assert (answer["type"], answer["key"]) == ("refused", "invalid")
    assert game_of(place.table("playing")) == before


@MANY
@given(kind=types, more=st.dictionaries(fields, anything, max_size=4), seat=st.integers(0, 15))
def test_who_watches_changes_nothing(
    place: Place, watching: ClientConnection, kind: str, more: dict[str, Any], seat: int
) -> None:
    """Whatever they ask, right or wrong."""
    usual: dict[str, Any] = {
        "sit": {"name": "Eve", "key": place.table("playing").join_key},
        "rename": {"name": "Eve"},
        "act": {"actions": [first_action(place.table("playing"), 0)]},
        "say": {"phrase": "hello"},
        "answer_undo": {"agree": True},
        "fill": {"seat": seat % 3, "bot": "greedy"},
        "change": {"settings": {"game": "buffalo", "seats": 3}},
        "why_not": {"action": {}},
        "mute": {"seat": seat},
        "remove": {"seat": seat},
        "replace": {"seat": seat},
        "report": {"seat": seat},
    }
    message = usual.get(kind, {}) | (more if seat % 2 else {}) | {"type": kind, "id": str(seat)}
    before = game_of(place.table("playing"))

    (answer,) = answers(watching, msgspec.json.encode(message).decode())

    assert answer["type"] == (
        "pong" if kind == "ping" and answer["type"] != "refused" else "refused"
    )
    assert game_of(place.table("playing")) == before


@pytest.mark.parametrize("who", ["seated", "nobody"])
@pytest.mark.parametrize(
    "message",
    [b"\x00\xff", b"", b'{"type":"ping","id":"1"}', "x" * 70_000],
    ids=["bytes", "no bytes", "right but bytes", "too long"],
)
def test_a_message_that_is_none_ends_the_connection(
    place: Place, message: str | bytes, who: str
) -> None:
    """And nothing else."""
    guest = place.people[1] if who == "seated" else None
    query = f"key={place.table('playing').watch_key}"
    before = game_of(place.table("playing"))[0]

    with (
        place.server.connect(place.tables["playing"], guest, query) as socket,
        pytest.raises(ConnectionClosed),
    ):
        answers(socket, message)

    assert game_of(place.table("playing"))[0] == before


@settings(FEW, max_examples=30)
@given(noise=st.binary(min_size=1, max_size=64), head=st.sampled_from((CUT_OFF, UNKNOWN)))
def test_frames_that_are_none_end_the_connection(place: Place, noise: bytes, head: bytes) -> None:
    """Noise in the middle of a connection, and frames that never come to their end."""
    guest: Guest = place.people[2]
    before = game_of(place.table("playing"))[0]

    with place.server.connect(place.tables["playing"], guest) as socket:
        socket.socket.sendall(head + noise)
        socket.close_socket()

    assert game_of(place.table("playing"))[0] == before
    with place.server.client(guest) as browser:
        assert browser.get("/ready").status_code == 200


@FEW
@given(
    query=st.text(alphabet=string.printable, max_size=40),
    table=st.text(alphabet=string.ascii_letters + string.digits + "-_%.", min_size=1, max_size=20),
)
def test_addresses_of_sockets_break_nothing(place: Place, query: str, table: str) -> None:
    """Whatever they say, the connection is served or refused."""
    for name in (place.tables["playing"], quote(table, safe="")):
        with place.server.connect(
            name, place.people[0], f"since={quote(query)}&seat={quote(query)}"
        ) as socket:
            told = msgspec.json.decode(socket.recv(timeout=PATIENCE))
            assert told["type"] in {"table", "refused", "resumed"}
