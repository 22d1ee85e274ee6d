"""`menagerie reports`: what players reported."""

import asyncio
from argparse import Namespace
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from rich.text import Text

from menagerie.cli.arguments import Help, at_least
from menagerie.cli.backup import add_database, database_of
from menagerie.cli.console import out

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from menagerie.server.store import Report, Store

LIMIT = 100
UNPRINTABLE = "\N{REPLACEMENT CHARACTER}"


def add_to(commands: Any) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser(
        "reports",
        help="list what players reported",
        description="List what players reported to the operator of the server, newest first.",
        formatter_class=Help,
    )
    add_database(parser)
    parser.add_argument("--limit", type=int, default=LIMIT, metavar="N", help="how many at most")
    parser.set_defaults(command=run)


def run(given: Namespace) -> int:
    """Print a paragraph for each report."""
    limit = at_least(1, "limit", given.limit)
    reports = asyncio.run(read(database_of(given), limit))
    for report in reports:
        out().print(told(report), soft_wrap=True)
    if not reports:
        out().print("Nobody has reported anything.")
    return 0


async def read(url: str, limit: int) -> "list[Report]":
    """Read reports from an existing database."""
    async with opened(url) as store:
        return await store.reports.newest(limit)


@asynccontextmanager
async def opened(url: str) -> "AsyncIterator[Store]":
    """The store of a server, from a database that exists."""
    from menagerie.server.host.urls import is_postgresql  # noqa: PLC0415 - no game needs it
    from menagerie.server.store import Store  # noqa: PLC0415
    from menagerie.server.store.backup import existing_file  # noqa: PLC0415

    if not is_postgresql(url):
        existing_file(url)
    store = await Store.open(url, patience=1)
    try:
        yield store
    finally:
        await store.close()


def told(report: "Report") -> Text:
    """A report as text, without control characters that players may have written."""
    at = datetime.fromtimestamp(report.at / 1000, UTC)
    head = f"{at:%Y-%m-%d %H:%M} UTC  table {report.table}  {report.by} about {report.about}"
    return Text(printable(head), "bold").append("\n  " + printable(report.text), "not bold")


def printable(text: str) -> str:
    """Text without control characters."""
    return "".join(char if char.isprintable() else UNPRINTABLE for char in text)
