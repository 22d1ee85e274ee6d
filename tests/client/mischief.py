"""A bad connection: it drops, duplicates, reorders and delays messages, and disconnects."""

import asyncio
from collections.abc import Callable
from random import Random
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from menagerie.client import Link
from tests.server.servers import PATIENCE

# After so many seconds without a message a player gives up a connection: soon if an answer is
# due, later if others may be thinking.
LISTENING, ANSWER_DUE, NEWS_DUE = 0.05, 0.15, 0.5


class Odds(msgspec.Struct, frozen=True):
    """The probability of each kind of disturbance, for each message."""

    drop: float = 0.0
    double: float = 0.0
    hold: float = 0.0
    cut: float = 0.0


CALM = Odds()
WILD = Odds(drop=0.03, double=0.1, hold=0.1, cut=0.02)


class CutError(Exception):
    """The connection is cut."""


class Mischief:
    """Disturbs the messages in one direction."""

    def __init__(self, random: Random, odds: Odds) -> None:
        self.random = random
        self.odds = odds
        self.held: list[str] = []
        self.done = {"drop": 0, "double": 0, "hold": 0, "cut": 0}

    def happens(self, what: str) -> bool:
        """Whether a disturbance happens to a message."""
        found: bool = self.random.random() < getattr(self.odds, what)
        self.done[what] += found
        return found

    def carry(self, message: str) -> list[str]:
        """The messages that arrive when one is sent: itself, twice, later, or never."""
        if self.happens("cut"):
            raise CutError
        if self.happens("drop"):
            return []
        if self.happens("hold"):
            self.held.append(message)
            return []
        late = self.late() if self.random.random() < 1 / 2 else []
        return [message, *([message] if self.happens("double") else []), *late]

    def late(self) -> list[str]:
        """The delayed messages, in any order."""
        held, self.held = self.held, []
        self.random.shuffle(held)
        return held


class Player:
    """A seat that plays over a bad connection, and chooses only by what it was sent."""

    def __init__(self, url: str, headers: dict[str, str], random: Random, odds: Odds) -> None:
        self.url = url
        self.headers = headers
        self.link = Link()
        self.there = Mischief(random, odds)
        self.back = Mischief(random, odds)
        self.connections = 0

    async def play(self, choose: Callable[[Link], None]) -> None:
        """Play to the end of the game, with as many connections as needed."""
        while self.link.status != "over":
            url = f"{self.url}?{urlencode(self.link.query())}"
            sent = self.headers
            self.connections += 1
            async with connect(
                url,
                additional_headers=sent,
                open_timeout=PATIENCE,
                compression=None,
                proxy=None,
            ) as wire:
                self.link.connected()
                self.there.held, self.back.held = [], []
                try:
                    await self._talk(wire, choose)
                except (ConnectionClosed, CutError):
                    self.link.lose()

    async def _talk(self, wire: ClientConnection, choose: Callable[[Link], None]) -> None:
        """Exchange messages until the connection is given up."""
        quiet = 0.0
        while not self.link.is_lost and self.link.status != "over":
            try:
                async with asyncio.timeout(LISTENING):
                    heard = self.back.carry(str(await wire.recv()))
                quiet = 0.0
            except TimeoutError:
                heard = self.back.late()
                quiet += LISTENING
            for message in heard:
                self.link.hear(message)
            choose(self.link)
            await self._send(wire)
            if quiet >= (ANSWER_DUE if self.link.is_waiting else NEWS_DUE):
                self.link.lose()

    async def _send(self, wire: ClientConnection) -> None:
        for message in self.link.take():
            for carried in self.there.carry(message):
                await wire.send(carried)
