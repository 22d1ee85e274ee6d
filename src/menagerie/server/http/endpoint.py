"""Declarations of routes, for the router and for the description."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from inspect import getdoc, signature
from typing import Any, Literal, get_type_hints

import msgspec

from menagerie.server.access.limits import Kind

JSON = "application/json"
Needs = Literal["nobody", "person", "human"]
Size = Literal["body_bytes", "import_bytes"]


class Raw(msgspec.Struct, frozen=True):
    """An answer that is encoded already, and its media type."""

    body: bytes
    media: str = JSON


@dataclass(frozen=True)
class Endpoint:
    """One method at one path.

    `work` is given the call and, where it has parameters of these names, `query` and `body`,
    read as their types; its result is the answer, its name the operation's, its docstring the
    description. `needs` is who may ask, `limit` what it counts as, `most` how long a body is.
    """

    method: str
    path: str
    work: Callable[..., Awaitable[Any]]
    needs: Needs = "nobody"
    limit: Kind | None = "requests"
    status: int = 200
    most: Size = "body_bytes"
    media: str = JSON

    @property
    def name(self) -> str:
        """The name of the operation."""
        return self.work.__name__

    @property
    def description(self) -> str:
        """What the operation does."""
        return getdoc(self.work) or ""

    @cached_property
    def types(self) -> dict[str, Any]:
        """The types of `query`, `body` and `return`, where it has them."""
        hints = get_type_hints(self.work, include_extras=True)
        given = signature(self.work).parameters
        return {name: hints[name] for name in ("query", "body") if name in given} | {
            "return": hints["return"]
        }

    @property
    def is_changing(self) -> bool:
        """Whether it changes something."""
        return self.method != "GET"
