"""Why a card is played: the kind it wins, what it shows, and where it leads."""

from menagerie.bots.goats.reasons.sight import (
    Goat,
    card_at,
    end_after,
    goat,
    is_open,
    lost_by,
    milk,
    on_meadow,
    values,
    walk_of,
    winner_if_shown,
)
from menagerie.bots.thoughts import Moment, Thought
from menagerie.core.refusals import Facts
from menagerie.games.goats.actions import Play, Take
from menagerie.games.goats.pieces import DECIDING_CARDS, WINNING_POINTS


def stops_rival(moment: Moment) -> Facts | None:
    """G19: the game ends with nobody ahead, before a rival wins a kind."""
    lost = lost_by(moment) if ends_ahead(moment) else None
    if lost is None or lost.winner in {None, moment.seat}:
        return None
    return {"rival": lost.winner, "kind": lost.kind}


def loses_kind(moment: Moment) -> Facts | None:
    """G19: the game ends before this turn wins a kind."""
    facts = ends_game(moment)
    lost = lost_by(moment) if facts else None
    if facts is None or lost is None or lost.winner != moment.seat:
        return None
    return {"kind": lost.kind, **facts}


def ends_ahead(moment: Moment) -> Facts | None:
    """G19: the game ends, and nobody has more points."""
    facts = ends_game(moment)
    return facts if facts and facts["ordinal"] == 1 else None


def ends_game(moment: Moment) -> Facts | None:
    """G19: the game ends with this play or take."""
    if not isinstance(moment.action, Play | Take):
        return None
    end = end_after(moment)
    return {"ordinal": end.ranks[moment.seat]} if end else None


def played_goat(moment: Moment) -> Goat | None:
    """The goat of a kind still open that is played."""
    found = goat(moment.action.card) if isinstance(moment.action, Play) else None
    return found if found and is_open(moment.view, found.kind) else None


def shown_after(moment: Moment, kind: str) -> int:
    """The points of a kind that the seat's own display shows once the card is played."""
    played = played_goat(moment)
    more = played.value if played and played.kind == kind else 0
    return sum(values(moment.view, moment.seat, kind)) + more


def winner_by(moment: Moment) -> int | None:
    """G12, G19: who wins the kind that is played; nobody where the game ends before."""
    played, walk = played_goat(moment), walk_of(moment)
    if played is None or walk is None or walk.ends:
        return None
    return winner_if_shown(moment.view, moment.seat, played)


def wins_by_points(moment: Moment) -> Facts | None:
    """G12: eight points."""
    played = played_goat(moment)
    points = shown_after(moment, played.kind) if played else 0
    if played is None or points < WINNING_POINTS or winner_by(moment) is None:
        return None
    return {"kind": played.kind, "points": points, "cards": on_meadow(moment.view, played.kind)}


def wins_by_fourth(moment: Moment) -> Facts | None:
    """G12: the fourth card, and the best claim."""
    played = played_goat(moment)
    if played is None or winner_by(moment) != moment.seat:
        return None
    points = shown_after(moment, played.kind)
    return {"kind": played.kind, "points": points, "cards": on_meadow(moment.view, played.kind)}


def gives_kind(moment: Moment) -> Facts | None:
    """G12: the fourth card, and a rival has the best claim."""
    played = played_goat(moment)
    winner = winner_by(moment)
    if played is None or winner in {None, moment.seat}:
        return None
    return {"kind": played.kind, "rival": winner}


def leads_to_win(moment: Moment) -> Facts | None:
    """G10, G12: a card to take that makes eight points with what is shown then."""
    for card, found in _goats_reached(moment):
        points = shown_after(moment, found.kind) + found.value
        if points >= WINNING_POINTS:
            return {"card": card, "kind": found.kind}
    return None


def leads_to_kind(moment: Moment) -> Facts | None:
    """G10: a card to take of a kind that is shown then."""
    for card, found in _goats_reached(moment):
        points = shown_after(moment, found.kind)
        if points:
            return {"card": card, "points": points, "kind": found.kind}
    return None


def _goats_reached(moment: Moment) -> list[tuple[str, Goat]]:
    """G11: the goats of open kinds that can be taken where the card leads, highest first.

    Where it is known what is taken, it is that one alone.
    """
    walk = walk_of(moment)
    if walk is None:
        return []
    taken = [action.cell for action in moment.then if isinstance(action, Take)]
    cells = [
        cell for cell in taken or moment.view.takable[walk.line] if cell not in moment.view.closing
    ]
    reached = [(card, goat(card)) for card in (card_at(moment.view, c) for c in cells)]
    played = played_goat(moment)
    decided = played and winner_if_shown(moment.view, moment.seat, played) is not None
    kinds = {played.kind} if played and decided else set()
    found = [
        (card, taken)
        for card, taken in reached
        if taken and is_open(moment.view, taken.kind) and taken.kind not in kinds
    ]
    return sorted(found, key=lambda pair: -pair[1].value)


def leads_kind(moment: Moment) -> Facts | None:
    """G12: more points of a kind than any rival who shows some."""
    played = played_goat(moment)
    if played is None or _ends(moment):
        return None
    view, kind = moment.view, played.kind
    others = [sum(values(view, s.seat, kind)) for s in view.seats if s.seat != moment.seat]
    points = shown_after(moment, kind)
    shown = sum(len(values(view, seat.seat, kind)) for seat in view.seats) + 1
    if not 0 < max(others) < points or shown >= DECIDING_CARDS:
        return None
    return {"kind": kind, "points": points, "left": DECIDING_CARDS - shown}


def shows_points(moment: Moment) -> Facts | None:
    """G12: the points of the kind that are shown then."""
    played = played_goat(moment)
    if played is None or _ends(moment):
        return None
    return {"kind": played.kind, "points": shown_after(moment, played.kind)}


def _ends(moment: Moment) -> bool:
    """G19: whether the game ends with this play, whatever is taken."""
    walk = walk_of(moment)
    return walk is not None and walk.ends


def frees_goat(moment: Moment) -> Facts | None:
    """G14: a card of an own kind leaves the game, and a reminder comes back."""
    found = goat(moment.action.card) if isinstance(moment.action, Play) else None
    waits = moment.view.seats[moment.seat].reminders
    return {"card": moment.action.card} if found and found.kind in waits else None


def sheds_decided(moment: Moment) -> Facts | None:
    """G14: a goat of a decided kind only moves the large goat."""
    found = goat(moment.action.card) if isinstance(moment.action, Play) else None
    return {"card": moment.action.card} if found and not is_open(moment.view, found.kind) else None


def _milk_after(moment: Moment) -> tuple[int, int] | None:
    """G21: the seat's own milk once a cocktail is played, and the most of a rival."""
    more = milk(moment.action.card) if isinstance(moment.action, Play) else 0
    if not more:
        return None
    others = [seat.milk for seat in moment.view.seats if seat.seat != moment.seat]
    return moment.view.seats[moment.seat].milk + more, max(others)


def most_milk(moment: Moment) -> Facts | None:
    """G21: more milk than any rival."""
    totals = _milk_after(moment)
    return {"milk": totals[0]} if totals and totals[0] > totals[1] else None


def more_milk(moment: Moment) -> Facts | None:
    """G21: milk that comes up to the most."""
    totals = _milk_after(moment)
    return {"milk": totals[0], "most": totals[1]} if totals else None


def _is_dog(moment: Moment) -> bool:
    return isinstance(moment.action, Play) and moment.action.card == "dog"


def sends_dog(moment: Moment) -> Facts | None:
    """G16: a marked card may be moved."""
    own = moment.seat in moment.view.marked.values()
    return {} if _is_dog(moment) and own and not _ends(moment) else None


def rests(moment: Moment) -> Facts | None:
    """G10: with a dog the large goat stays."""
    return {} if _is_dog(moment) else None


THOUGHTS = (
    Thought("stops_rival", "G19", stops_rival),
    Thought("loses_kind", "G19", loses_kind),
    Thought("ends_ahead", "G19", ends_ahead),
    Thought("ends_game", "G19", ends_game),
    Thought("wins_by_points", "G12", wins_by_points),
    Thought("wins_by_fourth", "G12", wins_by_fourth),
    Thought("leads_to_win", "G12", leads_to_win),
    Thought("leads_kind", "G12", leads_kind),
    Thought("most_milk", "G21", most_milk),
    Thought("sends_dog", "G16", sends_dog),
    Thought("leads_to_kind", "G11", leads_to_kind),
    Thought("frees_goat", "G14", frees_goat),
    Thought("sheds_decided", "G14", sheds_decided),
    Thought("gives_kind", "G12", gives_kind),
    Thought("more_milk", "G21", more_milk),
    Thought("rests", "G10", rests),
    Thought("shows_points", "G12", shows_points),
)
