"""The log into which the rules write what happens, made and read by Python."""

import numpy as np
from numpy.typing import NDArray

from menagerie.core.events import Row
from menagerie.core.kernel.log import LOG_ROWS, LOG_WIDTH


def new_log() -> NDArray[np.int16]:
    """An empty log."""
    log = np.empty((LOG_ROWS, LOG_WIDTH), np.int16)
    log[0, 0] = 0
    return log


def written_rows(log: NDArray[np.int16]) -> list[Row]:
    """The rows of a log, which must not have run over."""
    count = int(log[0, 0])
    if count >= len(log):
        raise OverflowError(f"one action logged {count} events, over {len(log) - 1}")
    return [tuple(row) for row in log[1 : count + 1].tolist()]
