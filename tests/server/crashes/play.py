"""People who play table after table, come back by themselves, and keep what is acknowledged."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from menagerie.client import Link, RefusedError, UnreachableError
from menagerie.client.http import Web
from menagerie.table.chat import PHRASES
from menagerie.table.wire import commands as ask
from menagerie.table.wire.messages import AnyNews, Done, Refused, read_message
from tests.server.servers import PATIENCE

PAUSE = 0.02
TALKATIVE = 0.05
GIVEN_BACK = {"away", "time"}


class Tally:
    """What everybody together was told, counted, so that others can wait for more."""

    def __init__(self) -> None:
        self.acknowledged = 0
        self.connections = 0
        self.closed: set[int] = set()
        self._more = asyncio.Condition()

    async def add(self, acknowledged: int) -> None:
        """Count some more."""
        async with self._more:
            self.acknowledged += acknowledged
            self._more.notify_all()

    async def wait_for(self, acknowledged: int) -> None:
        """Wait until so many more are acknowledged."""
        wanted = self.acknowledged + acknowledged
        async with self._more:
            await self._more.wait_for(lambda: self.acknowledged >= wanted)


class Player:
    """One person at one table, at the end of a link that is made anew as often as it breaks."""

    def __init__(self, person: "Person", table: str, key: str, persons: int) -> None:
        self.person = person
        self.table = table
        self.key = key
        self.persons = persons
        self.link = Link()
        self.acknowledged: list[str] = []
        self.refused: Counter[str] = Counter()
        self.noticed: list[str] = []

    async def play(self) -> None:
        """Play to the end of the game, with as many connections as it takes."""
        while not self.is_done:
            try:
                async with self._dial(self.person.next_address()) as wire:
                    self.link.connected()
                    self.person.tally.connections += 1
                    await self._talk(wire)
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
                if isinstance(error, ConnectionClosed) and error.rcvd is not None:
                    self.person.tally.closed.add(error.rcvd.code)
                await asyncio.sleep(PAUSE)
            self.link.lose()

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to do here."""
        return self.link.status == "over"

    def _dial(self, address: str) -> Any:
        query = urlencode(self.link.query() | {"key": self.key})
        return connect(
            f"{address.replace('http', 'ws', 1)}/api/v1/tables/{self.table}/socket?{query}",
            additional_headers=self.person.headers | {"Origin": address},
            open_timeout=PATIENCE,
            compression=None,
            proxy=None,
        )

    async def _talk(self, wire: ClientConnection) -> None:
        while not self.link.is_lost and not self.is_done:
            await self._hear(str(await wire.recv()))
            self._decide()
            for message in self.link.take():
                await wire.send(message)

    async def _hear(self, message: str) -> None:
        heard = read_message(message)
        if isinstance(heard, AnyNews) and heard.seq != self.link.seq + 1:
            self.noticed.append(f"{heard.seq} after {self.link.seq}")
        self.link.hear(message)
        answers, self.link.answers = self.link.answers, {}
        done = [request for request, answer in answers.items() if isinstance(answer, Done)]
        self.acknowledged += done
        self.refused.update(a.key for a in answers.values() if isinstance(a, Refused))
        await self.person.tally.add(len(done))

    def _decide(self) -> None:
        """Ask for one thing at a time."""
        link = self.link
        if link.is_waiting:
            return
        if link.status == "open":
            self._get_ready()
        elif link.stands_in in GIVEN_BACK:
            link.ask(ask.Back(id=link.next_id()))
        elif link.is_to_act:
            self._act()

    def _get_ready(self) -> None:
        link, places = self.link, self.link.facts["places"]
        if link.seat is None:
            link.ask(ask.Sit(id=link.next_id(), name=self.person.name, key=self.key))
        elif not places[link.seat]["ready"]:
            link.ask(ask.Ready(id=link.next_id(), nonce=self.person.name))
        elif link.facts["you"]["host"] and sum(p["ready"] for p in places) == self.persons:
            link.ask(ask.Start(id=link.next_id(), bot="random"))

    def _act(self) -> None:
        link, random = self.link, self.person.random
        if random.random() < TALKATIVE:
            link.ask(ask.Say(id=link.next_id(), phrase=random.choice(sorted(PHRASES))))
        action = random.choice(link.legal)
        link.ask(ask.Act(id=link.next_id(), actions=[action], turn=link.turn))


class Person:
    """Somebody known to the servers, who tries one after the other."""

    def __init__(self, name: str, addresses: Sequence[str], number: int, tally: Tally) -> None:
        self.name = name
        self.addresses = addresses
        self.tally = tally
        self.random = Random(name)  # noqa: S311 - the same each time
        self._tries = count(number)
        self._web = Web(addresses[number % len(addresses)], token="", cookie="")
        self._web.sign_up(name)

    async def ask(self, path: str, body: Any) -> Any:
        """Ask a server something over HTTP."""
        return await asyncio.to_thread(self._web.ask, "POST", path, body)

    @property
    def headers(self) -> dict[str, str]:
        """What shows who they are."""
        return {"Cookie": self._web.headers["Cookie"]}

    @property
    def id(self) -> str:
        """The person as journals name them."""
        return self._web.cookie.partition(".")[0]

    def next_address(self) -> str:
        """Another server each time."""
        return self.addresses[next(self._tries) % len(self.addresses)]

    async def open_table(self, **settings: Any) -> tuple[str, str]:
        """A new table and the key to it, as soon as a server answers."""
        order = {"settings": settings, "name": self.name}
        while True:
            try:
                table = await self.ask("/tables", order)
            except (UnreachableError, RefusedError):
                self._web = Web(self.next_address(), token="", cookie=self._web.cookie)
            else:
                return table["id"], table["join_key"]


class Party:
    """People who play one game after another at tables of one kind, until they are told to stop."""

    def __init__(self, people: Sequence[Person], **settings: Any) -> None:
        self.people = people
        self.settings = {"pace": "instant", "grace": 600} | settings
        self.tables: dict[str, list[Player]] = {}
        self.is_last = False

    async def play(self) -> None:
        """Play; the last table is played to its end, too."""
        while not self.is_last:
            table, key = await self.people[0].open_table(**self.settings)
            players = [Player(person, table, key, len(self.people)) for person in self.people]
            self.tables[table] = players
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())
