"""The log a rule writes events into; if it is None, the writing compiles to nothing.

A log is a grid of ints. Row 0 holds the number of rows written; each further row is one
event: its kind, then what it is about. A log that runs over keeps counting, so that the reader
can tell.
"""

from typing import Annotated

import numpy as np

from menagerie.core.kernel.codes import NOTHING
from menagerie.core.kernel.layout import Grid
from menagerie.core.kernel.rule import rule

LOG_WIDTH = 10
LOG_ROWS = 512

Log = Annotated[Grid, np.int16]


@rule
def tell(log: Log | None, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Write one event with up to four facts."""
    if log is not None:
        log[0, 0] += 1
        row = min(log[0, 0], LOG_ROWS - 1)
        log[row, 0] = kind
        log[row, 1] = a
        log[row, 2] = b
        log[row, 3] = c
        log[row, 4] = d
        for column in range(5, LOG_WIDTH):
            log[row, column] = NOTHING


@rule
def tell_more(log: Log | None, column: int, fact: int) -> None:
    """Add a fact to the event written last."""
    if log is not None:
        log[min(log[0, 0], LOG_ROWS - 1), column] = fact
