"""Settings of a host, from a TOML file: one key for each setting, by its name."""

import tomllib
from collections.abc import Collection
from difflib import get_close_matches
from pathlib import Path

from menagerie.core.errors import OptionsError


def read_file(path: str, names: Collection[str]) -> dict[str, str]:
    """The settings in a file, each as it would be written in an environment variable."""
    try:
        found = tomllib.loads(Path(path).read_text("utf-8"))
    except OSError as error:
        raise OptionsError(f"config: {path}: {(error.strerror or str(error)).lower()}") from None
    except UnicodeDecodeError:
        raise OptionsError(f"config: {path}: it is not UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise OptionsError(f"config: {path}: it is not TOML: {error}") from None
    for name in found:
        if name not in names:
            (nearest,) = get_close_matches(name, names, n=1, cutoff=0)
            raise OptionsError(f"{path}: there is no setting {name}; the nearest is {nearest}")
    return {name: to_text(f"{path}: {name}", value) for name, value in found.items()}


def to_text(source: str, value: object) -> str:
    """A value of TOML as text; what it must be is checked with the other settings."""
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        return ",".join(value)
    if isinstance(value, str | int | float) and not isinstance(value, bool):
        return str(value)
    raise OptionsError(f"{source}: it must be a text, a number or a list of texts")
