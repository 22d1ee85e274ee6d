"""Positions of Magpies: the whole truth as data."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from magpies.face import Card, Cards, MagpiesOptions, cards_of
from magpies.rules import BEST_TREASURE, CARDS, HIDDEN, NONE, PLAYED
from menagerie.core.errors import PositionError
from menagerie.core.options import options_in
from menagerie.core.positions import ChancePosition, check_one_per_seat, dump_chance, load_chance


class MagpiesPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole truth of a game."""

    game: Literal["magpies"] = "magpies"
    rules_version: int | None = None
    seats: int
    options: MagpiesOptions = MagpiesOptions()
    treasure: Annotated[int, Meta(ge=1, le=BEST_TREASURE)] | None
    hands: tuple[Cards, ...]
    sealed: tuple[Card | None, ...]
    played: Cards
    scores: tuple[Annotated[int, Meta(ge=0, le=99)], ...]
    chance: ChancePosition | None = None


def dump(state: Any) -> MagpiesPosition:
    """Write down the whole truth, chance included."""
    return MagpiesPosition(
        rules_version=state.rules_version,
        seats=state.seats,
        options=options_in(MagpiesOptions, state),
        treasure=state.treasure or None,
        hands=tuple(cards_of(state, seat) for seat in range(state.seats)),
        sealed=tuple(state.sealed[seat] or None for seat in range(state.seats)),
        played=cards_of(state, PLAYED),
        scores=tuple(state.score[: state.seats]),
        chance=dump_chance(state.chance),
    )


def load(state: Any, position: MagpiesPosition) -> None:
    """Write a position into a dealt record; a sentence names the field that cannot be."""
    for field in ("hands", "sealed", "scores"):
        check_one_per_seat(field, getattr(position, field), state.seats)
    load_chance(state.chance, position.chance)
    state.left = len(position.hands[0])
    state.treasure = position.treasure or NONE
    for card in range(1, CARDS):
        state.holder[card] = HIDDEN
    for holder, cards in enumerate((*position.hands, position.played)):
        for card in cards:
            if state.holder[card] != HIDDEN:
                raise PositionError(f"hands: card {card} is in two places (M1)")
            state.holder[card] = holder if holder < state.seats else PLAYED
    for seat in range(state.seats):
        state.sealed[seat] = position.sealed[seat] or NONE
        state.score[seat] = position.scores[seat]
    check(state, position)


def check(state: Any, position: MagpiesPosition) -> None:
    """Refuse numbers of cards, points and choices that no game leads to."""
    done = state.rounds - state.left
    if done < 0 or any(len(hand) != state.left for hand in position.hands):
        raise PositionError(f"hands: they are equal, and of {state.rounds} cards at most (M1)")
    if len(position.played) != done * state.seats:
        raise PositionError(f"played: {done} rounds take {done * state.seats} cards (M4)")
    if not done <= sum(position.scores) <= done * BEST_TREASURE:
        raise PositionError(f"scores: {done} treasures are not worth that (M2)")
    if (position.treasure is None) != (state.left == 0):
        raise PositionError("treasure: one lies there until the last round is over (M2)")
    for card, hand in zip(position.sealed, position.hands, strict=True):
        if card is not None and card not in hand:
            raise PositionError(f"sealed: card {card} is not in the hand of its seat (M3)")
    if all(position.sealed):
        raise PositionError("sealed: when all have sealed a card, all are played (M4)")
