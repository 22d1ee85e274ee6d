"""Whatever a wire does to messages, every table ends as it would have without."""

import asyncio
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from menagerie.catalog import GAMES
from menagerie.client import Link
from menagerie.table.news.snapshot import snapshot
from menagerie.table.records import record_of
from menagerie.table.state import Table
from menagerie.table.wire import commands as ask
from tests.client.mischief import CALM, WILD, Odds, Player
from tests.server.servers import Guest, Running, running

SEED = 11
SECONDS = 600
# Seats and options: enough for sealed choices, draws, and partners who exchange and ask.
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "buffalo": (4, {}),
    "goats": (3, {}),
    "zoo": (4, {"target": 1}),
}


class SameChance:
    """Draws the same for every server."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)  # noqa: S311 - what is the same each time is no secret

    def table(self) -> str:
        """The id of a table."""
        return self.random.randbytes(9).hex()

    def key(self) -> str:
        """A key of an invitation."""
        return self.random.randbytes(12).hex()

    def code(self) -> str:
        """A code to read aloud."""
        return "".join(self.random.choices("BCDFGHJKLMNP", k=6))

    def secret(self) -> str:
        """The secret that a deal comes from."""
        return self.random.randbytes(32).hex()


def chooser(seed: int) -> Callable[[Link], None]:
    """A rule that chooses by what a seat has done and may do, never by when it heard of it."""
    asked: dict[int, str] = {}

    def choose(link: Link) -> None:
        """Act once in every turn."""
        if not link.is_to_act or link.turn in asked:
            return
        told = msgspec.json.encode([seed, link.seat, link.turn, link.legal])
        legal = link.legal
        action = legal[int.from_bytes(sha256(told).digest()[:8]) % len(legal)]
        asked[link.turn] = link.ask(ask.Act(id=link.next_id(), actions=[action], turn=link.turn))

    return choose


def seated(
    server: Running, game: str, seats: int, options: dict[str, Any]
) -> tuple[str, list[Guest]]:
    """A table of people that has just been dealt."""
    people = [server.person(f"Player {n}") for n in range(seats)]
    table = server.open_table(people[0], game, seats=seats, options=options, grace=600, public=True)
    hall = server.server.hall
    live = server.do(hall.tables.find(table))
    for guest in people[1:]:
        server.do(hall.decisions.ask(live, ask.Sit(id="sit", name=guest.name), guest.id))
        server.do(hall.decisions.ask(live, ask.Ready(id="ready"), guest.id))
    server.do(hall.decisions.ask(live, ask.Start(id="start"), people[0].id))
    return table, people


class Ended(NamedTuple):
    """A table at its end, and who played there."""

    table: Table
    players: list[Player]


def play(folder: Path, odds: Odds) -> dict[str, Ended]:
    """Play all tables at the same time over wires of one kind."""
    with running(folder, chance=SameChance(SEED)) as server:
        tables = {game: seated(server, game, *TABLES[game]) for game in GAMES}
        players = {
            game: [player(server, table, guest, odds) for guest in people]
            for game, (table, people) in tables.items()
        }
        asyncio.run(play_all([one for several in players.values() for one in several]))
        hall = server.server.hall
        return {
            game: Ended(server.do(hall.tables.find(table)).table, players[game])
            for game, (table, _) in tables.items()
        }


def player(server: Running, table: str, guest: Guest, odds: Odds) -> Player:
    """Somebody at the end of a wire, whose mischief is the same in every run."""
    url = f"{server.address}/api/v1/tables/{table}/socket".replace("http", "ws", 1)
    random = Random(f"{table} {guest.name}")  # noqa: S311 - the same each time
    return Player(url, guest.headers | {"Origin": server.address}, random, odds)


async def play_all(players: list[Player]) -> None:
    """Let everybody play at the same time."""
    async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as group:
        for one in players:
            group.create_task(one.play(chooser(SEED)))


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Ended]:
    """The tables as they end over good wires."""
    return play(tmp_path_factory.mktemp("calm"), CALM)


@pytest.fixture(scope="module")
def wild(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Ended]:
    """The tables as they end over bad wires."""
    return play(tmp_path_factory.mktemp("wild"), WILD)


Tables = dict[str, Ended]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bad_wire_changes_nothing(calm: Tables, wild: Tables, game: str) -> None:
    """Dropped, doubled, reordered, delayed, cut: the same game, seat by seat and at its end."""
    good, bad = calm[game].table, wild[game].table

    assert record_of(bad).outcome == record_of(good).outcome
    assert bad.eyes is not None
    assert good.eyes is not None
    assert bad.eyes.state == good.eyes.state
    for seat in range(len(good.seats)):
        assert actions_of(bad, seat) == actions_of(good, seat)


@pytest.mark.parametrize("game", list(GAMES))
def test_everybody_has_the_table_as_it_is(wild: Tables, game: str) -> None:
    """What a link pieced together from changes is what the server would send whole."""
    table, players = wild[game]

    for seat, one in enumerate(players):
        whole = msgspec.json.decode(msgspec.json.encode(snapshot(table, seat)))
        assert one.link.seq == whole["seq"]
        assert one.link.view == whole["view"]
        assert one.link.facts == whole["table"]
        assert one.link.events[-1] == whole["events"][-1]


def test_the_wires_were_bad(wild: Tables) -> None:
    """Every kind of mischief was done at every table, and in both directions."""
    there, back = Counter[str](), Counter[str]()
    for table in wild.values():
        for one in table.players:
            there.update(one.there.done)
            back.update(one.back.done)
        done = [wire.done for one in table.players for wire in (one.there, one.back)]
        assert all(any(found[what] for found in done) for what in done[0])
        assert sum(one.connections for one in table.players) > len(table.players)
    assert min(*there.values(), *back.values()) > 0


def actions_of(table: Table, seat: int) -> list[Any]:
    """What a seat did, in order."""
    return [played.action for played in table.played if played.seat == seat]
