"""Zoo: the largest set that is offered, else pass; partners keep what they have."""

import re

from playwright.sync_api import Locator

from tests.browser.person import Person

PLAYABLE = re.compile(r"can be played$")
STACK = re.compile(r", \d+ cards?, ")
OFFER = re.compile(r"^Choose ")
PLAY = re.compile(r"^Play .")
GIVE_BACK = re.compile(r"^Give back .")


def move(person: Person) -> None:
    """Make whatever choice the phase asks for."""
    PHASES[person.traffic.view["phase"]](person)


def play_or_pass(person: Person) -> None:
    """Z8, Z9: the largest set of the first animal that may be played."""
    playable = person.button(PLAYABLE, person.board)
    if not playable.count():
        person.presses("Pass")
        return
    offers = person.button(OFFER, person.board)
    if not offers.count():
        person.presses(playable)
    person.presses(offers.last)
    person.presses(person.button(PLAY, person.board))


def exchange(person: Person) -> None:
    """Z15: nothing goes away, and of what has come the first two animals go back."""
    for name in ("Keep all", "Lay nothing"):
        if person.button(name).count():
            person.presses(name)
            return
    stacks = person.button(STACK, hand(person))
    person.presses(stacks.nth(0))
    person.presses(stacks.nth(1))
    person.presses(GIVE_BACK)


def hand(person: Person) -> Locator:
    """The seat's own hand."""
    return person.page.get_by_role("group", name="Your hand")


def refuse(person: Person) -> None:
    """Z19: the partner gets nothing."""
    person.presses("Give nothing")


PHASES = {
    "exchanging": exchange,
    "leading": play_or_pass,
    "beating": play_or_pass,
    "answering": refuse,
}
