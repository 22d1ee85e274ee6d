"""What displays, hands and the meadow show, read from a view; and how a position would go on."""

from typing import NamedTuple

from menagerie.bots.thoughts import Moment
from menagerie.core.actions import Action
from menagerie.core.outcome import Outcome
from menagerie.core.state import State
from menagerie.games.goats.pieces import DECIDING_CARDS, KIND_NAMES, WINNING_POINTS
from menagerie.games.goats.views import GoatsView, LostView, WalkView


class Goat(NamedTuple):
    """A goat card."""

    kind: str
    value: int


def goat(card: str | None) -> Goat | None:
    """A card as a goat; None for dogs, milk, stables and gaps."""
    kind, _, value = (card or "").partition("-")
    return Goat(kind, int(value)) if kind in KIND_NAMES else None


def milk(card: str) -> int:
    """The value of a milk cocktail; 0 for other cards."""
    return int(card.removeprefix("milk-")) if card.startswith("milk-") else 0


def values(view: GoatsView, seat: int, kind: str) -> list[int]:
    """The values of a kind that a display shows."""
    shown = map(goat, view.seats[seat].display)
    return [found.value for found in shown if found and found.kind == kind]


def is_open(view: GoatsView, kind: str) -> bool:
    """G12: whether a kind is not yet decided."""
    return kind not in view.kinds


def on_meadow(view: GoatsView, kind: str) -> int:
    """G13: how many cards of a kind graze."""
    grazing = [goat(card) for row in view.meadow for card in row]
    return sum(found is not None and found.kind == kind for found in grazing)


def card_at(view: GoatsView, cell: str) -> str:
    """The card on a cell."""
    row, column = map(int, cell.split(","))
    return view.meadow[row - 1][column - 1] or ""


def winner_if_shown(view: GoatsView, seat: int, shown: Goat) -> int | None:
    """G12: who wins a kind when a seat plays this goat; None if it stays undecided."""
    return winner_of(view, seat, shown.kind, [shown.value])


def winner_of(view: GoatsView, seat: int, kind: str, more: list[int]) -> int | None:
    """G12: who wins a kind in the turn of a seat that shows some values more."""
    claims = {s.seat: values(view, s.seat, kind) for s in view.seats}
    claims[seat] = [*claims[seat], *more]
    if sum(claims[seat]) >= WINNING_POINTS:
        return seat
    if sum(map(len, claims.values())) < DECIDING_CARDS:
        return None
    return max(claims, key=lambda s: (sum(claims[s]), len(claims[s]), s == seat))


def winner_now(view: GoatsView) -> int | None:
    """G12: who wins the kind of the card just played when this turn is evaluated."""
    played = goat(view.played)
    if played is None or not is_open(view, played.kind):
        return None
    return winner_of(view, view.turn, played.kind, [])


def is_decided_now(view: GoatsView) -> str | None:
    """G12: the kind that the running turn's evaluation will decide."""
    played = goat(view.played)
    return played.kind if played and winner_now(view) is not None else None


def walk_of(moment: Moment) -> WalkView | None:
    """G10: where the card that is played leads."""
    walks = [walk for walk in moment.view.walks if walk.card == getattr(moment.action, "card", "")]
    return walks[0] if walks else None


def lost_by(moment: Moment) -> LostView | None:
    """G19: what the turn would still bring, and does not because the action ends the game."""
    walk = walk_of(moment)
    lost: LostView | None = walk.lost if walk else moment.view.lost
    return lost


def after(moment: Moment, *actions: tuple[int, Action]) -> State:
    """A state that could come of some actions."""
    state = moment.game.guess(moment.veiled, 0)
    for seat, action in actions:
        state = moment.game.apply(state, seat, action).state
    return state


def end_after(moment: Moment) -> Outcome | None:
    """G19: the end of the game, if the action ends it: nothing hidden counts then.

    A play ends it too where every card that can then be taken does: by none do scores change.
    """
    state = after(moment, (moment.seat, moment.action))
    walk = walk_of(moment)
    if walk and walk.ends and not moment.game.outcome(state):
        take = moment.game.legal_actions(state, moment.seat)[0]
        state = moment.game.apply(state, moment.seat, take).state
    return moment.game.outcome(state)


def gains(moment: Moment, *actions: tuple[int, Action]) -> list[int]:
    """G20: how many points each seat gains by moving cards."""
    before = moment.game.standing(moment.veiled).scores
    then = moment.game.standing(after(moment, *actions)).scores
    return [int(new - old) for old, new in zip(before, then, strict=True)]
