"""Two worlds: tables on two servers that differ only in what one recipient may not know."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from menagerie import Game, State
from menagerie.core.actions import Action
from menagerie.core.state import Step
from menagerie.server.app import Server
from menagerie.server.hall.live_table import LiveTable
from menagerie.table.fairness import commitment
from menagerie.table.wire import commands as ask
from menagerie.table.wire.settings import ActionClock
from tests.promises.walks import Setup, play_on, spread, usual_length
from tests.server.in_process import CountedChance, Hands, Page, house, open_table, settled, start

CLOCK = ActionClock(3600)


class World(NamedTuple):
    """One table on one server, and the pages of all people at it; the last one watches."""

    server: Server
    live: LiveTable
    pages: list[Page]

    @property
    def state(self) -> State:
        """The truth in this world."""
        assert self.live.table.eyes is not None
        return self.live.table.eyes.state

    def heard(self, role: int) -> list[str]:
        """All that a role was sent; the promise of a secret differs as the secret does."""
        secret = commitment(self.live.table.secret)
        return [text.replace(secret, "-" * len(secret)) for text in self.pages[role].wire.sent]


class Pair:
    """Two worlds, and the role that must not be able to tell them apart."""

    def __init__(self, one: World, other: World, role: int) -> None:
        self.one = one
        self.other = other
        self.role = role

    @property
    def game(self) -> Game:
        """The game of both."""
        return self.one.live.table.game

    @property
    def seat(self) -> int | None:
        """The seat of the role; None for who watches."""
        return self.one.live.table.seat_in(self.role)

    async def both(self, role: int, command: ask.AnyCommand, other: Any = None) -> None:
        """Somebody asks the same in both worlds, or something else in the other."""
        await self.one.pages[role].ask(command)
        await self.other.pages[role].ask(command if other is None else other)
        await self.check()

    async def check(self) -> None:
        """What was sent so far is the same."""
        for world in (self.one, self.other):
            await settled(world.server)
        assert self.one.heard(self.role) == self.other.heard(self.role)

    def look_same(self, one: State, other: State) -> bool:
        """Whether the role cannot tell two states apart."""
        seat = self.seat
        return bytes(self.game.veil(one, seat)) == bytes(self.game.veil(other, seat))


def act(*actions: Action) -> ask.Act:
    """The wish to act."""
    return ask.Act(id="-", actions=[msgspec.to_builtins(action) for action in actions])


def alike(pair: Pair, seat: int, action: Action) -> Action | None:
    """What a seat can do in the other world so that the role cannot tell; None if nothing.

    When the game is over everything lies open, and the worlds part.
    """
    game, there = pair.game, pair.other.state
    step = game.apply(pair.one.state, seat, action)
    if not game.to_act(step.state):
        return None
    legal = game.legal_actions(there, seat)
    wanted = ([action] if action in legal else []) + list(legal)
    found = (one for one in wanted if tells_same(pair, step, game.apply(there, seat, one)))
    return next(found, None)


def tells_same(pair: Pair, here: Step, there: Step) -> bool:
    """Whether the role cannot tell what happened in one world from what happened in the other."""
    heard, heard_there = (
        [event for event in step.events if event.is_for(pair.seat)] for step in (here, there)
    )
    return heard == heard_there and pair.look_same(here.state, there.state)


@asynccontextmanager
async def world(server: Server, game: Game, state: State, **settings: Any) -> AsyncIterator[World]:
    """A table in play that starts from a state, with a page for every role."""
    truth = game.dump(state)
    seats = game.seats_of(state)
    people = [f"person-{seat}" for seat in range(seats)]
    settings |= {"clock": CLOCK, "position": truth, "options": truth["options"]}
    table = await open_table(server, game.key, people, seats, **settings)
    await start(server, table)
    key = table.table.watch_key
    pages = [await Page(server, who).open(table.table.id, key=key) for who in (*people, None)]
    yield World(server, table, pages)
    for page in pages:
        await page.close()


def somewhere(setup: Setup, seed: int) -> State:
    """A state in the middle of a game."""
    state = setup.new(seed)
    length = 2 + spread(seed, 1) % usual_length(setup)
    for number, taken in enumerate(play_on(setup.game, state, seed)):
        if number == length or not setup.game.to_act(taken.step.state):
            break
        state = taken.step.state
    return state


@asynccontextmanager
async def two_servers(folder: Path, clock: Hands) -> AsyncIterator[list[Server]]:
    """A server for each world."""
    async with AsyncExitStack() as stack:
        servers = []
        for name in ("one", "other"):
            (folder / name).mkdir()
            chance = CountedChance(name)
            servers.append(await stack.enter_async_context(house(folder / name, clock, chance)))
        yield servers


@asynccontextmanager
async def two_worlds(
    servers: list[Server], setup: Setup, state: State, role: int, seed: int, **settings: Any
) -> AsyncIterator[Pair]:
    """A world, and another that a role cannot tell from it."""
    game = setup.game
    seat = None if role == setup.seats else role
    guessed = game.guess(game.veil(state, seat), seed)
    async with (
        world(servers[0], game, state, **settings) as one,
        world(servers[1], game, guessed, **settings) as other,
    ):
        pair = Pair(one, other, role)
        assert pair.look_same(one.state, other.state)
        await pair.check()
        yield pair
