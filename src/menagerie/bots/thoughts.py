"""Thoughts: kinds of reasons, each with the facts that make it true of an action.

A sentence's gaps are its facts, `{n|one|# many}` chooses by number, as on the page. Facts are
named and valued as events and refusals have them; `place` is counted from 1.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from menagerie.core.actions import Action
from menagerie.core.game import Game
from menagerie.core.refusals import Facts, Reason
from menagerie.core.state import Veiled

GAP = re.compile(r"\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}")
ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh")
SEATS = {"rival", "partner"}


class Moment(NamedTuple):
    """An action that a seat could take, and what the seat knows when it does."""

    game: Game
    veiled: Veiled
    action: Any
    view: Any
    seat: int
    legal: tuple[Action, ...]

    @property
    def known(self) -> Any:
        """The veiled state as plain ints."""
        return self.game.layout.frozen(bytes(self.veiled))


def moment_of(game: Game, veiled: Veiled, action: Action) -> Moment:
    """An action in the position that its seat sees."""
    seat = veiled.seat or 0
    codes = game.legal_codes(veiled, seat)
    known = game.layout.read(veiled.records)
    legal = tuple(game.codes.decode(known, seat, code) for code in codes)
    return Moment(game, veiled, action, game.show(veiled), seat, legal)


class Thought(NamedTuple):
    """A kind of reason; `holds` gives its facts, or None where it is not true."""

    key: str
    rule: str
    sentence: str
    holds: Callable[[Moment], Facts | None]


@dataclass(frozen=True)
class Reasoner:
    """How one game gives reasons: the most telling thought first, and names of facts."""

    thoughts: Sequence[Thought] = ()
    names: Mapping[Any, str] = field(default_factory=dict)

    def reason(self, moment: Moment) -> Reason | None:
        """The first thought that holds, as a reason."""
        for thought in self.thoughts:
            facts = thought.holds(moment)
            if facts is not None:
                return reason(thought, facts, self.names)
        return None


def reason(thought: Thought, facts: Facts, names: Mapping[Any, str]) -> Reason:
    """Fill a thought's sentence with its facts, and keep those it names."""
    gaps = {match[1] for match in GAP.finditer(thought.sentence)}
    used = {name: fact for name, fact in facts.items() if name in gaps}
    message = GAP.sub(lambda gap: _filled(gap, used[gap[1]], names), thought.sentence)
    return Reason(thought.rule, thought.key, message, used)


def _filled(gap: re.Match[str], fact: Any, names: Mapping[Any, str]) -> str:
    """A gap with its fact."""
    if gap[2] is not None:
        return (gap[2] if fact == 1 else gap[3]).replace("#", str(fact))
    if gap[1] == "place":
        return ORDINALS[fact]
    return f"seat {fact}" if gap[1] in SEATS else _in_words(fact, names)


def _in_words(fact: Any, names: Mapping[Any, str]) -> str:
    """A fact as a sentence writes it; equal items of a list are counted."""
    if isinstance(fact, tuple):
        items = [
            _in_words(item, names) if number == 1 else f"{number} {_in_words(item, names)}"
            for item, number in Counter(fact).items()
        ]
        return " and ".join(filter(None, [", ".join(items[:-1]), *items[-1:]]))
    return str(names.get(fact, fact))
