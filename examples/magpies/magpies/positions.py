"""Positions of Magpies: the whole truth as data."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from magpies.face import Card, Cards, MagpiesOptions, cards_at
from magpies.rules import BEST_TREASURE, CARDS, HIDDEN, NONE, PLAYED, ROUNDS
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
    played: tuple[Cards, ...]
    scores: tuple[Annotated[int, Meta(ge=0, le=99)], ...]
    chance: ChancePosition | None = None


def dump(state: Any) -> MagpiesPosition:
    """Write down the whole truth, chance included."""
    return MagpiesPosition(
        rules_version=state.rules_version,
        seats=state.seats,
        options=options_in(MagpiesOptions, state),
        treasure=state.treasure or None,
        hands=tuple(cards_at(state, seat) for seat in range(state.seats)),
        sealed=tuple(state.sealed[seat] or None for seat in range(state.seats)),
        played=tuple(cards_at(state, PLAYED + seat) for seat in range(state.seats)),
        scores=tuple(state.score[: state.seats]),
        chance=dump_chance(state.chance),
    )


def load(state: Any, position: MagpiesPosition) -> None:
    """Write a position into a dealt record; a sentence names the field that cannot be."""
    check(state.seats, position)
    load_chance(state.chance, position.chance)
    state.left = len(position.hands[0])
    state.treasure = position.treasure or NONE
    for card in range(1, CARDS):
        state.place[card] = HIDDEN
    for seat in range(state.seats):
        for card in position.hands[seat]:
            state.place[card] = seat
        for card in position.played[seat]:
            state.place[card] = PLAYED + seat
        state.sealed[seat] = position.sealed[seat] or NONE
        state.score[seat] = position.scores[seat]


def check(seats: int, position: MagpiesPosition) -> None:
    """Refuse numbers of cards, points and choices that no game leads to."""
    for field in ("hands", "sealed", "played", "scores"):
        check_one_per_seat(field, getattr(position, field), seats)
    cards = [card for group in (*position.hands, *position.played) for card in group]
    if len(set(cards)) != len(cards):
        raise PositionError("hands: a card is in two places (M1)")
    done = len(position.played[0])
    if any(len(played) != done for played in position.played):
        raise PositionError("played: everybody has played as many cards as the others (M4)")
    if any(len(hand) != ROUNDS - done for hand in position.hands):
        raise PositionError(f"hands: {ROUNDS} cards each, less those that were played (M1)")
    if not done <= sum(position.scores) <= done * BEST_TREASURE:
        raise PositionError(f"scores: {done} treasures are not worth that (M2)")
    if (position.treasure is None) != (done == ROUNDS):
        raise PositionError("treasure: one lies there until the last round is over (M2)")
    for card, hand in zip(position.sealed, position.hands, strict=True):
        if card is not None and card not in hand:
            raise PositionError(f"sealed: card {card} is not in the hand of its seat (M3)")
    if all(position.sealed):
        raise PositionError("sealed: when all have sealed a card, all are played (M4)")
