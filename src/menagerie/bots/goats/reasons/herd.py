"""Why a dog moves a card, a swap is agreed to, or dogs are put aside."""

from menagerie.bots.goats.reasons.sight import card_at, gains
from menagerie.bots.thoughts import Moment, Thought
from menagerie.core.refusals import Facts
from menagerie.games.goats.actions import Agree, Herd, Keep, Redraw, Refuse, Stay


def _owner(moment: Moment, cell: str) -> int | None:
    """The rival whose marked card lies on a cell."""
    owner: int | None = moment.view.marked.get(cell)
    return None if owner == moment.seat else owner


def _herd_gains(moment: Moment, herd: Herd) -> list[int]:
    """G16, G20: what a dog's move brings each seat, once a rival who is asked has agreed."""
    rival = _owner(moment, herd.goal)
    agreed = [] if rival is None else [(rival, Agree())]
    return gains(moment, (moment.seat, herd), *agreed)


def gains_points(moment: Moment) -> Facts | None:
    """G20: more points for the seat's own cards, with nobody to be asked."""
    if not isinstance(moment.action, Herd) or _owner(moment, moment.action.goal) is not None:
        return None
    points = _herd_gains(moment, moment.action)[moment.seat]
    return (
        {"card": card_at(moment.view, moment.action.start), "points": points}
        if points > 0
        else None
    )


def gains_if_agreed(moment: Moment) -> Facts | None:
    """G16: more points for the seat's own cards, if a rival agrees."""
    rival = _owner(moment, moment.action.goal) if isinstance(moment.action, Herd) else None
    if rival is None:
        return None
    points = _herd_gains(moment, moment.action)[moment.seat]
    return {"rival": rival, "points": points} if points > 0 else None


def keeps_meadow(moment: Moment) -> Facts | None:
    """G16: no move brings any points."""
    if not isinstance(moment.action, Stay):
        return None
    herds = [action for action in moment.legal if isinstance(action, Herd)]
    best = max((_herd_gains(moment, herd)[moment.seat] for herd in herds), default=0)
    return {} if best <= 0 else None


def _swap_gains(moment: Moment) -> list[int] | None:
    """G16: what the swap that is asked for would bring each seat."""
    if not isinstance(moment.action, Agree | Refuse):
        return None
    return gains(moment, (moment.seat, Agree()))


def agrees_for_points(moment: Moment) -> Facts | None:
    """G20: the swap brings points."""
    found = _swap_gains(moment)
    if found is None or isinstance(moment.action, Refuse) or found[moment.seat] <= 0:
        return None
    return {"points": found[moment.seat]}


def refuses_loss(moment: Moment) -> Facts | None:
    """G20: the swap would cost points."""
    found = _swap_gains(moment)
    if found is None or isinstance(moment.action, Agree) or found[moment.seat] >= 0:
        return None
    return {"points": -found[moment.seat]}


def refuses_gift(moment: Moment) -> Facts | None:
    """G20: the swap would bring the asker points."""
    found, asker = _swap_gains(moment), moment.view.turn
    if found is None or isinstance(moment.action, Agree) or found[asker] <= 0:
        return None
    return {"rival": asker, "points": found[asker]}


def puts_dogs_aside(moment: Moment) -> Facts | None:
    """G7: new cards for dogs, while nobody has a marked card."""
    return {"dogs": moment.action.dogs} if isinstance(moment.action, Redraw) else None


def keeps_hand(moment: Moment) -> Facts | None:
    """G7: a hand as it is."""
    return {"hand": moment.view.hand} if isinstance(moment.action, Keep) else None


THOUGHTS = (
    Thought("gains_points", "G20", gains_points),
    Thought("gains_if_agreed", "G16", gains_if_agreed),
    Thought("keeps_meadow", "G16", keeps_meadow),
    Thought("agrees_for_points", "G20", agrees_for_points),
    Thought("refuses_loss", "G20", refuses_loss),
    Thought("refuses_gift", "G20", refuses_gift),
    Thought("puts_dogs_aside", "G7", puts_dogs_aside),
    Thought("keeps_hand", "G7", keeps_hand),
)
