"""States in which what follows from other fields is wrong: no position can say so."""

from collections.abc import Callable
from typing import Any

from tests.games.buffalo.position_cases.parts import AUCTION, MARKET_PAID, PLACING, THREE
from tests.games.positions import Position

Spoil = Callable[[Any], None]


def put(field: str, value: int, *index: int) -> Spoil:
    """Write a number into a field of a state."""

    def spoil(state: Any) -> None:
        if index:
            getattr(state, field)[index if len(index) > 1 else index[0]] = value
        else:
            setattr(state, field, value)

    return spoil


SPOILED: list[tuple[Position, Spoil, str]] = [
    (
        THREE,
        put("free", 5, 0),
        "pastures: 0 cows stand on lone-star-valley, which has 6 spaces (B1)",
    ),
    (THREE, put("supply", 47, 5), "supply: brown has 0 cows on pastures and 47 left (B2)"),
    (
        {**AUCTION, "phase": "bidding"},
        put("bidders", 3),
        "bids: others have to bid, or in another turn (BV1)",
    ),
    (THREE, put("seen", 1, 0), "hands[0]: every card is in one place (B2)"),
    (THREE, put("discarded", 1, 0), "discarded: nobody discards while two pastures are open (B7)"),
    (PLACING, put("laid", 1, 2), "chosen[2]: pairs lie in the order of pastures (B9)"),
    (PLACING, put("pair_card", 0, 0, 1), "chosen[0]: a card of these is not played (B5)"),
    (
        PLACING,
        put("order_card", 0, 0),
        "settling: the order must be one of those who picked it: blue, red, green",
    ),
    (MARKET_PAID, put("paying_rank", 0), "paying: a market has no rank but 0 (BV2)"),
]
