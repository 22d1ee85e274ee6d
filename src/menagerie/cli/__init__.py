"""The command line.

The law of this room: thin, arguments in and text out. It holds no rule of any game; how a game
looks in a terminal lies under `games`, and nothing else here names one.
"""

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    from menagerie.cli.main import run  # noqa: PLC0415 - others may read this room's law alone

    return run(arguments)
