"""The whole wire as a module of TypeScript."""

from collections.abc import Iterable
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, Literal, get_args, get_origin

from msgspec import inspect as look

from menagerie.catalog import GAMES
from menagerie.core.game import Game
from menagerie.core.record import record_type
from menagerie.server.api import PREFIX
from menagerie.server.api.declaring import Endpoint, Raw
from menagerie.server.api.endpoints import ENDPOINTS
from menagerie.server.api.problems import Problem
from menagerie.server.hall import Resumed
from menagerie.server.live import Here
from menagerie.server.replies import Advised, Done, Pong, Refused, Why
from menagerie.table import commands
from menagerie.table.news import News
from menagerie.table.settings import Clock
from menagerie.table.telling import Snapshot
from scripts.wiring.shapes import ASKED, TOLD, WIDTH, Shapes, comment, quoted

COMMANDS = get_args(commands.AnyCommand)
MESSAGES = (Snapshot, News, Resumed, Here, Done, Refused, Why, Advised, Pong)
# Bodies that are files of their own, and answers that are none of our structs.
RECORD_BODIES = {"import_record", "show_record"}

HEAD = """\
// What a browser and a server say to each other; docs/wire.md explains it.
// Written by `make wire` from the server's own types: do not edit.
"""
WORDS = {
    "Status": ("How far a table is.", '"open" | "playing" | "over"'),
    "SeatKind": ("Who has a seat.", '"free" | "person" | "bot"'),
    "StandsIn": (
        "Why a bot plays for a person: they left, ran out of time, are away, or the host said so.",
        '"" | "left" | "time" | "away" | "host"',
    ),
    "Patch": (
        "A change: the value now found at a path. Without a value, the name is gone.",
        "[path: (string | number)[], value?: unknown]",
    ),
}


class Module:
    """The text of the module, one section after another."""

    def __init__(self) -> None:
        self.shapes = Shapes()
        self.lines: list[str] = [HEAD]
        self._written: set[str] = set()

    def section(self, title: str) -> None:
        """Write all interfaces found since the section before."""
        self.lines.append(f"// {title}\n")
        self.flush()

    def flush(self) -> None:
        """Write the interfaces that are not written yet."""
        for name, text in self.shapes.found.items():
            if name not in self._written:
                self._written.add(name)
                self.lines.append(f"{text}\n")

    def alias(self, name: str, doc: str, text: str) -> None:
        """Write a type that is another by a name."""
        line = f"export type {name} = {text};"
        if len(line) > WIDTH and " | " in text:
            line = f"export type {name} =\n  | " + "\n  | ".join(text.split(" | ")) + ";"
        self.lines.append("\n".join([*comment(doc), line]) + "\n")

    def union(self, name: str, doc: str, kinds: Iterable[Any], way: str) -> None:
        """Write a union and its members."""
        text = " | ".join(self.shapes.text(look.type_info(kind), way) for kind in kinds)
        self.alias(name, doc, text)
        self.shapes.named[text] = name
        self.flush()


def typescript() -> str:
    """The module."""
    module = Module()
    _write_words(module)
    module.lines.append("// What a server says on a socket.\n")
    module.union("Clock", "How time is kept.", get_args(Clock), TOLD)
    module.union("Message", "Anything a server says on a socket.", MESSAGES, TOLD)
    module.lines.append("// What a server is asked on a socket.\n")
    module.union("WantedClock", "How time shall be kept.", get_args(Clock), ASKED)
    module.union("Command", "Anything a server is asked on a socket.", COMMANDS, ASKED)
    for game in GAMES.values():
        _write_game(module, game)
    _write_http(module)
    return "\n".join(module.lines)


def _write_words(module: Module) -> None:
    """What all games have, and the few words that everything uses."""
    module.alias("GameKey", "The games there are.", " | ".join(map(quoted, GAMES)))
    for name, (doc, text) in WORDS.items():
        module.alias(name, doc, text)
    for name, doc in {
        "View": "A game as one seat, or a spectator, may know it; `game` tells them apart.",
        "GameAction": "An action of any game.",
        "GameEvent": "An event of any game.",
        "Options": "What a table may choose, in any game.",
        "Position": "The whole truth of any game.",
        "GameRecord": "A game of any kind as its deal and its actions.",
    }.items():
        last = name.removeprefix("Game")
        text = " | ".join(f"{game.key.capitalize()}{last}" for game in GAMES.values())
        module.alias(name, doc, text)


def _write_game(module: Module, game: Game) -> None:
    """The types of one game."""
    face, name = game.face, game.key.capitalize()
    module.shapes.game = game.key
    module.lines.append(f"// {game.name}.\n")
    for word, text in words_of(game).items():
        module.alias(f"{name}{word}", "", text)
        module.shapes.named[text] = f"{name}{word}"
    module.union(f"{name}Action", f"An action of {game.name}.", face.action_type.__args__, ASKED)
    module.union(f"{name}Event", f"An event of {game.name}.", face.event_type.__args__, TOLD)
    for kind, way in (
        (face.view_type, TOLD),
        (record_type(game), TOLD),
        (face.position_type, ASKED),
    ):
        module.shapes.text(look.type_info(kind), way)
    module.flush()
    module.shapes.game = ""


def words_of(game: Game) -> dict[str, str]:
    """The literal types that a game has given a name, as TypeScript writes them."""
    found: dict[str, str] = {}
    room = import_module(f"menagerie.games.{game.key}")
    for info in walk_packages(room.__path__, f"{room.__name__}."):
        for name, kind in vars(import_module(info.name)).items():
            if get_origin(kind) is Literal:
                found.setdefault(name, Shapes().text(look.type_info(kind), TOLD))
    return dict(sorted(found.items()))


def _write_http(module: Module) -> None:
    """What is asked over HTTP, and the types that it needs."""
    routes = [_route(module, endpoint) for endpoint in ENDPOINTS]
    module.shapes.text(look.type_info(Problem), TOLD)
    module.section("What is asked over HTTP.")
    doc = f"By method and path under {PREFIX}: what goes with it, and what is answered."
    lines = [*comment(doc), "export interface Endpoints {", *routes, "}"]
    module.lines.append("\n".join(lines) + "\n")


def _route(module: Module, endpoint: Endpoint) -> str:
    """One endpoint as a line of an interface."""
    types = endpoint.types
    parts: dict[str, str] = {
        name: _body(module, endpoint, types[name], ASKED)
        for name in ("query", "body")
        if name in types
    }
    parts["answer"] = _body(module, endpoint, types["return"], TOLD)
    told = " ".join(f"{name}: {text};" for name, text in parts.items())
    note = "\n".join(comment(endpoint.description, "  "))
    return f'{note}\n  "{endpoint.method} {endpoint.path}": {{ {told} }};'


def _body(module: Module, endpoint: Endpoint, kind: Any, way: str) -> str:
    if kind in {bytes, Raw}:
        return "GameRecord" if endpoint.name in RECORD_BODIES else "unknown"
    if kind == commands.AnyCommand:
        return "Command"
    return module.shapes.text(look.type_info(kind), way)
