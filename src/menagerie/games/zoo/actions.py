"""The actions of Zoo as people and JSON write them."""

from functools import cache
from typing import Any

from menagerie.core.actions import Action, ActionCodes
from menagerie.games.zoo.codes import (
    ASK,
    CODES,
    GIVE,
    KEEP,
    LAY_NONE,
    LAY_ONE,
    LAY_TWO,
    PAIRS,
    PASS,
    PLAY,
    PUSH,
    REFUSE,
    RETURN,
)
from menagerie.games.zoo.pieces import CARD_NAMES, KINDS, MOSQUITO, Card
from menagerie.games.zoo.sets import GROUPS, SETS, Group

Cards = tuple[Card, ...]


class Play(Action, frozen=True, tag="play"):
    """Play a set: lead it, or beat the one on top."""

    cards: Cards


class Pass(Action, frozen=True, tag="pass"):
    """Let the set on top stand for now."""


class Ask(Action, frozen=True, tag="ask"):
    """Show some cards of a set that would beat; the partner may add what is missing."""

    cards: Cards


class Give(Action, frozen=True, tag="give"):
    """Hand the partner exactly the missing cards."""

    cards: Cards


class Refuse(Action, frozen=True, tag="refuse"):
    """Give the partner nothing."""


class Push(Action, frozen=True, tag="push"):
    """Push two cards face down to the senior."""

    cards: tuple[Card, Card]


class Keep(Action, frozen=True, tag="keep"):
    """Exchange nothing."""


class Return(Action, frozen=True, tag="return"):
    """Push two cards back to the junior."""

    cards: tuple[Card, Card]


class SetAside(Action, frozen=True, tag="set_aside"):
    """Lay none, one or two cards face down with your own tricks."""

    cards: Cards


ZooAction = Play | Pass | Ask | Give | Refuse | Push | Keep | Return | SetAside


def card_names(kinds: tuple[int, ...]) -> Cards:
    """The names of cards."""
    return tuple(CARD_NAMES[kind] for kind in kinds)


def group_kinds(group: Group) -> tuple[int, ...]:
    """Z3: the cards of a group, in the order of Z2's table, then mosquito, joker."""
    real = (group.kind,) * group.real
    return (*real, *(MOSQUITO,) * group.mosquito, *(KINDS - 1,) * group.joker)


def group_names(group: int) -> Cards:
    """The names of the cards of a group."""
    return card_names(group_kinds(GROUPS[group]))


def pair_names(pair: int) -> Any:
    """The names of two cards."""
    return card_names(PAIRS[pair])


def rules_of(state: Any, _seat: int) -> int:
    """What the meaning of a code depends on: nothing but the rules version."""
    version: int = state.rules_version
    return version


@cache
def actions_of(_version: int) -> tuple[ZooAction, ...]:
    """The actions of all codes."""
    actions: list[Any] = [None] * CODES
    for group in range(len(SETS)):
        actions[PLAY + group] = Play(group_names(group))
        actions[ASK + group] = Ask(group_names(group))
    for group in range(len(GROUPS)):
        actions[GIVE + group] = Give(group_names(group))
    for pair in range(len(PAIRS)):
        actions[PUSH + pair] = Push(pair_names(pair))
        actions[RETURN + pair] = Return(pair_names(pair))
        actions[LAY_TWO + pair] = SetAside(pair_names(pair))
    for kind in range(KINDS):
        actions[LAY_ONE + kind] = SetAside(card_names((kind,)))
    actions[PASS] = Pass()
    actions[REFUSE] = Refuse()
    actions[KEEP] = Keep()
    actions[LAY_NONE] = SetAside(())
    return tuple(actions)


@cache
def codes_of(version: int) -> dict[Action, int]:
    """The code of every action."""
    return {action: code for code, action in enumerate(actions_of(version))}


CODEC = ActionCodes(CODES, ("rules_version",), rules_of, actions_of, codes_of)
