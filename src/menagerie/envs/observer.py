"""What a player of OpenSpiel is shown: a veiled state, as digits or as numbers."""

from typing import Any

import numpy as np
import pyspiel

from menagerie.core.state import Veiled


class Observer:
    """Shows a player what its seat may know, or where private things are left out, anybody."""

    def __init__(self, size: int, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        private = pyspiel.PrivateInfoType
        asked = private.SINGLE_PLAYER if kind is None else kind.private_info
        if asked == private.ALL_PLAYERS:
            raise ValueError("nobody is shown what all players hold")
        self._own = asked == private.SINGLE_PLAYER
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"record": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with every number of the veiled state; zeros before the deal."""
        veiled = self._veiled(state, player)
        self.tensor[:] = 0 if veiled is None else numbers(veiled)

    def string_from(self, state: Any, player: int) -> str:
        """The veiled state in hexadecimal digits."""
        veiled = self._veiled(state, player)
        return "before the deal" if veiled is None else bytes(veiled).hex()

    def _veiled(self, state: Any, player: int) -> Veiled | None:
        if state.truth is None:
            return None
        veiled: Veiled = state.get_game().rules.veil(
            state.truth.state, player if self._own else None
        )
        return veiled


def numbers(veiled: Veiled) -> Any:
    """Every number of a veiled state, in the order of its layout."""
    names = veiled.records.dtype.names or ()
    return np.concatenate([veiled.records[name].ravel() for name in names]).astype(np.float32)
