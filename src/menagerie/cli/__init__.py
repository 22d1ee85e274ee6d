"""The command line.

The law of this room: it is thin, arguments in and text out. It has no rules of a game. How a game
looks in a terminal is in `terminal`; nothing else here names a game.
"""

import sys
from collections.abc import Sequence

from menagerie.core.errors import MenagerieError

# The status of a command that was given something wrong.
REFUSED = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    try:
        from menagerie.cli.commands import run  # noqa: PLC0415 - importing it imports all games
    except MenagerieError as error:
        print(f"menagerie: {error}", file=sys.stderr)
        return REFUSED
    return run(arguments)
