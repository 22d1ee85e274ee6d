"""Two worlds over the wire: nobody is sent a byte that tells what they may not know.

Two servers hold tables that differ only in what one recipient may not know: the hands of others,
their sealed choices, the pile, the secret of the deal. The same happens at both, or things that
the recipient cannot tell apart. All that the recipient is sent is the same, byte by byte.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from menagerie import GAMES
from menagerie.table.wire import commands as ask
from tests.promises.walks import Setup, spread
from tests.server.hall.worlds import Pair, act, alike, somewhere, two_servers, two_worlds
from tests.server.in_process import Hands

SEATS = {"buffalo": (2, 4), "goats": (3,), "zoo": (3, 5)}
TABLES = [(game, seats) for game, counts in SEATS.items() for seats in counts]
STEPS = 14

Happening = Callable[[], Awaitable[None]]


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
    reader = game.layout.read(state.records)
    known = list(game.codes.codes(game.codes.deck(reader, seat if pair.seat else 0)))
    action = known[number % len(known)]
    await pair.both(seat, ask.WhyNot(id="-", action=msgspec.to_builtins(action)))
    if pair.seat is None or action not in game.legal_actions(state, pair.seat):
        await pair.both(seat, act(action))
        await pair.both(seat, ask.AnswerUndo(id="-", agree=False))
    await pair.both(seat, ask.Act(id="-", actions=[{"type": "cheat"}]))


async def something_else(pair: Pair, number: int) -> None:
    """People talk, ask to undo, pause, leave and come back."""
    seats = len(pair.one.live.table.seats)
    others: list[Happening] = [
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


async def tell_apart(folder: Path, setup: Setup, seeds: range) -> None:
    """Let every role try to tell two worlds apart."""
    clock = Hands()
    async with two_servers(folder, clock) as servers:
        for seed in seeds:
            state = somewhere(setup, seed)
            for role in range(setup.seats + 1):
                async with two_worlds(servers, setup, state, role, seed) as pair:
                    await happens(pair, clock, seed * 100 + role)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_no_role_can_tell_two_worlds_apart(key: str, seats: int, tmp_path: Path) -> None:
    """Snapshots, news, refusals, reasons, numbers and their order are byte-identical."""
    setup = Setup(GAMES[key], seats, GAMES[key].options())
    asyncio.run(tell_apart(tmp_path, setup, range(2)))
