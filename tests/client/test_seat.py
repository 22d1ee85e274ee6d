"""A client's seat at a table of a real server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from menagerie.client import Client, ClientError, ClosedError, RefusedError, UnreachableError
from menagerie.server.access.identity import new_bot_token
from menagerie.server.host.settings import Rate
from tests.server.ports import kept_port
from tests.server.servers import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all these tests."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def client(server: Running) -> Iterator[Client]:
    """A guest."""
    with Client(server.address) as found:
        yield found


def test_a_guest_plays_to_the_end(client: Client) -> None:
    """Every turn has legal actions, and there is an outcome at the end."""
    seat = client.open_table("goats", 2, "Ada", fill="random", start=True, pace="instant")

    turns = 0
    for turn in seat.turns():
        assert seat.number in turn.view["to_act"]
        assert turn.act(turn.legal[0])
        turns += 1

    assert turns > 5
    assert seat.outcome is not None
    assert seat.outcome["scores"]
    assert seat.events[-1]["type"] == "game_ended"


def test_a_seat_is_given_a_hint_if_the_table_allows_it(client: Client) -> None:
    """The best action is legal; at a table without hints it is refused."""
    seat = client.open_table("goats", 2, "Ada", fill="random", start=True, pace="instant")
    turn = next(seat.turns())
    advice = turn.hint()
    assert advice is not None
    assert advice.suggestions[0].action in turn.legal
    assert seat.table["places"][0]["hints"] == 1

    other = client.open_table("goats", 2, "Ada", fill="random", start=True, hints=False)
    with pytest.raises(RefusedError, match="without hints"):
        next(other.turns()).hint()


def test_a_table_is_joined_by_code_by_link_and_by_id(server: Running, client: Client) -> None:
    """The host's keys let others in; a person who comes back has the same seat."""
    host = client.open_table("buffalo", 4, "Ada")
    code, key = host.table["code"], host.table["you"]["join_key"]
    link = f"{server.address}/t/{host.table['id']}#key={key}"

    with Client(server.address) as other, Client(server.address) as third:
        assert other.join(code, "Ben").number == 1
        assert third.join(link, "Cleo", seat=3).number == 3
        assert third.join(host.table["id"], "Cleo").number == 3

        host.listen_until(lambda: all(host.table["places"][n]["ready"] for n in (1, 3)))

    assert [place["name"] for place in host.table["places"]] == ["Ada", "Ben", "", "Cleo"]


def test_a_bot_plays_by_its_token(server: Running) -> None:
    """Without a cookie and without an origin."""
    owner = server.person("Owner")
    secret, token = new_bot_token(owner.id, "Robo", server.server.clock())
    server.do(server.server.store.people.add_token(token))

    with Client(server.address, token=secret) as client:
        seat = client.open_table("buffalo", 2, "Robo", fill="random", start=True)
        turn = next(seat.turns())
        assert turn.act(turn.legal[0])


def test_an_illegal_action_is_refused_and_explained(client: Client) -> None:
    """With its rule; for a legal action there is no reason."""
    seat = client.open_table("goats", 2, "Ada", fill="random", start=True, pace="instant")
    turn = next(seat.turns())
    wrong = {"type": "agree"}

    with pytest.raises(RefusedError) as refused:
        turn.act(wrong)

    reason = turn.why_not(wrong)
    assert reason is not None
    assert (refused.value.key, refused.value.rule) == ("illegal", reason.rule)
    assert turn.why_not(turn.legal[0]) is None


def test_a_turn_that_is_over_is_not_taken_again(client: Client) -> None:
    """The number of the turn protects against it."""
    seat = client.open_table("buffalo", 2, "Ada", fill="random", start=True)
    turn = next(seat.turns())

    assert turn.act(turn.legal[0])
    assert not turn.act(turn.legal[0])


def test_a_seat_reconnects_by_itself(server: Running, client: Client) -> None:
    """The server closes the connection again and again during the game."""
    seat = client.open_table("buffalo", 2, "Ada", fill="random", start=True, pace="instant")

    for number, turn in enumerate(seat.turns()):
        if number % 3 == 0:
            server.do(server.server.sockets.close())
        assert turn.act(turn.legal[0])

    assert seat.outcome is not None


def test_phrases_are_said(client: Client) -> None:
    """The person who says them hears them too."""
    seat = client.open_table("buffalo", 2, "Ada", fill="random")
    seat.say("hello")

    assert [line["phrase"] for line in seat.chat] == ["hello"]
    with pytest.raises(RefusedError, match=r"no such quick phrase: .moo") as refused:
        seat.say("moo")
    assert refused.value.key == "chat_phrase"


def test_a_bot_that_stands_in_gives_the_seat_back(client: Client) -> None:
    """A person who left may come back at any time."""
    seat = client.open_table("buffalo", 2, "Ada", fill="random", start=True)
    seat.leave()
    assert seat.table["places"][0]["stands_in"] == "left"

    seat.come_back()

    assert seat.table["places"][0]["stands_in"] == ""


def test_closed_connections_are_explained(server: Running, client: Client) -> None:
    """There is no such table, it is private, or the text is no invitation."""
    host = server.person("Host")
    table = server.open_table(host)

    with pytest.raises(ClosedError, match="no such table") as missing:
        client.join("AAAAAAAAAAAA", "Ada")
    with pytest.raises(ClosedError, match="ask for its link") as closed:
        client.join(table, "Ada")
    with pytest.raises(ClientError, match="no link, code or id"):
        client.join("what?", "Ada")
    with pytest.raises(RefusedError, match="no table has this code"):
        client.join("BBBBBB", "Ada")

    assert (missing.value.code, closed.value.code) == (4404, 4403)


def test_a_wrong_address_is_an_error(tmp_path: Path) -> None:
    """So is a server that has stopped."""
    with pytest.raises(ClientError, match="url: it must be http"):
        Client("example.org")
    with kept_port() as port:
        with running(tmp_path, port=port) as server:
            client = Client(server.address, patience=0)
            seat = client.open_table("buffalo", 2, "Ada")

        with pytest.raises(UnreachableError):
            seat.say("hello")
        with pytest.raises(UnreachableError):
            Client(server.address).open_table("buffalo", 2, "Ada")


def test_a_limit_is_waited_for(tmp_path: Path) -> None:
    """A command that a rate limit refused is sent again after the time that the server names."""
    with running(tmp_path, limit_commands=Rate(1, 0.1)) as server, Client(server.address) as client:
        seat = client.open_table("buffalo", 2, "Ada", fill="random")

        for phrase in ("hello", "good_luck", "thanks"):
            seat.say(phrase)

        assert [line["phrase"] for line in seat.chat] == ["hello", "good_luck", "thanks"]


def test_a_spectator_has_no_turns(server: Running, client: Client) -> None:
    """They see the public view."""
    host = server.person("Host")
    table = server.open_table(host, public=True, fill="random", start=True)

    seat = client.watch(table)

    assert (seat.number, seat.legal) == (None, [])
    assert seat.view["seat"] is None
    with pytest.raises(RefusedError, match="no seat"):
        next(seat.turns())
