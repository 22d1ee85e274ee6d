"""Two worlds over the wire where people ask for hints.

What is advised comes from what a seat knows: where two worlds look the same to it, it is advised
the same, word for word. When the answer comes is fixed before it is thought out.
"""

import asyncio
from pathlib import Path

import pytest

from menagerie import GAMES
from menagerie.bots.search.search import Budget
from menagerie.server.hall import bots as thinking
from menagerie.table.wire import commands as ask
from tests.promises.walks import Setup
from tests.server.hall.worlds import somewhere, two_servers, two_worlds
from tests.server.in_process import Hands

FEW = Budget(iterations=12)


async def tell_apart(folder: Path, setup: Setup, seeds: range) -> int:
    """Let every seat that is to act ask for a hint in both worlds; how many were told one."""
    told = 0
    async with two_servers(folder, Hands()) as servers:
        for seed in seeds:
            state = somewhere(setup, seed)
            for seat in setup.game.to_act(state):
                async with two_worlds(servers, setup, state, seat, seed, hints=True) as pair:
                    await pair.both(seat, ask.Hint(id="-"))
                    told += '"advised"' in pair.one.heard(seat)[-1]
    return told


@pytest.mark.parametrize(("key", "seats"), [("buffalo", 3), ("goats", 3), ("zoo", 4)])
def test_no_seat_can_tell_two_worlds_apart_by_a_hint(
    key: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shares, chances, scores, reasons: all the same."""
    monkeypatch.setattr(thinking, "HINT", FEW)
    setup = Setup(GAMES[key], seats, GAMES[key].options())
    assert asyncio.run(tell_apart(tmp_path, setup, range(6))) > 0
