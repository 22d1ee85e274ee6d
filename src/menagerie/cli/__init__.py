"""The command line.

The law of this room: it is thin, arguments in and text out. It has no rules of a game. How a game
looks in a terminal is in `terminal`; nothing else here names a game.
"""

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    from menagerie.cli.commands import run  # noqa: PLC0415 - others may read this room's law alone

    return run(arguments)
