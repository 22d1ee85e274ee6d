"""What the cases begin from."""

from tests.games.positions import Position

ALL_FULL_3 = {
    "lone-star-valley": {"blue": 3, "red": 2, "green": 1},
    "powder-prairie": {"blue": 5, "red": 2, "green": 1},
    "coffee-canyon": {"blue": 5, "red": 3, "green": 2},
    "dead-bull-desert": {"blue": 5, "red": 4, "green": 3},
    "fire-fields": {"blue": 3, "red": 5, "green": 6},
    "drunkn-creek": {"blue": 3, "red": 6, "green": 7},
    "lucky-lake": {"blue": 4, "red": 6, "green": 8},
    "rattlesnake-ranch": {"blue": 6, "red": 7, "green": 8},
    "sundown-savannah": {"blue": 9, "red": 8, "green": 7},
}
# Only the largest pasture is open: B7 holds.
ONE_OPEN_3 = {**ALL_FULL_3, "sundown-savannah": {"blue": 2, "red": 1}}
ALL_FULL_2 = {
    "lone-star-valley": {"blue": 4, "red": 2},
    "powder-prairie": {"blue": 5, "red": 3},
    "coffee-canyon": {"green": 6, "orange": 4},
    "dead-bull-desert": {"green": 7, "orange": 5},
    "drunkn-creek": {"blue": 9, "red": 7},
    "lucky-lake": {"green": 10, "orange": 8},
    "sundown-savannah": {"blue": 13, "orange": 11},
}
ONE_OPEN_2 = {**ALL_FULL_2, "sundown-savannah": {"blue": 2, "orange": 1}}

TWO: Position = {"game": "buffalo", "seats": 2}
THREE: Position = {"game": "buffalo", "seats": 3}
FOUR: Position = {"game": "buffalo", "seats": 4}
AUCTION: Position = {**THREE, "options": {"auction": True}}
MARKET: Position = {**THREE, "options": {"cattle_market": True}}
DEALT = [
    ["lone-star-valley", "powder-prairie", "coffee-canyon"],
    ["dead-bull-desert", "drunkn-creek", "lucky-lake"],
]
ASSIGNING: Position = {**TWO, "phase": "assigning", "dealt": DEALT}


def lay(pasture: str | None, card: str, colour: str | None = None) -> Position:
    """A pair as JSON has it."""
    pair = {"pasture": pasture, "card": card}
    return pair if colour is None else {**pair, "colour": colour}


def with_others(*pairs: Position) -> list[list[Position]]:
    """The pairs of a round: one of each seat, and another on the largest pasture of all."""
    cards = ("2J", "2F", "2H", "2E")
    return [[pair, lay("sundown-savannah", card)] for pair, card in zip(pairs, cards, strict=False)]


# Lucky-Lake is settled: red (2 there) before blue and green, who are new.
PLACING: Position = {
    **THREE,
    "phase": "placing",
    "pastures": {"lucky-lake": {"red": 2}},
    "chosen": with_others(
        lay("lucky-lake", "4S"), lay("lucky-lake", "4G"), lay("lucky-lake", "3S")
    ),
}
# Blue has filled Powder-Prairie, which is paid (1-1): blue 5, red 3.
BONUS: Position = {
    **THREE,
    "phase": "bonus",
    "pastures": {
        "powder-prairie": {"blue": 5, "red": 3},
        "lone-star-valley": {"blue": 4, "green": 2},
    },
    "paying": {"pasture": "powder-prairie", "rank": 0, "colour": "blue", "cows": 1},
}
MARKET_PAID: Position = {**BONUS, **MARKET, "phase": "market"}
# Lone-Star-Valley, filled by a cow of Powder-Prairie's row, has its market before that goes on.
LONE_STAR_MARKET = {"pasture": "lone-star-valley", "rank": 0, "colour": "blue", "cows": 1}
PRAIRIE_RESUMES = {"pasture": "powder-prairie", "rank": 1}
LONE_STAR_WAITS = {"pasture": "lone-star-valley", "colour": "blue"}
# The first of two cows of Drunk'n-Creek's market has filled Lone-Star-Valley.
MARKET_OF_TWO: Position = {
    **MARKET_PAID,
    "pastures": {**BONUS["pastures"], "drunkn-creek": {"blue": 9, "red": 7}},
    "paying": {"pasture": "drunkn-creek", "rank": 0, "colour": "blue", "cows": 1},
    "markets": [LONE_STAR_WAITS],
}
# Red has put one of the two cows of Dead-Bull-Desert's second number (1-2).
SECOND_NUMBER: Position = {
    **BONUS,
    "pastures": {
        **BONUS["pastures"],
        "dead-bull-desert": {"blue": 7, "red": 5},
        "lucky-lake": {"red": 1},
    },
    "paying": {"pasture": "dead-bull-desert", "rank": 1, "colour": "red", "cows": 1},
}
