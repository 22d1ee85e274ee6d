"""Options as data that a page can build its form from."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from menagerie.core.errors import OptionsError


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table may choose; each game's own options are fields with a description."""


Own = TypeVar("Own", bound=Options)


def read_options(kind: type[Own], given: Options | Mapping[str, Any] | None) -> Own:
    """Check options against a game's own; a sentence names what is wrong."""
    if isinstance(given, kind):
        return given
    if not isinstance(given, Mapping | None):
        raise OptionsError(f"options: {type(given).__name__} is of another game")
    try:
        return msgspec.convert(dict(given or {}), kind)
    except msgspec.ValidationError as error:
        known = ", ".join(kind.__struct_fields__)
        raise OptionsError(f"options: {error} (there are: {known})") from None
