"""Where compiled kernels lie on disk: a folder for each layout, named by a hash of its sources.

Numba does not notice a change in a function that lives in another file; the name does. The same
sources in another place, such as a second checkout, share a folder.
"""

import hashlib
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core import config
from numba.core.caching import UserProvidedCacheLocator

KEPT_CACHES = 24
PACKAGE = __name__.partition(".")[0]
# Imports are absolute and begin their line, so that they can be read off the text.
IMPORT = re.compile(rf"^from ({PACKAGE}[\w.]*) import (\([^)]*\)|.*)$", re.MULTILINE)


def cache_folder(layout_name: str, sources: Mapping[str, Path], functions: Iterable[str]) -> Path:
    """The folder for the kernel of a layout: compiled from some sources, made of some functions."""
    return cache_root() / f"{layout_name.lower()}-{hash_of(sources, functions)}"


class FolderLocator(UserProvidedCacheLocator):  # type: ignore[misc]  # Numba has no types
    """Keep what Numba compiles in the folder that is set, wherever the sources lie."""

    def __init__(self, py_func: Any, py_file: str) -> None:
        super().__init__(py_func, py_file)
        # Files of one name are in rooms of different names.
        self._cache_path = str(Path(config.CACHE_DIR) / Path(py_file).parent.name)
        self._stamp = Path(config.CACHE_DIR).name

    def get_source_stamp(self) -> str:
        """The folder's name says what was compiled."""
        return self._stamp


@contextmanager
def cached_in(folder: Path) -> Iterator[None]:
    """Let Numba write to a folder and read from it; for one thread at a time."""
    folder.mkdir(parents=True, exist_ok=True)
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR = str(folder)
    config.CACHE_LOCATOR_CLASSES = f"{__name__}.{FolderLocator.__name__}"
    try:
        yield
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before


def sources_of(modules: Iterable[str]) -> dict[str, Path]:
    """Some modules of this package and all that they import from it, with their files."""
    found: dict[str, Path] = {}
    pending = list(modules)
    while pending:
        name = pending.pop()
        module = sys.modules.get(name)
        if name in found or module is None or module.__file__ is None:
            continue
        found[name] = Path(module.__file__)
        for origin, names in IMPORT.findall(found[name].read_text("utf-8")):
            pending += [origin, *(f"{origin}.{item}" for item in re.findall(r"\w+", names))]
    return found


def hash_of(sources: Mapping[str, Path], functions: Iterable[str]) -> str:
    """Hash kernel sources and all that changes what they compile to.

    The names of functions tell which rule stands behind which verb.
    """
    digest = hashlib.sha256()
    for _, source in sorted(sources.items()):
        digest.update(source.read_bytes())
    flags = (numba.__version__, np.__version__, sys.version, config.BOUNDSCHECK, config.OPT)
    digest.update(repr((flags, *functions)).encode())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """The folder for all kernels: `MENAGERIE_CACHE`, the user's cache, or a temporary one."""
    if named := os.environ.get("MENAGERIE_CACHE"):
        return Path(named)
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "menagerie"
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.gettempdir()) / "menagerie"
    return home if os.access(home, os.W_OK) else Path(tempfile.gettempdir()) / "menagerie"


def remove_old_caches(folder: Path) -> None:
    """Keep the newest caches of a layout, of which one is given."""
    name = folder.name.rpartition("-")[0]
    caches = sorted(folder.parent.glob(f"{name}-*"), key=lambda path: -path.stat().st_mtime)
    for old in caches[KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)
