"""What is in the box, and what of it is in play."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from menagerie.games.buffalo.pieces import COLOUR_NAMES
from tests.games.buffalo.builders import BOX, GAME, full_hand, hand, in_play, supply, view

RULES = (Path(__file__).parents[3] / "docs/rules/buffalo.md").read_text(encoding="utf-8")
PASTURE_ROW = re.compile(r"^\| \d+ \| ([\w'-]+)[^|]* \| (\d+) \| ([\d-]+) \|", re.MULTILINE)
CARD_ROW = re.compile(r"^\| (\w+) \|((?: [A-Z](?: [A-Z])* \|){4}) ([^|]*) \|", re.MULTILINE)


@pytest.mark.rule("B1")
def test_pastures_are_those_of_the_rule_book() -> None:
    """Names, spaces and bonus rows are the ones in the table of B1."""
    printed = PASTURE_ROW.findall(RULES)

    boxed = [(p.name, str(p.spaces), "-".join(map(str, p.bonus))) for p in BOX.pastures]

    assert boxed == printed


@pytest.mark.rule("B1")
def test_pastures_rise_in_size() -> None:
    """A later pasture has more spaces than the one before."""
    sizes = [pasture.spaces for pasture in BOX.pastures]

    assert sizes == [6, 8, 10, 12, 14, 16, 18, 21, 24, 28, 33, 37]


@pytest.mark.rule("B2")
def test_cow_cards_are_those_of_the_rule_book() -> None:
    """Every colour's cards are the ones in the table of B2, those for two players last."""
    printed = {}
    for colour, letters, extra in CARD_ROW.findall(RULES):
        values = zip("5432", letters.split("|"), strict=False)
        cards = [value + letter for value, row in values for letter in row.split()]
        printed[colour] = (*cards, *re.findall(r"\d[A-Z]", extra.replace(" ", "")))

    boxed = {colour: BOX.deck(number) for number, colour in enumerate(COLOUR_NAMES)}

    assert boxed == printed


@pytest.mark.rule("B2")
@pytest.mark.parametrize("colour", range(6))
def test_every_colour_has_the_same_values(colour: int) -> None:
    """Ten cards: 5 5 4 4 3 3 3 2 2 2."""
    assert [card[0] for card in BOX.deck(colour)[:10]] == [*"5544333222"]


@pytest.mark.rule("B2", "B23")
@pytest.mark.parametrize("seats", range(2, 7))
def test_no_letter_meets_itself_within_a_value(seats: int) -> None:
    """Cards of two colours in one game never share value and letter."""
    for one, other in combinations(range(seats), 2):
        assert not set(full_hand(seats, one)) & set(full_hand(seats, other))


@pytest.mark.rule("B2", "B23")
@pytest.mark.parametrize(("seats", "cards"), [(2, 12), (3, 10), (4, 10), (5, 10), (6, 10)])
def test_everybody_begins_with_a_full_hand(seats: int, cards: int) -> None:
    """Ten cow cards, or twelve with two players."""
    state = GAME.new(seats, seed=1)

    for seat in range(seats):
        assert list(hand(state, seat)) == full_hand(seats, seat)
        assert view(state).seats[seat].cards == cards


@pytest.mark.rule("B2")
def test_seats_take_the_colours_in_order_of_the_table() -> None:
    """Without the auction seat 0 is blue, seat 1 red and so on."""
    colours = [seat.colours for seat in view(GAME.new(6, seed=1)).seats]

    assert colours == [("blue",), ("red",), ("green",), ("orange",), ("purple",), ("brown",)]


@pytest.mark.rule("B2", "B4")
@pytest.mark.parametrize("seats", range(3, 7))
def test_every_colour_has_48_cows(seats: int) -> None:
    """Cows in the supply and on pastures are 48 of each colour in play."""
    state = GAME.new(seats, seed=3)

    for colour in COLOUR_NAMES[:seats]:
        placed = sum(pasture.herds.get(colour, 0) for pasture in view(state).pastures)
        assert placed + supply(state, colour) == 48


@pytest.mark.rule("B3", "BV3")
@pytest.mark.parametrize(
    ("seats", "numbers"),
    [
        (2, [1, 2, 3, 4, 6, 7, 9]),
        (3, [*range(1, 10)]),
        (4, [*range(1, 11)]),
        (5, [*range(1, 12)]),
        (6, [*range(1, 13)]),
    ],
    ids=str,
)
def test_pastures_in_play_depend_on_the_players(seats: int, numbers: list[int]) -> None:
    """Fewer players leave out large pastures; two have seven of their own."""
    shown = view(GAME.new(seats, seed=1)).pastures

    assert [pasture.key for pasture in shown] == [BOX.pastures[n - 1].key for n in numbers]
    assert in_play(seats) == [pasture.key for pasture in shown]
