"""`menagerie lessons`: how far learners come in the lessons."""

import asyncio
from argparse import Namespace
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from menagerie.cli.arguments import Help
from menagerie.cli.backup import add_database, database_of
from menagerie.cli.console import out
from menagerie.cli.reports import opened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.server.store import StepCount


def add_to(commands: Any) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser(
        "lessons",
        help="show at which step learners leave the lessons",
        description="Show how many learners came to each step of each game's lesson, "
        "and how many of them left there.",
        formatter_class=Help,
    )
    add_database(parser)
    parser.set_defaults(command=run)


def run(given: Namespace) -> int:
    """Print a table for each game."""
    counts = asyncio.run(read(database_of(given)))
    for game, steps in groupby(counts, attrgetter("game")):
        out().print("\n".join([game, *lines(list(steps))]), highlight=False)
    if not counts:
        out().print("Nobody has begun a lesson.")
    return 0


async def read(url: str) -> "Sequence[StepCount]":
    """Read the counts from an existing database."""
    async with opened(url) as store:
        return await store.lessons.all()


def lines(steps: "Sequence[StepCount]") -> list[str]:
    """Each step with those who came to it, and those of them who came no further."""
    came = {one.step: one.learners for one in steps}
    return [
        f"  step {step + 1:2}: {came.get(step, 0):6} came, "
        f"{max(0, came.get(step, 0) - came.get(step + 1, 0)):6} left"
        for step in range(max(came) + 1)
    ]
