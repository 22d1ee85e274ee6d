"""Why cows are placed or put: what they do to a pasture and to those who come later."""

from menagerie.bots.buffalo.reasons.arrivals import (
    Arrival,
    arrival,
    is_own,
    numbers,
    owner_of,
    pair_on,
    supply_of,
)
from menagerie.bots.thoughts import Moment, Thought
from menagerie.core.refusals import Facts
from menagerie.games.buffalo.actions import PASTURE_KEYS, Place, Put, Stop
from menagerie.games.buffalo.pieces import FEWEST_SEATS, Colour
from menagerie.games.buffalo.views import BuffaloView


def wins_at_once(moment: Moment) -> Facts | None:
    """B20: the last of the 48 cows."""
    came = arrival(moment)
    if came is None or not came.cows or came.supply or len(moment.view.seats) == FEWEST_SEATS:
        return None
    return {"pasture": came.pasture.key}


def takes_last_space(moment: Moment) -> Facts | None:
    """B20: the last space of all pastures."""
    came = arrival(moment)
    free = sum(pasture.free for pasture in moment.view.pastures)
    return {"pasture": came.pasture.key} if came and came.cows == free else None


def fills_pasture(moment: Moment) -> Facts | None:
    """B15: the last space of a pasture, the seat's place there, and its number for that place."""
    came = arrival(moment)
    if came is None or came.space:
        return None
    place = came.place(came.after)
    row = came.pasture.bonus
    bonus = row[place - 1] if place <= len(row) else 0
    return {"pasture": came.pasture.key, "ordinal": place, "bonus": bonus}


def fills_for_bonus(moment: Moment) -> Facts | None:
    """B15: a pasture filled whose row has a number for the seat's own place."""
    facts = fills_pasture(moment)
    return facts if facts and facts["bonus"] else None


def shuts_out(moment: Moment) -> Facts | None:
    """B12: a rival who places next could have placed, and has only zero now."""
    came, view = arrival(moment), moment.view
    if came is None or not came.space or not isinstance(moment.action, Place):
        return None
    later = view.settling.order[view.settling.next + 1 :]
    if not later or is_own(moment, later[0]):
        return None
    had, has = _most_before_and_after(view, came, later[0])
    facts = {"pasture": came.pasture.key, "colour": later[0], "rival": owner_of(view, later[0])}
    return facts if had and not has else None


def _most_before_and_after(view: BuffaloView, came: Arrival, colour: Colour) -> tuple[int, int]:
    """The most that another colour can place without these cows, and with them."""
    card = pair_on(view, colour, came.pasture.key).card
    most = min(int(card[0]), supply_of(view, colour))
    before = numbers(came.pasture.herds, colour, min(most, came.pasture.free))
    return max(before), max(numbers(came.herds, colour, min(most, came.space)))


def takes_lead(moment: Moment) -> Facts | None:
    """B15: the largest herd, which was a rival's."""
    came = arrival(moment)
    if came is None or not came.takes_lead() or is_own(moment, next(iter(came.others))):
        return None
    colour = next(iter(came.others))
    rival = owner_of(moment.view, colour)
    return {"pasture": came.pasture.key, "colour": colour, "rival": rival}


def climbs(moment: Moment) -> Facts | None:
    """B15: a better place than before, and alone on it."""
    came = arrival(moment)
    if came is None or not came.cows or came.after in came.others.values():
        return None
    place = came.place(came.after)
    had = came.place(came.before) if came.before else len(came.others) + 1
    return {"pasture": came.pasture.key, "ordinal": place} if place < had else None


def crowds_pair(moment: Moment) -> Facts | None:
    """B19: a rival's open pair finds less space than its card."""
    came = arrival(moment)
    if came is None or not isinstance(moment.action, Put):
        return None
    for pair in moment.view.pairs:
        waits = pair.pasture == came.pasture.key and not _is_settled(moment, came)
        if waits and pair.seat != moment.seat and int(pair.card[0]) > came.space:
            return {
                "pasture": came.pasture.key,
                "colour": pair.colour,
                "rival": pair.seat,
                "card": pair.card,
                "space": came.space,
            }
    return None


def _is_settled(moment: Moment, came: Arrival) -> bool:
    """B9: whether this round's turn of a pasture is over or running."""
    settling = moment.view.settling
    turn = PASTURE_KEYS.index(came.pasture.key)
    return settling is None or turn <= PASTURE_KEYS.index(settling.pasture)


def keeps_lead(moment: Moment) -> Facts | None:
    """B15: a herd that leads grows."""
    came = arrival(moment)
    if came is None or not came.cows or came.before <= max(came.others.values(), default=0):
        return None
    return {"pasture": came.pasture.key, "cows": came.after}


def opens_pasture(moment: Moment) -> Facts | None:
    """B15: the first herd of a pasture."""
    came = arrival(moment)
    if came is None or not came.cows or came.pasture.herds:
        return None
    return {"pasture": came.pasture.key, "cows": came.cows}


def places_most(moment: Moment) -> Facts | None:
    """B11, B12: no greater number is allowed."""
    if not isinstance(moment.action, Place) or not moment.action.cows:
        return None
    most = max(action.cows for action in moment.legal if isinstance(action, Place))
    return {"cows": most} if moment.action.cows == most else None


def places_none(moment: Moment) -> Facts | None:
    """B13: the cows stay in the supply for a later round, and the space free."""
    came = arrival(moment)
    if came is None or came.cows or moment.view.round == moment.view.rounds:
        return None
    return {"pasture": came.pasture.key, "space": came.space}


def leaves_space(moment: Moment) -> Facts | None:
    """B11: so much space that stays."""
    came = arrival(moment)
    if came is None or not came.space:
        return None
    return {"pasture": came.pasture.key, "space": came.space}


def leaves_rest(moment: Moment) -> Facts | None:
    """B16: bonus cows may be left."""
    if not isinstance(moment.action, Stop) or moment.view.paying is None:
        return None
    return {"cows": moment.view.paying.cows}


THOUGHTS = (
    Thought("wins_at_once", "B20", wins_at_once),
    Thought("takes_last_space", "B20", takes_last_space),
    Thought("fills_for_bonus", "B15", fills_for_bonus),
    Thought("shuts_out", "B12", shuts_out),
    Thought("takes_lead", "B15", takes_lead),
    Thought("fills_pasture", "B15", fills_pasture),
    Thought("crowds_pair", "B19", crowds_pair),
    Thought("opens_pasture", "B15", opens_pasture),
    Thought("climbs", "B15", climbs),
    Thought("keeps_lead", "B15", keeps_lead),
    Thought("places_most", "B11", places_most),
    Thought("places_none", "B13", places_none),
    Thought("leaves_space", "B11", leaves_space),
    Thought("leaves_rest", "B16", leaves_rest),
)
