"""Why an action is refused, in words that name the rule and the facts."""

from collections.abc import Iterator
from typing import Any

from menagerie.core.actions import Action
from menagerie.core.game import UNKNOWN_ACTION
from menagerie.core.refusals import Facts, Reason, refused
from menagerie.games.buffalo.actions import (
    PASTURE_KEYS,
    Assign,
    Bid,
    Deck,
    Digit,
    Lay,
    Pick,
    Place,
    Put,
    cards_of,
    colours_of,
    deck_of,
    holds_cards,
)
from menagerie.games.buffalo.amounts import amount_of, parts_of
from menagerie.games.buffalo.codes import SLOTS, Refusal
from menagerie.games.buffalo.names import phase
from menagerie.games.buffalo.pieces import COLOUR_NAMES, IN_PLAY
from menagerie.games.buffalo.speech import SPEAKER
from menagerie.games.buffalo.state import NONE, Phase


def explain(state: Any, seat: int, action: Action, refusal: int) -> Reason:
    """Put a refusal into words, from a veiled state."""
    if refusal == UNKNOWN_ACTION:
        return _explain_unknown(state, seat, action)
    return refused(Refusal(refusal), _facts(state, seat, action), SPEAKER)


def _facts(state: Any, seat: int, action: Action) -> Facts:
    """Everything a sentence about this action in this position may name."""
    facts: Facts = {"phase": phase(state)}
    if isinstance(action, Lay | Put):
        facts["pasture"] = action.pasture
    if isinstance(action, Lay):
        facts |= {"card": action.card, "colour": action.colour}
        facts["colours"] = facts["either"] = colours_of(deck_of(state, seat))
    if isinstance(action, Pick):
        facts["colour"] = action.colour
    if isinstance(action, Pick) and action.colour in COLOUR_NAMES:
        facts["owner"] = state.owner[COLOUR_NAMES.index(action.colour)]
    if isinstance(action, Bid | Digit) and state.bid_turn > 0:
        lowest = state.bids[seat, state.bid_turn - 1]
        facts |= {} if lowest == NONE else {"lowest": amount_of(lowest)}
    if state.phase == Phase.PLACING:
        facts |= _placing_facts(state, action)
    if state.phase in {Phase.BONUS, Phase.MARKET}:
        facts |= _paying_facts(state, action)
    if state.phase == Phase.PICKING:
        facts["seat"] = state.pick_order[state.picked]
    return facts


def _placing_facts(state: Any, action: Action) -> Facts:
    """B10-B12: who places where with which card, and the herd in the way."""
    pasture = state.settling
    colour = state.order[state.next]
    owner = state.owner[colour]
    card = cards_of(deck_of(state, owner))[state.order_card[state.next]]
    facts: Facts = {
        "seat": owner,
        "held": card,
        "value": int(card[0]),
        "settled": PASTURE_KEYS[pasture],
        "space": state.free[pasture],
        "placer": COLOUR_NAMES[colour],
        "supply": state.supply[colour],
        "open": tuple(_open_numbers(state, pasture, colour, int(card[0]))),
    }
    if isinstance(action, Place):
        facts |= _equal_herd(state, pasture, colour, action.cows)
    return facts


def _open_numbers(state: Any, pasture: int, colour: int, value: int) -> Iterator[int]:
    """B11, B12: the numbers that a refused placer has instead."""
    most = min(value, state.free[pasture], state.supply[colour])
    for cows in range(most + 1):
        if cows == 0 or not _equal_herd(state, pasture, colour, cows):
            yield cows


def _paying_facts(state: Any, action: Action) -> Facts:
    """B16, B17: whose bonus it is, and the herd in the way."""
    colour = state.paying_colour
    facts: Facts = {"seat": state.owner[colour]}
    if isinstance(action, Put) and action.pasture in PASTURE_KEYS:
        facts |= _equal_herd(state, PASTURE_KEYS.index(action.pasture), colour, 1)
    return facts


def _equal_herd(state: Any, pasture: int, colour: int, cows: int) -> Facts:
    """B12: the herd that a herd would equal with some cows more, if there is one."""
    size = state.herds[pasture, colour] + cows
    for other, name in enumerate(COLOUR_NAMES):
        if other != colour and state.herds[pasture, other] == size:
            return {"equal": name, "size": size}
    return {}


def _explain_unknown(state: Any, seat: int, action: Action) -> Reason:
    """Why a seat can never have such an action."""
    deck = deck_of(state, seat)
    facts = _facts(state, seat, action) | {"seats": deck.seats}
    if isinstance(action, Lay | Put) and action.pasture not in _pastures_in_play(deck.seats):
        return refused(Refusal.PASTURE_NOT_IN_PLAY, facts, SPEAKER)
    if isinstance(action, Pick):
        return refused(Refusal.NOT_IN_PLAY, facts, SPEAKER)
    if isinstance(action, Place):
        return refused(Refusal.NO_SUCH_NUMBER, facts, SPEAKER)
    if isinstance(action, Bid):
        too_low = parts_of(action.amount) is not None
        return refused(Refusal.BID_LOWER if too_low else Refusal.NO_SUCH_BID, facts, SPEAKER)
    if isinstance(action, Assign):
        return _explain_assignment(facts | {"either": colours_of(deck)})
    if isinstance(action, Lay) and holds_cards(state, seat):
        return _explain_pair(deck, action, facts)
    return refused(Refusal.NOT_NOW, facts, SPEAKER)


def _pastures_in_play(seats: int) -> set[str | None]:
    """B3, B7: what a pair may name as its pasture."""
    return {None, *(PASTURE_KEYS[pasture] for pasture in IN_PLAY[seats])}


def _explain_assignment(facts: Facts) -> Reason:
    """B23: only two players assign, and both their colours must appear."""
    if len(facts["either"]) < SLOTS:
        return refused(Refusal.ONLY_TWO_ASSIGN, facts, SPEAKER)
    return refused(Refusal.BOTH_COLOURS, facts, SPEAKER)


def _explain_pair(deck: Deck, action: Lay, facts: Facts) -> Reason:
    """B2, B23: a card or a colour that this seat does not have."""
    if action.card not in cards_of(deck):
        return refused(Refusal.NOT_YOUR_CARD, facts, SPEAKER)
    if len(colours_of(deck)) < SLOTS:
        return refused(Refusal.NO_COLOUR, facts, SPEAKER)
    if action.colour is None:
        return refused(Refusal.NEEDS_COLOUR, facts, SPEAKER)
    return refused(Refusal.NOT_YOUR_COLOUR, facts, SPEAKER)
