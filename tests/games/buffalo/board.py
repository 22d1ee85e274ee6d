"""Buffalo: two cards onto two pastures, as many cows as may be, a bonus cow anywhere."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.hands import Keys
from tests.browser.person import Person

PASTURES = "[data-target]"
CARDS = re.compile(r"^Card (?!.* on )")
OPEN_PASTURE = re.compile(r": [1-9]\d* of \d+ free")
NUMBER = re.compile(r"^Place \d")
BID = re.compile(r"^Bid \d")
# Two players lay no pasture cards when one pasture is left (B24).
FEWEST = 2


def move(person: Person) -> None:
    """Make whatever choice the phase asks for."""
    PHASES[person.traffic.view["phase"]](person)


def lay_two_pairs(person: Person) -> None:
    """B5, B7, B24: the first two cards, onto the first open pastures or off the board."""
    for place in range(2):
        person.presses(person.button(CARDS, person.board))
        person.presses(target(person, place))
    person.presses("Lay both pairs")


def target(person: Person, place: int) -> Locator:
    """Where the next card may go: onto a pasture of its own, else off the board."""
    pastures = person.button(OPEN_PASTURE, person.board)
    beside = person.board.locator("button[data-target=none]")
    # The board may still be drawing what came before.
    expect(pastures.or_(beside).first).to_be_visible()
    is_alone = len(person.traffic.view["seats"]) == FEWEST and beside.count()
    return pastures.nth(place) if pastures.count() > place and not is_alone else beside


def place_most(person: Person) -> None:
    """B11: the highest number that is offered."""
    person.presses(person.button(NUMBER, person.board).last)


def put_bonus(person: Person) -> None:
    """B16, B17: a cow onto a pasture that is marked, pressed again when it is chosen."""
    person.presses(offered(person))
    person.presses(person.board.locator("button.chosen"))


def offered(person: Person) -> Locator:
    """The pastures on which a cow may be put."""
    return person.board.locator("button.offered")


def bid(person: Person) -> None:
    """BV1: what is shown in a repeat, else a cow and a half."""
    if not field(person).input_value():
        write(person, "1.5")
    person.presses(BID)


def field(person: Person) -> Locator:
    """BV1: where a bid is typed."""
    return person.page.get_by_role("textbox", name="Your bid")


def write(person: Person, amount: str) -> None:
    """BV1: type a bid in place of what is there."""
    if isinstance(person.hands, Keys):
        person.hands.reach(field(person))
    else:
        person.presses(field(person))
    person.page.keyboard.press("ControlOrMeta+a")
    person.page.keyboard.type(amount)


def pick(person: Person) -> None:
    """BV1: the first colour that nobody has."""
    person.presses(re.compile("^Take (?!back)"))


def assign(person: Person) -> None:
    """B24: as it is proposed."""
    person.presses("Place them like this")


PHASES = {
    "bidding": bid,
    "picking": pick,
    "assigning": assign,
    "choosing": lay_two_pairs,
    "placing": place_most,
    "bonus": put_bonus,
    "market": put_bonus,
}
