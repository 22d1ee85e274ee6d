"""Two worlds over the wire: nobody is sent a byte that tells what they may not know.

Two servers hold tables that differ only in what one recipient may not know: the hands of others,
their sealed choices, the pile, the secret of the deal. The same happens at both, or things that
the recipient cannot tell apart. All that the recipient is sent is the same, byte by byte.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from menagerie import GAMES, Game, State
from menagerie.core.actions import Action
from menagerie.server.app import Server
from menagerie.server.live import LiveTable
from menagerie.table import commands as ask
from menagerie.table.fair import commitment
from menagerie.table.settings import ActionClock
from tests.promises.walks import Setup, play_on, spread, usual_length
from tests.server.in_process import CountedChance, Hands, Page, house, open_table, settled, start

SEATS = {"buffalo": (2, 4), "goats": (3,), "zoo": (3, 5)}
TABLES = [(game, seats) for game, counts in SEATS.items() for seats in counts]
STEPS = 14
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
    heard = [event for event in step.events if event.is_for(pair.seat)]
    legal = game.legal_actions(there, seat)
    for found in ([action] if action in legal else []) + list(legal):
        step_there = game.apply(there, seat, found)
        heard_there = [event for event in step_there.events if event.is_for(pair.seat)]
        if heard == heard_there and pair.look_same(step.state, step_there.state):
            return found
    return None


async def somebody_acts(pair: Pair, number: int) -> bool:
    """Somebody acts in both worlds; False when the game is over or the worlds must part."""
    game, state = pair.game, pair.one.state
    seats = game.to_act(state)
    if number % 5 == 0:
        everybody = range(game.seats_of(state))
        seats = tuple(seat for seat in everybody if game.legal_codes(state, seat))
    if not seats:
        return False
    seat = seats[number // 8 % len(seats)]
    legal = game.legal_actions(state, seat)
    action = legal[number // 64 % len(legal)]
    there = alike(pair, seat, action)
    if there is None:
        return False
    await pair.both(seat, act(action), act(there))
    return True


async def something_secret(pair: Pair, number: int) -> None:
    """In one world only, somebody else begins a choice in secret, and takes it back."""
    game, state = pair.game, pair.one.state
    for seat in game.to_act(state):
        legal = game.legal_actions(state, seat)
        action = legal[number % len(legal)]
        step = game.apply(state, seat, action)
        is_hidden = all(event.audience == (seat,) for event in step.events)
        if seat != pair.seat and is_hidden and pair.look_same(state, step.state):
            await pair.one.pages[seat].ask(act(action))
            await pair.check()
            await something_wrong(pair, number)
            await pair.one.pages[seat].ask(ask.Undo(id="-"))
            await pair.check()
            return


async def something_wrong(pair: Pair, number: int) -> None:
    """The role itself asks for what it cannot have, and asks why."""
    game, state, seat = pair.game, pair.one.state, pair.role
    face = game.layout.read(state.records)
    known = list(game.face.codes.codes(game.face.codes.deck(face, seat if pair.seat else 0)))
    action = known[number % len(known)]
    await pair.both(seat, ask.WhyNot(id="-", action=msgspec.to_builtins(action)))
    if pair.seat is None or action not in game.legal_actions(state, pair.seat):
        await pair.both(seat, act(action))
        await pair.both(seat, ask.AnswerUndo(id="-", agree=False))
    await pair.both(seat, ask.Act(id="-", actions=[{"type": "cheat"}]))


async def something_else(pair: Pair, number: int) -> None:
    """People talk, ask to undo, pause, leave and come back."""
    seats = len(pair.one.live.table.seats)
    others: list[Callable[[], Awaitable[None]]] = [
        lambda: pair.both(number % seats, ask.Say(id="-", phrase="hello")),
        lambda: pair.both(number % seats, ask.Undo(id="-")),
        lambda: pair.both(pair.role, ask.Undo(id="-")),
        lambda: pair.both(number % seats, ask.AnswerUndo(id="-", agree=True)),
        lambda: pair.both(0, ask.Pause(id="-")),
        lambda: pair.both(0, ask.Resume(id="-")),
        lambda: pair.both(pair.role, ask.Mute(id="-", seat=number % seats)),
    ]
    await others[number // 16 % len(others)]()
    if pair.one.live.table.is_paused:
        await pair.both(0, ask.Resume(id="-"))


async def comes_back(pair: Pair) -> None:
    """The role connects anew, and is told what it missed, or all of it."""
    for query in ({}, {"since": "3", "seat": "" if pair.seat is None else str(pair.seat)}):
        for world in (pair.one, pair.other):
            page = world.pages[pair.role]
            await page.close()
            page.shown = {}
            await page.open(world.live.table.id, key=world.live.table.watch_key, **query)
        await pair.check()


async def happens(pair: Pair, clock: Hands, seed: int) -> None:
    """Things happen at both tables until the worlds must part."""
    for step in range(STEPS):
        clock.later(1)
        number = spread(seed, step)
        await something_secret(pair, number)
        await something_wrong(pair, number // 3)
        await something_else(pair, number // 5)
        if not await somebody_acts(pair, number // 7):
            break
    await comes_back(pair)


@asynccontextmanager
async def world(server: Server, game: Game, state: State) -> AsyncIterator[World]:
    """A table in play that starts from a state, with a page for every role."""
    truth = game.dump(state)
    seats = game.seats_of(state)
    people = [f"person-{seat}" for seat in range(seats)]
    table = await open_table(
        server, game.key, people, seats, clock=CLOCK, position=truth, options=truth["options"]
    )
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


async def tell_apart(folder: Path, setup: Setup, seeds: range) -> None:
    """Let every role try to tell two worlds apart."""
    clock = Hands()
    async with AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(house(folder / name, clock, CountedChance(name)))
            for name in ("one", "other")
        ]
        for seed in seeds:
            state = somewhere(setup, seed)
            for role in range(setup.seats + 1):
                await try_role(servers, setup, state, role, clock, seed)


async def try_role(
    servers: list[Server], setup: Setup, state: State, role: int, clock: Hands, seed: int
) -> None:
    """Let one role try."""
    game = setup.game
    seat = None if role == setup.seats else role
    guessed = game.guess(game.veil(state, seat), seed)
    async with world(servers[0], game, state) as one, world(servers[1], game, guessed) as other:
        pair = Pair(one, other, role)
        assert pair.look_same(one.state, other.state)
        await pair.check()
        await happens(pair, clock, seed * 100 + role)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_no_role_can_tell_two_worlds_apart(key: str, seats: int, tmp_path: Path) -> None:
    """Snapshots, news, refusals, reasons, numbers and their order are byte-identical."""
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    setup = Setup(GAMES[key], seats, GAMES[key].options())
    asyncio.run(tell_apart(tmp_path, setup, range(2)))
