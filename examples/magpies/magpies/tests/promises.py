"""Magpies' own part of the promises: built positions, all pieces, and every truth."""

from collections.abc import Iterator
from itertools import chain, combinations, permutations
from typing import Any

from tests.promises.part import Check, Dump, Small

EVERY_CARD = set(range(1, 25))


def built(*hands: list[int], played: list[list[int]], scores: list[int], **others: Any) -> Dump:
    """A position in which nobody has sealed a card, unless it says so."""
    usual = {"treasure": 3, "sealed": [None] * len(hands), "options": {}}
    position = {"seats": len(hands), "hands": list(hands), "played": played, "scores": scores}
    return {"game": "magpies", **usual, **position, **others}


CORNERS: list[Dump] = [
    # M3, M4: one of three choices is still to come.
    built(
        [1, 18],
        [12, 19],
        [20, 24],
        sealed=[1, None, 24],
        played=[[2, 3, 4, 5], [7, 8, 9, 10], [13, 14, 15, 16]],
        scores=[15, 0, 9],
        treasure=6,
    ),
    # M6: level before the last round, in which every card is in play.
    built(
        [21],
        [22],
        [23],
        [24],
        played=[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]],
        scores=[5, 5, 5, 5],
        treasure=1,
    ),
]


def pieces(dump: Dump) -> None:
    """M1, M4: each card is in one place at most, and everybody has six, played or not."""
    cards = [*chain(*dump["hands"]), *chain(*dump["played"])]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= EVERY_CARD
    for hand, played in zip(dump["hands"], dump["played"], strict=True):
        assert len(hand) + len(played) == 6


def points(dump: Dump) -> None:
    """M2, M5: every treasure but the one that lies there was taken."""
    (done,) = {len(played) for played in dump["played"]}
    assert done <= sum(dump["scores"]) <= 6 * done
    assert (dump["treasure"] is None) == (done == 6)


def choices(dump: Dump) -> None:
    """M3: a sealed card is in the hand, and not all have sealed one."""
    for sealed, hand in zip(dump["sealed"], dump["hands"], strict=True):
        assert sealed is None or sealed in hand
    assert None in dump["sealed"]


INVARIANTS: tuple[Check, ...] = (points, choices)


def unseen_in(dump: Dump, *seats: int) -> set[int]:
    """M1: the cards that some seats may hold: neither played nor in another hand."""
    others = (hand for seat, hand in enumerate(dump["hands"]) if seat not in seats)
    return EVERY_CARD - set(chain(*others, *dump["played"]))


def other_hand(dump: Dump, seat: int) -> Iterator[Dump]:
    """M1, M3: the second seat may hold any cards that the first has not seen."""
    for hand in combinations(sorted(unseen_in(dump, seat)), len(dump["hands"][seat])):
        for sealed in hand:
            yield {
                **dump,
                "hands": [dump["hands"][0], hand],
                "sealed": [None, sealed],
            }


def both_hands(dump: Dump, seat: int) -> Iterator[Dump]:
    """M1: the single cards of both seats, to a spectator; the second seat adds nothing."""
    if seat == 1:
        yield dump
    else:
        for first, second in permutations(unseen_in(dump, 0, 1), 2):
            yield {**dump, "hands": [[first], [second]]}


SMALL: list[Small] = [
    Small(
        # Two of fourteen cards, and either of them is sealed.
        "two cards, of which one is sealed",
        built(
            [1, 2],
            [3, 4],
            sealed=[None, 3],
            played=[[5, 6, 7, 8], [9, 10, 11, 12]],
            scores=[10, 10],
        ),
        seat=0,
        sealing=(),
        truths=182,
        dealt=other_hand,
    ),
    Small(
        # One of fourteen cards, and one of the thirteen others.
        "one card each, to a spectator",
        built([1], [2], played=[[5, 6, 7, 8, 13], [9, 10, 11, 12, 14]], scores=[10, 10]),
        seat=None,
        sealing=(),
        truths=182,
        dealt=both_hands,
    ),
]
