"""Herr der Ziegen: play a card, take what glows, leave the dog in peace."""

import re

from playwright.sync_api import expect

from tests.browser.person import Person

LEADS_SOMEWHERE = re.compile(r"leads to (?!.*ends the game)")
LEADS = re.compile(r"leads to ")
TAKABLE = re.compile(r"can be taken$")
SURE = re.compile(r"^(Play .*, take|Take(?! back)) ")

WHOLE = "Show the whole meadow"


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
    whole, sure = person.button(WHOLE), person.button(SURE, person.board)
    was_enlarged = whole.is_visible()
    person.presses(person.button(TAKABLE, person.board))
    expect(sure.or_(whole).first).to_be_visible()
    # The first tap on a small meadow enlarges it and takes nothing yet.
    if not was_enlarged and whole.is_visible():
        person.presses(person.button(TAKABLE, person.board))
    person.presses(sure)


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
