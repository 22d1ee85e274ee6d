"""docs/wire.md: the wire protocol for readers."""

from inspect import getdoc
from pathlib import Path
from typing import Any, get_args

from msgspec import inspect as look

from menagerie.catalog import BUILT_IN
from menagerie.core.game import Game
from menagerie.server.socket import connection
from menagerie.table.wire.choices import Choices
from menagerie.table.wire.messages import Facts, Line, Place, Question, You
from menagerie.table.wire.settings import Settings
from scripts.wire.shapes import ASKED, TOLD, Field, Shapes
from scripts.wire.typescript import COMMANDS, MESSAGES

TEMPLATE = Path(__file__).parent / "wire.md"
PARTS = (Facts, Place, You, Question, Settings, Choices, Line)
CLOSING = {
    connection.GOING_AWAY: "The server is stopping or restarting: connect again.",
    connection.TRY_LATER: "The server cannot read the table at the moment: connect again soon.",
    connection.TOO_SLOW: "The client did not read messages fast enough: connect again "
    "with `since`.",
    connection.TOO_MANY: "Too many connections, from this person or in total. Sent as HTTP 403.",
    connection.FORBIDDEN: "Not allowed: no key, removed from the table, or a page of another site. "
    "A `refused` message before it gives the reason.",
    connection.NOT_FOUND: "There is no such table.",
}


def page() -> str:
    """The text of docs/wire.md."""
    text = TEMPLATE.read_text("utf-8")
    for name, part in {
        "closing": _rows(("Code", "Meaning"), [(str(c), m) for c, m in sorted(CLOSING.items())]),
        "messages": "\n\n".join(_struct(kind, TOLD) for kind in MESSAGES),
        "commands": "\n\n".join(_struct(kind, ASKED) for kind in COMMANDS),
        "parts": "\n\n".join(_struct(kind, TOLD) for kind in PARTS),
        "games": "\n\n".join(_game(game) for game in BUILT_IN),
    }.items():
        text = text.replace(f"{{{{{name}}}}}", part)
    return text


def _struct(kind: Any, way: str) -> str:
    """A struct: its description and its fields."""
    info = look.type_info(kind)
    assert isinstance(info, look.StructType)  # noqa: S101 - all that is shown here is one
    title = kind.__name__ if info.tag is None else f"`{info.tag}`"
    parts = [f"### {title}", getdoc(kind) or ""]
    fields = Shapes().fields(info, way)
    if fields:
        parts.append(_rows(("Field", "Type", "Meaning"), [_row(field) for field in fields]))
    return "\n\n".join(parts)


def _row(field: Field) -> tuple[str, str, str]:
    text = field.text.replace("|", "\\|")
    return f"`{field.name}`{' (optional)' * field.is_optional}", f"`{text}`", field.description


def _rows(heading: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    """A table in Markdown."""
    lines = [heading, ("---",) * len(heading), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _game(game: Game) -> str:
    """The names of one game's types, and the meaning of its actions and events."""
    name = game.key.capitalize()
    return "\n\n".join(
        [
            f"### {game.name}",
            f"`{name}View`, `{name}Position`, `{name}Options`, `{name}Record`.",
            _rows(
                (f"`{name}Action`", "Meaning"),
                [_told(kind) for kind in get_args(game.action_type)],
            ),
            _rows(
                (f"`{name}Event`", "Meaning"), [_told(kind) for kind in get_args(game.event_type)]
            ),
        ]
    )


def _told(kind: Any) -> tuple[str, str]:
    return f"`{kind.__struct_config__.tag}`", (getdoc(kind) or "").partition("\n")[0]
