"""What a client hears on a socket, with the parts of a game as plain JSON."""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from menagerie.client.errors import MessageError
from menagerie.core.advice import Advice
from menagerie.core.events import Reason
from menagerie.table.wire.choices import Choices
from menagerie.table.wire.patch import Change

Plain = dict[str, Any]


class Snapshot(msgspec.Struct, frozen=True, tag="table"):
    """A whole table, up to the news of a number."""

    seq: int
    table: Plain
    view: Any = None
    legal: tuple[Choices, ...] = ()
    events: tuple[Plain, ...] = ()
    chat: tuple[Plain, ...] = ()


class News(msgspec.Struct, frozen=True, tag="news"):
    """What changed; `id` is that of an own command, if it was one."""

    seq: int
    id: str = ""
    events: tuple[Plain, ...] = ()
    view: tuple[Change, ...] = ()
    legal: tuple[Choices, ...] | UnsetType = UNSET
    table: tuple[Change, ...] = ()
    chat: tuple[Plain, ...] = ()


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """What was missed since the news of this number follows."""

    seq: int


class Here(msgspec.Struct, frozen=True, tag="here"):
    """Who is connected."""

    seats: tuple[bool, ...] = ()
    watchers: int = 0


class Done(msgspec.Struct, frozen=True, tag="done"):
    """A command was carried out, now or before."""

    id: str
    table: str = ""


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A command was refused."""

    id: str
    key: str
    message: str
    rule: str = ""
    wait: float = 0


class Why(msgspec.Struct, frozen=True, tag="why"):
    """Why an action is not allowed; no reason if it is."""

    id: str
    reason: Reason | None


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """A hint, and the turn it is for."""

    id: str
    turn: int
    advice: Advice


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """A sign of life."""

    id: str
    now: int


Answer = Done | Refused | Why | Advised | Pong
Heard = Snapshot | News | Resumed | Here | Answer

_decoder = msgspec.json.Decoder(Heard)


def read(message: str | bytes) -> Heard:
    """Read a message; a server of another kind is named."""
    try:
        heard: Heard = _decoder.decode(message)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise MessageError(f"the server speaks another language: {error}") from None
    return heard
