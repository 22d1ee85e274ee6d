"""Herr der Ziegen: play a card, take what glows, leave the dog in peace."""

import re

from tests.browser.person import Person

LEADS_SOMEWHERE = re.compile(r"leads to (?!.*ends the game)")
LEADS = re.compile(r"leads to ")
TAKABLE = re.compile(r"can be taken$")
SURE = re.compile(r"^(Play .*, take|Take(?! back)) ")


def move(person: Person) -> None:
    """Make whatever choice the phase asks for."""
    PHASES[person.traffic.view["phase"]](person)


def play_and_take(person: Person) -> None:
    """G10, G11: a card that leads to others, and the first of them."""
    cards = person.button(LEADS_SOMEWHERE, person.board)
    if cards.count():
        person.presses(cards)
        take(person)
    else:
        person.presses(person.button(LEADS, person.board))
        person.presses(re.compile("end the game$"))


def take(person: Person) -> None:
    """G11: the first card that can be taken; everybody is asked whether that is meant."""
    person.presses(person.button(TAKABLE, person.board))
    person.presses(person.button(SURE, person.board))


def keep(person: Person) -> None:
    """G7: the hand as it was dealt."""
    person.presses("Keep my hand")


def stay(person: Person) -> None:
    """G15: the dog sleeps."""
    person.presses("Leave it as it is")


def agree(person: Person) -> None:
    """G17: the swap may happen."""
    person.presses(person.button("Agree", person.board))


PHASES = {
    "dogs": keep,
    "playing": play_and_take,
    "taking": take,
    "herding": stay,
    "consenting": agree,
}
