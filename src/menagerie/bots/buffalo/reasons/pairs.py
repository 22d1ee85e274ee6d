"""Why a pair is laid, a bid made, a colour picked: what the position promises."""

from menagerie.bots.buffalo.reasons.arrivals import hoped, is_own, owner_of
from menagerie.bots.thoughts import Moment, Thought
from menagerie.core.refusals import Facts
from menagerie.games.buffalo.actions import Assign, Bid, Lay, Pick
from menagerie.games.buffalo.pieces import COLOUR_NAMES, FEWEST_SEATS, PAIR_STEP
from menagerie.games.buffalo.state import PAIRS

LOWEST_CARD = 2


def may_fill(moment: Moment) -> Facts | None:
    """B15: the card is enough for all the space that is left."""
    came = hoped(moment)
    if came is None or came.space:
        return None
    return {"pasture": came.pasture.key, "space": came.cows, "card": moment.action.card}


def places_first(moment: Moment) -> Facts | None:
    """B10: the largest herd places first."""
    came = hoped(moment)
    if came is None or not came.cows or came.before <= max(came.others.values(), default=0):
        return None
    return {"pasture": came.pasture.key, "herd": came.before}


def may_lead(moment: Moment) -> Facts | None:
    """B15: enough cows for the largest herd, which is a rival's."""
    came = hoped(moment)
    if came is None or not came.takes_lead() or is_own(moment, next(iter(came.others))):
        return None
    colour = next(iter(came.others))
    return {"colour": colour, "rival": owner_of(moment.view, colour)}


def goes_early(moment: Moment) -> Facts | None:
    """B10: of those without a cow there, the lower card places first."""
    came = hoped(moment)
    if came is None or came.before or not came.cows:
        return None
    rivals = [c for seat in moment.view.seats for c in seat.colours if not is_own(moment, c)]
    if int(moment.action.card[0]) > LOWEST_CARD or all(c in came.others for c in rivals):
        return None
    return {"pasture": came.pasture.key, "card": moment.action.card}


def keeps_high_card(moment: Moment) -> Facts | None:
    """B14: a card is spent, and a higher one is not in this round, though it can be in a later."""
    came = hoped(moment)
    highest = max(_values_left(moment), default=0)
    if came is None or not _keeps_cards(moment) or int(moment.action.card[0]) >= highest:
        return None
    return {"pasture": came.pasture.key, "card": moment.action.card, "value": highest}


def brings_most(moment: Moment) -> Facts | None:
    """B11: as many cows as the card allows, and the space there."""
    came = hoped(moment)
    value = int(moment.action.card[0]) if came else 0
    if came is None or value > came.pasture.free:
        return None
    return {"pasture": came.pasture.key, "cows": value, "space": came.pasture.free}


def discards_lowest(moment: Moment) -> Facts | None:
    """B7: the lowest card is the one to do without."""
    return {"card": moment.action.card} if _is_discard(moment) and _is_lowest(moment) else None


def discards(moment: Moment) -> Facts | None:
    """B7: not the lowest card is given up, and the lower one can be played in a later round."""
    keeps = _is_discard(moment) and not _is_lowest(moment) and _keeps_cards(moment)
    return {"card": moment.action.card} if keeps else None


def _is_discard(moment: Moment) -> bool:
    action = moment.action
    several = len(moment.view.seats) > FEWEST_SEATS
    return isinstance(action, Lay) and action.pasture is None and several


def _keeps_cards(moment: Moment) -> bool:
    """B5, B14: whether the other pair is laid, and a round is left for what is in the hand then."""
    own = [pair for pair in moment.view.pairs if pair.seat == moment.seat]
    return len(own) == 1 and moment.view.round < moment.view.rounds


def _is_lowest(moment: Moment) -> bool:
    return int(moment.action.card[0]) == min(_values_left(moment))


def _values_left(moment: Moment) -> list[int]:
    """B5: the values of the cards that may still be laid: all but the first pair's."""
    own = [pair.card for pair in moment.view.pairs if pair.seat == moment.seat]
    laid = own if len(own) < PAIRS else []
    return [int(card[0]) for card in moment.view.hand if card not in laid]


def bids_least(moment: Moment) -> Facts | None:
    """BV1: no lower bid is allowed."""
    made = moment.view.seats[moment.seat].bids
    lowest = made[-1] if made else "0"
    facts = bids(moment)
    return facts if facts and facts["bid"] == lowest else None


def bids(moment: Moment) -> Facts | None:
    """BV1: a bid is taken off the cows."""
    return {"bid": moment.action.amount} if isinstance(moment.action, Bid) else None


def begins_on(moment: Moment) -> Facts | None:
    """B4, B23, BV1: where a colour has its preliminary cows, or with two players a pair."""
    if not isinstance(moment.action, Pick):
        return None
    colour, view = moment.action.colour, moment.view
    colours = {colour}
    if len(view.seats) == FEWEST_SEATS:
        colours.add(COLOUR_NAMES[COLOUR_NAMES.index(colour) + PAIR_STEP])
    herds = [pasture.key for pasture in view.pastures if colours & set(pasture.herds)]
    return {"colour": colour, "pastures": tuple(herds)}


def begins_largest(moment: Moment) -> Facts | None:
    """B23: which colour gets the largest of the dealt pastures."""
    if not isinstance(moment.action, Assign):
        return None
    first, _ = moment.view.seats[moment.seat].colours
    return {"colour": moment.action.colours[-1], "pasture": moment.view.dealt[first][-1]}


THOUGHTS = (
    Thought("may_fill", "B15", may_fill),
    Thought("places_first", "B10", places_first),
    Thought("may_lead", "B15", may_lead),
    Thought("goes_early", "B10", goes_early),
    Thought("keeps_high_card", "B14", keeps_high_card),
    Thought("brings_most", "B11", brings_most),
    Thought("discards_lowest", "B7", discards_lowest),
    Thought("discards", "B7", discards),
    Thought("bids_least", "BV1", bids_least),
    Thought("bids", "BV1", bids),
    Thought("begins_on", "B4", begins_on),
    Thought("begins_largest", "B23", begins_largest),
)
