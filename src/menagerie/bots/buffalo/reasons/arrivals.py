"""Cows that come to a pasture, or could: what a reason may say of them, read from a view."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from menagerie.bots.thoughts import Moment
from menagerie.games.buffalo.actions import Lay, Place, Put
from menagerie.games.buffalo.pieces import FEWEST_SEATS, Colour
from menagerie.games.buffalo.views import BuffaloView, PairView, PastureView

Herds = Mapping[Colour, int]


class Arrival(NamedTuple):
    """Cows of a colour on a pasture, and the supply that they leave."""

    pasture: PastureView
    colour: Colour
    cows: int
    supply: int

    @property
    def before(self) -> int:
        """The herd without them."""
        return self.pasture.herds.get(self.colour, 0)

    @property
    def after(self) -> int:
        """The herd with them."""
        return self.before + self.cows

    @property
    def space(self) -> int:
        """What they leave free."""
        return self.pasture.free - self.cows

    @property
    def others(self) -> Herds:
        """The other herds, largest first."""
        return {c: cows for c, cows in self.pasture.herds.items() if c != self.colour}

    @property
    def herds(self) -> Herds:
        """All herds with them."""
        return {**self.pasture.herds, self.colour: self.after}

    def place(self, size: int) -> int:
        """B15: the place of a herd of this size among the others."""
        return 1 + sum(other > size for other in self.others.values())

    def takes_lead(self) -> bool:
        """B15: whether the herd becomes the largest of several and was not."""
        largest = max(self.others.values(), default=0)
        return self.before < largest < self.after


def find(view: BuffaloView, key: str) -> PastureView:
    """A pasture by its key."""
    return next(pasture for pasture in view.pastures if pasture.key == key)


def supply_of(view: BuffaloView, colour: Colour) -> int:
    """The cows of a colour that are not on the board."""
    owner = view.seats[owner_of(view, colour)]
    return owner.supply[owner.colours.index(colour)]


def owner_of(view: BuffaloView, colour: Colour) -> int:
    """The seat that drives a colour."""
    return next(seat.seat for seat in view.seats if colour in seat.colours)


def is_own(moment: Moment, colour: Colour) -> bool:
    """Whether a colour is the seat's own."""
    return colour in moment.view.seats[moment.seat].colours


def arrival(moment: Moment) -> Arrival | None:
    """The cows that an action brings to a pasture now, perhaps none."""
    view: BuffaloView = moment.view
    if isinstance(moment.action, Place) and view.settling:
        colour = view.settling.order[view.settling.next]
        pasture, cows = find(view, view.settling.pasture), moment.action.cows
    elif isinstance(moment.action, Put) and view.paying:
        colour, pasture, cows = view.paying.colour, find(view, moment.action.pasture), 1
    else:
        return None
    return Arrival(pasture, colour, cows, supply_of(view, colour) - cows)


def hoped(moment: Moment) -> Arrival | None:
    """B11, B12: the most cows that a pair could place as its pasture stands."""
    view: BuffaloView = moment.view
    pasture = target(moment)
    if pasture is None:
        return None
    colour: Colour = moment.action.colour or view.seats[moment.seat].colours[0]
    supply = supply_of(view, colour)
    most = min(int(moment.action.card[0]), pasture.free, supply)
    cows = max(numbers(pasture.herds, colour, most))
    return Arrival(pasture, colour, cows, supply - cows)


def target(moment: Moment) -> PastureView | None:
    """B5, B24: the pasture that a pair is for; a discarded card has none."""
    view: BuffaloView = moment.view
    if not isinstance(moment.action, Lay):
        return None
    if moment.action.pasture is not None:
        return find(view, moment.action.pasture)
    if len(view.seats) > FEWEST_SEATS:
        return None
    return next(pasture for pasture in view.pastures if pasture.free)


def numbers(herds: Herds, colour: Colour, most: int) -> Iterator[int]:
    """B12: the numbers up to the most that leave no two herds equal, zero among them."""
    others = {cows for other, cows in herds.items() if other != colour}
    for cows in range(most + 1):
        if cows == 0 or herds.get(colour, 0) + cows not in others:
            yield cows


def pair_on(view: BuffaloView, colour: Colour, pasture: str) -> PairView:
    """B8, B24: the open pair with which a colour comes to a pasture."""
    pairs = [pair for pair in view.pairs if pair.colour == colour]
    named = [pair for pair in pairs if pair.pasture == pasture]
    return next(iter(named or pairs))
