"""A process that has everything imported and starts servers by forking, which takes no time.

It reads an order a line and answers a line: `Serve` with the process it started, `Wait` with the
status of one that has ended.
"""

import os
import sys
from importlib import import_module

import msgspec

from menagerie.bots.levels import BOTS
from menagerie.catalog import GAMES
from menagerie.cli import main

# What a server imports when it starts.
IMPORTED_LATE = (
    "aiosqlite",
    "asyncpg",
    "menagerie.server.app",
    "menagerie.server.bus.redis",
    "menagerie.server.host.process",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)


class Serve(msgspec.Struct, tag="serve"):
    """Serve, with these words behind the command; what is said goes to a file."""

    words: list[str]
    environment: dict[str, str]
    log: str


class Wait(msgspec.Struct, tag="wait"):
    """Wait until a process has ended."""

    process: int


Order = Serve | Wait


def warm_up() -> None:
    """Import and load all that a server needs for a game."""
    for name in IMPORTED_LATE:
        import_module(name)
    for game in GAMES.values():
        state = game.new(seats=game.seats[-1], seed=1)
        game.look(state)
        for seat in range(game.seats[-1]):
            game.view(state, seat)
        seat = game.to_act(state)[0]
        for bot in BOTS.values():
            action = bot.choose(game, game.veil(state, seat), 1)
        game.apply(state, seat, action)


def serve(order: Serve) -> int:
    """Start a server, and return its process."""
    child = os.fork()
    if child:
        return child
    quiet = os.open(os.devnull, os.O_RDONLY)
    log = os.open(order.log, os.O_APPEND | os.O_CREAT | os.O_WRONLY, 0o600)
    for target, source in enumerate((quiet, log, log)):
        os.dup2(source, target)
    os.environ.update(order.environment)
    status: object = 1
    try:
        status = main(["serve", *order.words])
    except SystemExit as end:
        status = end.code
    finally:
        os._exit(int(str(status or 0)))


def wait(order: Wait) -> int:
    """The status of a process that has ended; negative if a signal ended it."""
    return os.waitstatus_to_exitcode(os.waitpid(order.process, 0)[1])


def obey(order: Order) -> int:
    """Carry out an order."""
    return serve(order) if isinstance(order, Serve) else wait(order)


if __name__ == "__main__":
    warm_up()
    print("ready", flush=True)  # noqa: T201 - this is how it answers
    for line in sys.stdin:
        print(obey(msgspec.json.decode(line, type=Order)), flush=True)  # noqa: T201
