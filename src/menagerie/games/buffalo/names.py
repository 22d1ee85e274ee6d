"""What can be seen of a game of Buffalo, by the names of pastures, cards and colours."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal, TypeVar, cast

from menagerie.games.buffalo.actions import (
    PASTURE_KEYS,
    Card,
    Deck,
    PastureKey,
    cards_of,
    colours_of,
    deck_of,
    holds_cards,
    split_colours,
)
from menagerie.games.buffalo.amounts import amount_of, begun_amount
from menagerie.games.buffalo.codes import NOWHERE
from menagerie.games.buffalo.pieces import COLOUR_NAMES, COLOURS, Colour
from menagerie.games.buffalo.state import BIDS, NONE, PAIRS, End, Phase

PhaseKey = Literal[
    "bidding", "picking", "assigning", "choosing", "placing", "market", "bonus", "over"
]
EndKey = Literal["last_round", "board_full", "all_cows"]
Split = tuple[Colour, Colour, Colour]
Dealt = tuple[PastureKey, PastureKey, PastureKey]

COLOUR_NUMBERS = {name: number for number, name in enumerate(COLOUR_NAMES)}
# How many hands and herds are remembered.
REMEMBERED = 2048

T = TypeVar("T")


def phase(state: Any) -> PhaseKey:
    """What the game waits for."""
    return cast("PhaseKey", Phase(state.phase).name.lower())


def end(state: Any) -> EndKey | None:
    """B20: why the game ended, if it has."""
    return cast("EndKey", End(state.end).name.lower()) if state.end else None


# Cards, and the pairs they are laid in.


@lru_cache(REMEMBERED)
def cards(deck: Deck, bits: int) -> tuple[Card, ...]:
    """B2: some cards of a deck, given as bits."""
    return tuple(card for number, card in enumerate(cards_of(deck)) if bits >> number & 1)


def hand(state: Any, seat: int, laid: int = 0) -> tuple[Card, ...]:
    """B2, BV1: the cards a seat holds, without those of `laid`, given as bits.

    There are none while colours are only held for the moment.
    """
    if not holds_cards(state, seat):
        return ()
    return cards(deck_of(state, seat), state.hands[seat] & ~laid)


def pairs(state: Any, seat: int) -> list[tuple[PastureKey | None, Card, Colour]]:
    """B5, B7: the pairs a seat has on the table; a card discarded by B7 is none once revealed."""
    deck = deck_of(state, seat)
    return [
        (
            pasture_key(state.pair_pasture[seat, pair]),
            cards_of(deck)[state.pair_card[seat, pair]],
            colours_of(deck)[state.pair_slot[seat, pair]],
        )
        for pair in range(PAIRS)
        if state.pair_card[seat, pair] != NONE
    ]


def pasture_key(pasture: int) -> PastureKey | None:
    """B7, B24: the pasture of a pair, if it has one."""
    return None if pasture == NOWHERE else PASTURE_KEYS[pasture]


# Before the first round.


def bids(state: Any, seat: int, turns: int = BIDS) -> tuple[str, ...]:
    """BV1: the bids of a seat in the first turns, first to last."""
    made = (state.bids[seat, turn] for turn in range(turns))
    return tuple(amount_of(bid) for bid in made if bid != NONE)


def begun(state: Any, seat: int) -> str | None:
    """BV1: the bid that a seat has only begun, with as many decimals as it has."""
    bid: int = state.begun[seat]
    return None if bid == NONE else begun_amount(bid, state.decimals[seat])


def dealt(state: Any) -> tuple[Dealt, Dealt] | None:
    """B23: the pastures dealt to each pair of colours, until their cows stand."""
    if state.dealt[0, 0] == NONE:
        return None
    return _dealt_to(state, 0), _dealt_to(state, 1)


def _dealt_to(state: Any, pair: int) -> Dealt:
    """B4: the three pastures of a pair of colours, smallest first."""
    first, second, third = (PASTURE_KEYS[state.dealt[pair, place]] for place in range(3))
    return first, second, third


def split(state: Any, seat: int) -> Split | None:
    """B23: the colours a seat gives its dealt pastures, smallest first."""
    if state.assigned[seat] == NONE:
        return None
    given: Split = split_colours(colours_of(deck_of(state, seat)), state.assigned[seat])
    return given


# Pastures: herds, settling and paying.


def cows(state: Any, pasture: int) -> tuple[int, ...]:
    """The cows of each colour on a pasture."""
    return tuple([state.herds[pasture, colour] for colour in range(COLOURS)])


def herds(numbers: tuple[int, ...]) -> dict[Colour, int]:
    """The herds that so many cows of each colour make."""
    return {COLOUR_NAMES[colour]: number for colour, number in enumerate(numbers) if number}


def settling(state: Any, kind: Callable[[PastureKey, tuple[Colour, ...], int], T]) -> T | None:
    """B9, B10: the pasture being settled, its colours in order of placing, and who is next."""
    if state.settling == NONE:
        return None
    order = tuple(COLOUR_NAMES[state.order[place]] for place in range(state.entrants))
    return kind(PASTURE_KEYS[state.settling], order, state.next)


def paying(state: Any, kind: Callable[[PastureKey, int, Colour, int], T]) -> T | None:
    """B15, BV2: the number being paid, with the cows still to put; a market has rank 0."""
    if state.paying == NONE:
        return None
    rank = max(state.paying_rank, 0)
    colour = COLOUR_NAMES[state.paying_colour]
    return kind(PASTURE_KEYS[state.paying], rank, colour, state.paying_cows)


def resuming(state: Any, kind: Callable[[PastureKey, int], T]) -> T | None:
    """BV2: the row that a market interrupts, and the rank it goes on with."""
    if state.resuming == NONE:
        return None
    return kind(PASTURE_KEYS[state.resuming], state.resuming_rank)


def markets(state: Any, kind: Callable[[PastureKey, Colour], T]) -> tuple[T, ...]:
    """BV2: the markets that wait, the pasture that filled first before the others."""
    pastures = (state.markets[place] for place in range(state.markets_count))
    return tuple(
        kind(PASTURE_KEYS[pasture], COLOUR_NAMES[state.filler[pasture]]) for pasture in pastures
    )


def waiting(state: Any) -> tuple[PastureKey, ...]:
    """B15: the pastures that wait for being paid."""
    return tuple(PASTURE_KEYS[state.waiting[place]] for place in range(state.waiting_count))
