"""The end of a game as data, and how it stands before."""

import msgspec

from menagerie.core.kernel.verbs import POINT


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: scores and places by seat, and why; while it runs, the reason is empty."""

    scores: tuple[int | float, ...]
    ranks: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def plain_score(parts: int) -> int | float:
    """A score as people write it: whole where it is."""
    return parts / POINT if parts % POINT else parts // POINT


def places(parts: list[int]) -> list[int]:
    """Places by scores alone: equal ones share a place, and the next is skipped."""
    best_first = sorted(parts, reverse=True)
    return [best_first.index(score) + 1 for score in parts]
