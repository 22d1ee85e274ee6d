"""Herds on pastures: space, supply, equal herds, ranks."""

from menagerie.core.kernel.rule import rule
from menagerie.games.buffalo.pieces import (
    BONUS,
    CARD_LETTER,
    CARD_VALUE,
    COLOURS,
    PAIR_STEP,
    PASTURES,
    SPACES,
)
from menagerie.games.buffalo.state import NONE, Buffalo


@rule
def spaces(state: Buffalo, pasture: int) -> int:
    """B1: the size of a pasture."""
    return SPACES[state.rules_version - 1, pasture]


@rule
def bonus_number(state: Buffalo, pasture: int, rank: int) -> int:
    """B1: a number of a pasture's bonus row, 0 past its end."""
    return BONUS[state.rules_version - 1, pasture, rank]


@rule
def card_value(state: Buffalo, seat: int, card: int) -> int:
    """B2: how many cows a card allows."""
    return CARD_VALUE[state.rules_version - 1, state.colour_of[seat], card]


@rule
def card_letter(state: Buffalo, seat: int, card: int) -> int:
    """B2: the letter of a card, A being 0."""
    return CARD_LETTER[state.rules_version - 1, state.colour_of[seat], card]


@rule
def colour_in(state: Buffalo, seat: int, slot: int) -> int:
    """B23: a seat's first colour, or with two players its second."""
    return state.colour_of[seat] + PAIR_STEP * slot


@rule
def sizes_taken(state: Buffalo, pasture: int, colour: int) -> int:
    """B12: the sizes of the other colours' herds there, as bits; bit 0 means nothing."""
    taken = 0
    for other in range(COLOURS):
        if other != colour:
            taken |= 1 << state.herds[pasture, other]
    return taken


@rule
def meets_equal_herd(state: Buffalo, pasture: int, colour: int, size: int) -> bool:
    """B12: whether another herd there has this size."""
    return (sizes_taken(state, pasture, colour) >> size) & 1 == 1


@rule
def open_pastures(state: Buffalo) -> int:
    """B6: how many pastures can still be picked."""
    count = 0
    for pasture in range(PASTURES):
        if state.free[pasture] > 0:
            count += 1
    return count


@rule
def add_cows(state: Buffalo, pasture: int, colour: int, cows: int) -> None:
    """B13: move cows from the supply to a pasture, where they stay."""
    state.herds[pasture, colour] += cows
    state.free[pasture] -= cows
    state.supply[colour] -= cows


@rule
def herd_of_rank(state: Buffalo, pasture: int, rank: int) -> int:
    """B15: the colour of the largest herd (rank 0), the second largest (1) and so on, or NONE."""
    for colour in range(COLOURS):
        size = state.herds[pasture, colour]
        if size > 0:
            larger = 0
            for other in range(COLOURS):
                if state.herds[pasture, other] > size:
                    larger += 1
            if larger == rank:
                return colour
    return NONE
