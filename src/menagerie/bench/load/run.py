"""One run of the load test."""

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

import msgspec

from menagerie.bench.load import processes
from menagerie.bench.load.floor import measure_echo
from menagerie.bench.load.generator import Generator, new_loop, sockets_for
from menagerie.bench.load.processes import Measured
from menagerie.bench.load.slow_bot import THINKER
from menagerie.bench.load.tally import Figures

# Seconds of play before measuring, so that caches are filled.
WARM_UP = 1.0


class Plan(msgspec.Struct, frozen=True):
    """What to measure."""

    games: tuple[str, ...]
    tables: int
    rate: float
    seconds: float
    saturate: bool
    bots: int
    url: str | None


class Results(msgspec.Struct, frozen=True):
    """The results: memory in bytes for each socket, the echo in frames a second."""

    paced: Figures
    saturated: Figures | None
    echo: float | None
    sockets: int
    memory: float | None
    errors: dict[str, int]
    load_average: float


Stage = Callable[[str, float], Callable[[float], None]]


def measure(plan: Plan, stage: Stage) -> Results:
    """Start a server, play and measure, and end the server."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        echoes = [_echo(plan, runner, stage)] if plan.saturate else []
        with _server(plan) as measured:
            results = runner.run(_play(plan, measured, stage))
        if not echoes:
            return results
        # Before and after, because the speed of a shared machine changes.
        echoes.append(_echo(plan, runner, stage))
    return msgspec.structs.replace(results, echo=sum(echoes) / len(echoes))


def _echo(plan: Plan, runner: asyncio.Runner, stage: Stage) -> float:
    """Measure a plain echo server, in half the time."""
    sockets = sockets_for(plan.tables, 0)
    stage("Echoing", 0)
    with processes.echo(sockets) as measured:
        return runner.run(measure_echo(measured, sockets, plan.seconds / 2))


def _server(plan: Plan) -> AbstractContextManager[Measured]:
    if plan.url is not None:
        return nullcontext(Measured(None, plan.url))
    return processes.server(sockets_for(plan.tables, plan.bots), bots=plan.bots > 0)


async def _play(plan: Plan, measured: Measured, stage: Stage) -> Results:
    generator = Generator(measured, plan.games, lambda _: None)
    await generator.open(len(plan.games))
    await generator.keep_pace(plan.rate, WARM_UP)
    before, few = measured.memory, generator.sockets
    generator.advance = stage("Opening tables", plan.tables + plan.bots)
    await generator.open(max(0, plan.tables - len(plan.games)))
    await generator.open(plan.bots, THINKER)
    generator.advance = stage("Playing", plan.seconds)
    paced = await generator.keep_pace(plan.rate, plan.seconds)
    after, sockets = measured.memory, generator.sockets
    saturated = None
    if plan.saturate:
        generator.advance = stage("Playing as fast as possible", plan.seconds)
        saturated = await generator.saturate(plan.seconds)
    generator.close()
    return Results(
        paced=paced,
        saturated=saturated,
        echo=None,
        sockets=sockets,
        memory=_each(before, after, sockets - few),
        errors=dict(Counter(generator.errors)),
        load_average=os.getloadavg()[0],
    )


def _each(before: int | None, after: int | None, sockets: int) -> float | None:
    if before is None or after is None or sockets <= 0:
        return None
    return (after - before) / sockets
