"""The end of a game as data."""

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: scores and places by seat, and why."""

    scores: tuple[int | float, ...]
    ranks: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)
