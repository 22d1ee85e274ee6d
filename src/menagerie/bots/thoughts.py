"""Thoughts: kinds of reasons, each with the facts that make it true of an action.

The sentence of a thought is the message `advice_` and its key in the words of the game. Facts are
named and valued as events and refusals have them; `ordinal` is a place, counted from 1.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from msgspec.structs import replace

from menagerie.core.actions import Action
from menagerie.core.game import Game
from menagerie.core.messages import capital
from menagerie.core.refusals import Facts, Reason, reason_of
from menagerie.core.state import Veiled
from menagerie.core.words import Speaker


class Moment(NamedTuple):
    """An action that a seat could take, and what the seat knows when it does.

    `then` are the actions that complete the choice, where it is known how it goes on.
    """

    game: Game
    veiled: Veiled
    action: Any
    view: Any
    seat: int
    legal: tuple[Action, ...]
    then: tuple[Action, ...] = ()

    @property
    def known(self) -> Any:
        """The veiled state as plain ints."""
        return self.game.layout.frozen(bytes(self.veiled))


def moment_of(game: Game, veiled: Veiled, action: Action, then: Sequence[Action] = ()) -> Moment:
    """An action in the position that its seat sees."""
    seat = veiled.seat or 0
    codes = game.legal_codes(veiled, seat)
    known = game.layout.read(veiled.records)
    legal = tuple(game.codes.decode(known, seat, code) for code in codes)
    return Moment(game, veiled, action, game.show(veiled), seat, legal, tuple(then))


class Thought(NamedTuple):
    """A kind of reason; `holds` gives its facts, or None where it is not true."""

    key: str
    rule: str
    holds: Callable[[Moment], Facts | None]


@dataclass(frozen=True)
class Reasoner:
    """How one game gives reasons: the most telling thought first."""

    thoughts: Sequence[Thought] = ()

    def reasons(self, moment: Moment) -> Iterator[Reason]:
        """The thoughts that hold, as reasons."""
        for thought in self.thoughts:
            facts = thought.holds(moment)
            if facts is not None:
                yield reason(thought, facts, moment.game.speaker)


def reason(thought: Thought, facts: Facts, speaker: Speaker) -> Reason:
    """A thought as a reason: its sentence, and the facts that the sentence uses.

    The messages are written to follow an action and a colon.
    """
    found = reason_of(thought.rule, thought.key, f"advice_{thought.key}", facts, speaker)
    return replace(found, message=capital(found.message))
