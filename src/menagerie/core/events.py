"""Events outside the kernel: frozen structs that cite a rule and name who may hear of them."""

from typing import ClassVar, Literal

import msgspec

Audience = Literal["everybody"] | tuple[int, ...]
EVERYBODY: Audience = "everybody"


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened; each game's events derive from this."""

    rule: str
    audience: Audience
    # Whether something hidden came to light or chance had its say: such a step stays.
    reveals: ClassVar[bool] = False

    def is_for(self, seat: int | None) -> bool:
        """Whether a seat, or with None a spectator, may hear of it."""
        return self.audience == EVERYBODY or seat in self.audience


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: scores and places by seat, and why."""

    scores: tuple[int | float, ...]
    ranks: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Reason(msgspec.Struct, frozen=True):
    """Why an action is not allowed: the rule, the facts, and both as a sentence."""

    rule: str
    key: str
    message: str
    facts: dict[str, int | str | tuple[int | str, ...] | None] = {}
