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


def ranked(standing: Outcome) -> Outcome:
    """The same with places by the scores alone: equal ones share a place, the next is skipped."""
    best_first = sorted(standing.scores, reverse=True)
    ranks = tuple([best_first.index(score) + 1 for score in standing.scores])
    return Outcome(standing.scores, ranks, standing.reason)
