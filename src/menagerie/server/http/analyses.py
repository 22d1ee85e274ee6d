"""Analyses of finished games: requests for one, its progress, the result."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from menagerie.core.advice import Analysis
from menagerie.server.hall.analysis_queue import read_analysis
from menagerie.server.http.call import Call
from menagerie.server.http.tables import Keyed
from menagerie.server.store import AnalysisRow
from menagerie.table.records import record_of


class AnalysisShown(msgspec.Struct, frozen=True):
    """How far the analysis of a game is, in decisions; the analysis itself when it is made."""

    status: Annotated[
        Literal["none", "waiting", "running", "done"],
        Meta(description="Not asked for, waiting for others, being made, or made."),
    ]
    done: int = 0
    total: Annotated[int, Meta(description="How many there are; 0 until that is known.")] = 0
    analysis: Analysis | None = None


async def show_analysis(call: Call, query: Keyed) -> AnalysisShown:
    """The analysis of a finished game, as far as it is."""
    table = (await call.table(query.key)).table
    record_of(table)
    return shown(await call.parts.hall.analyses.find(table.id))


async def analyse_table(call: Call, query: Keyed) -> AnalysisShown:
    """Let a finished game be analysed; nothing is done twice."""
    table = (await call.table(query.key)).table
    return shown(await call.parts.hall.analyses.ask(table))


def shown(row: AnalysisRow | None) -> AnalysisShown:
    """An analysis as it is answered."""
    if row is None:
        return AnalysisShown("none")
    if row.body is not None:
        return AnalysisShown("done", row.done, row.total, read_analysis(row.body))
    return AnalysisShown("running" if row.total else "waiting", row.done, row.total)
