"""Why a card is taken: what it goes with, and from whom it is kept."""

from menagerie.bots.goats.reasons.sight import (
    Goat,
    card_at,
    goat,
    is_decided_now,
    is_open,
    milk,
    on_meadow,
    values,
    winner_now,
)
from menagerie.bots.thoughts import Moment, Thought
from menagerie.core.refusals import Facts
from menagerie.games.goats.actions import Take
from menagerie.games.goats.pieces import WINNING_POINTS


def _taken(moment: Moment) -> str:
    """The card that is taken; empty for other actions, and where it ends the game (G19)."""
    goes_on = isinstance(moment.action, Take) and moment.action.cell not in moment.view.closing
    return card_at(moment.view, moment.action.cell) if goes_on else ""


def _open_goat(moment: Moment) -> Goat | None:
    """The goat that is taken, if its kind will still be open."""
    found = goat(_taken(moment))
    if found is None or not is_open(moment.view, found.kind):
        return None
    return found if found.kind != is_decided_now(moment.view) else None


def enough_to_win(moment: Moment) -> Facts | None:
    """G12: eight points with what the seat's own display shows."""
    found = _open_goat(moment)
    points = sum(values(moment.view, moment.seat, found.kind)) + found.value if found else 0
    if found is None or points < WINNING_POINTS:
        return None
    return {"card": _taken(moment), "kind": found.kind, "points": points}


def denies_winner(moment: Moment) -> Facts | None:
    """G13: a card that a rival, who wins the kind in this turn, would mark."""
    found, winner = goat(_taken(moment)), winner_now(moment.view)
    if found is None or winner in {None, moment.seat}:
        return None
    kept = found.kind == is_decided_now(moment.view)
    return {"card": _taken(moment), "rival": winner, "kind": found.kind} if kept else None


def denies_rival(moment: Moment) -> Facts | None:
    """G12: eight points with what a rival's display shows."""
    found = _open_goat(moment)
    if found is None:
        return None
    for rival in moment.view.seats:
        points = sum(values(moment.view, rival.seat, found.kind)) + found.value
        if rival.seat != moment.seat and points >= WINNING_POINTS:
            return {"card": _taken(moment), "kind": found.kind, "rival": rival.seat}
    return None


def goes_with_display(moment: Moment) -> Facts | None:
    """G12: the seat's own display shows goats of the kind."""
    found = _open_goat(moment)
    points = sum(values(moment.view, moment.seat, found.kind)) if found else 0
    if found is None or not points:
        return None
    return {"card": _taken(moment), "points": points, "kind": found.kind}


def goes_with_hand(moment: Moment) -> Facts | None:
    """G12: the seat's own hand holds a goat of the kind."""
    found = _open_goat(moment)
    for card in moment.view.hand:
        held = goat(card)
        if found and held and held.kind == found.kind:
            return {"card": _taken(moment), "held": card}
    return None


def takes_milk(moment: Moment) -> Facts | None:
    """G21: milk to be played later."""
    value = milk(_taken(moment))
    shown = moment.view.seats[moment.seat].milk
    return {"value": value, "milk": shown} if value else None


def takes_dog(moment: Moment) -> Facts | None:
    """G16: a dog for marked cards."""
    return {} if _taken(moment) == "dog" else None


def grazes_more(moment: Moment) -> Facts | None:
    """G13: a kind that is worth winning, because more of it grazes."""
    found = _open_goat(moment)
    others = on_meadow(moment.view, found.kind) - 1 if found else 0
    if found is None or not others:
        return None
    return {"card": _taken(moment), "kind": found.kind, "cards": others}


def walks_far(moment: Moment) -> Facts | None:
    """G10: a goat is good for its steps."""
    found = goat(_taken(moment))
    return {"card": _taken(moment), "steps": found.value} if found else None


THOUGHTS = (
    Thought("enough_to_win", "G12", enough_to_win),
    Thought("denies_winner", "G13", denies_winner),
    Thought("denies_rival", "G12", denies_rival),
    Thought("goes_with_display", "G12", goes_with_display),
    Thought("goes_with_hand", "G12", goes_with_hand),
    Thought("takes_milk", "G21", takes_milk),
    Thought("takes_dog", "G16", takes_dog),
    Thought("grazes_more", "G13", grazes_more),
    Thought("walks_far", "G10", walks_far),
)
