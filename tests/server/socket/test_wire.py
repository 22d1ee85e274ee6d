"""The wire as it is written down: fresh, complete, and true of what is really sent."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect as look

from menagerie.catalog import GAMES
from menagerie.client import Client, Seat
from menagerie.client.link import Link
from menagerie.core.game import Game
from menagerie.core.records import record_type
from menagerie.table.wire.choices import spread
from menagerie.table.wire.messages import Facts, News, Snapshot
from scripts.wire.files import FILES
from scripts.wire.open_fields import FILLED
from scripts.wire.page import PARTS
from scripts.wire.shapes import ASKED, TOLD, Shapes
from scripts.wire.typescript import COMMANDS, MESSAGES, WORDS, typescript, words_of
from tests.server.servers import running


@pytest.mark.parametrize("file", list(FILES), ids=lambda file: str(file.name))
def test_what_is_written_down_is_fresh(file: Path) -> None:
    """`make wire` writes it anew."""
    assert file.read_text("utf-8") == FILES[file](), "run `make wire`"


def test_every_field_of_every_message_is_described() -> None:
    """On the field itself."""
    missing = [
        f"{kind.__name__}.{field.name}"
        for kinds, way in ((MESSAGES, TOLD), (COMMANDS, ASKED), (PARTS, TOLD))
        for kind in kinds
        for field in Shapes().fields(struct_of(kind), way)
        if not field.description
    ]

    assert missing == []


def test_every_type_of_an_open_field_is_used() -> None:
    """A type for a field that is gone is gone, too."""
    written = typescript()

    for key in FILLED:
        struct, _, field = key.partition(".")
        name = "ZooRecord {" if struct == "Record" else f"{struct} {{"
        body = written.partition(f"interface {name}")[2].partition("\n}")[0]
        assert f"  {field}:" in body or f"  {field}?:" in body, key


def struct_of(kind: Any) -> look.StructType:
    """What a struct looks like inside."""
    info = look.type_info(kind)
    assert isinstance(info, look.StructType)
    return info


class Overheard(msgspec.Struct):
    """All that was said to one seat in a game, as text."""

    game: Game
    messages: list[str]
    record: bytes


@pytest.fixture(scope="module", params=list(GAMES))
def overheard(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Overheard:
    """A whole game of one seat with bots, every message kept."""
    messages: list[str] = []
    hear = Link.hear

    def keep(link: Link, message: str | bytes) -> None:
        messages.append(str(message))
        hear(link, message)

    options = {"target": 1} if request.param == "zoo" else {}
    seats = GAMES[request.param].seats[-1] - 2
    with (
        pytest.MonkeyPatch.context() as patch,
        running(tmp_path_factory.mktemp("wire")) as server,
        Client(server.address) as client,
    ):
        patch.setattr(Link, "hear", keep)
        seat = client.open_table(
            request.param, seats, "Ada", fill="random", start=True, pace="instant", options=options
        )
        play(seat)
        record = client.web.ask("GET", f"/tables/{seat.table['id']}/record")
    return Overheard(GAMES[request.param], messages, msgspec.json.encode(record))


def play(seat: Seat) -> None:
    """Play to the end, ask why now and then, and say something."""
    seat.say("hello")
    for turn in seat.turns():
        turn.why_not(turn.legal[0])
        turn.act(turn.legal[-1])


def test_what_is_sent_is_what_is_written_down(overheard: Overheard) -> None:
    """Every message of a whole game, read strictly and written again, is the same."""
    game = overheard.game
    kinds = {kind.__struct_config__.tag: told_by(game).get(kind, kind) for kind in MESSAGES}
    heard = set()

    for message in overheard.messages:
        kind = kinds[msgspec.json.decode(message)["type"]]
        heard.add(kind.__name__)
        assert same(message, kind)

    assert {"Snapshot", "News", "Here", "Why"} <= heard


def told_by(game: Game) -> dict[type[Any], type[Any]]:
    """Whole tables and news with the types that one game fills them with."""
    events = tuple[game.event_type, ...]  # type: ignore[name-defined]
    filled = {"view": game.view_type | None, "events": events}
    return {
        Snapshot: closed(Snapshot, filled),
        News: closed(News, {"events": events}),
    }


def closed(kind: Any, filled: dict[str, Any]) -> type[Any]:
    """A struct with some of its fields of other types."""
    fields: list[Any] = []
    for field in msgspec.structs.fields(kind):
        default = {} if field.required else {"default": field.default}
        if field.default_factory is not msgspec.NODEFAULT:
            default = {"default_factory": field.default_factory}
        shown = filled.get(field.name, field.type)
        fields.append(
            (field.name, shown, msgspec.field(**default)) if default else (field.name, shown)
        )
    return msgspec.defstruct(
        kind.__name__,
        fields,
        tag=kind.__struct_config__.tag,
        omit_defaults=True,
        forbid_unknown_fields=True,
    )


def same(message: str | bytes, kind: Any) -> bool:
    """Whether a message read as a type says all that it said."""
    read = msgspec.json.decode(message, type=kind)
    return bool(msgspec.json.decode(msgspec.json.encode(read)) == msgspec.json.decode(message))


def test_what_changes_lead_to_is_what_is_written_down(overheard: Overheard) -> None:
    """After every message the view, the table and each legal action are of their types."""
    game, link = overheard.game, Link()
    link.connected()
    phases = words_of(game)["PhaseKey"]

    for message in overheard.messages:
        link.hear(message)
        assert same(msgspec.json.encode(link.facts), Facts)
        assert f'"{link.status}"' in WORDS["Status"][1]
        for place in link.facts["places"]:
            assert f'"{place["kind"]}"' in WORDS["SeatKind"][1]
        if link.view is not None:
            assert same(msgspec.json.encode(link.view), game.view_type)
            assert link.view["game"] == game.key
            assert link.view["phase"] in phases
        for action in spread(link.choices):
            assert same(msgspec.json.encode(action), game.action_type)

    assert link.status == "over"


def test_records_are_what_is_written_down(overheard: Overheard) -> None:
    """As they are downloaded, with their proof."""
    assert same(overheard.record, record_type(overheard.game))
