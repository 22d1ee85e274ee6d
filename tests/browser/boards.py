"""One small driver for each board: it makes some choice that is offered, by names alone."""

from collections.abc import Callable

from tests.browser.person import Person
from tests.games.buffalo import board as buffalo
from tests.games.goats import board as goats
from tests.games.zoo import board as zoo

DRIVERS: dict[str, Callable[[Person], None]] = {
    "buffalo": buffalo.move,
    "goats": goats.move,
    "zoo": zoo.move,
}


def move(person: Person) -> None:
    """Make one choice, and wait until it counts."""
    # What was heard is on the board when the page says whose turn it is.
    person.sees("It is your turn.")
    turn = person.turn
    DRIVERS[person.traffic.view["game"]](person)
    person.until(lambda: person.turn > turn and not person.traffic.asked)


def play(*people: Person, most: int = 400) -> int:
    """Everybody plays whenever asked, to the end or so many choices; how many it were."""
    for number in range(most):
        people[0].until(lambda: any(one.is_asked or one.is_over for one in people))
        asked = [one for one in people if one.is_asked]
        if not asked:
            return number
        move(asked[0])
    return most
