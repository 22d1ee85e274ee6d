"""Leaving a game: asked before anything happens, and never a game that is over meanwhile."""

import pytest
from playwright.sync_api import Locator, expect

from menagerie.table.wire.settings import ActionClock
from tests.browser.boards import move
from tests.browser.conftest import Comes
from tests.browser.person import DESK, PHONE, Person
from tests.browser.tables import open_menu, table_for
from tests.server.servers import Running

SIZES = {"phone": PHONE, "desk": DESK}
LEAVE = "Leave, a bot plays on"


def question_of(person: Person, name: str) -> Locator:
    """Press the button that leaves; what is asked then."""
    open_menu(person)
    person.presses(name)
    found = person.page.get_by_role("alertdialog", name="Leave the game?")
    expect(found).to_be_visible()
    return found


@pytest.mark.parametrize("size", SIZES)
def test_nobody_leaves_by_one_click(size: str, server: Running, comes: Comes) -> None:
    """Staying has the focus; Escape stays, too, and gives the focus back."""
    ada, ben = comes("Ada"), comes("Ben", size=SIZES[size])
    assert ada.guest
    assert ben.guest
    ben.at(table_for(server, "zoo", [ada.guest, ben.guest]))

    question = question_of(ben, LEAVE)
    expect(ben.button("Stay", question)).to_be_focused()
    ben.page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(ben.button(LEAVE)).to_be_focused()
    ben.presses(LEAVE)
    ben.presses(ben.button("Stay", question))
    expect(question).to_have_count(0)
    assert ben.traffic.table["places"][1]["stands_in"] == ""

    ben.presses(LEAVE)
    ben.presses(ben.button(LEAVE, question))
    ben.until(lambda: ben.traffic.table["places"][1]["stands_in"] == "left")


def test_a_game_against_bots_waits_for_who_leaves(server: Running, comes: Comes) -> None:
    """Nobody acts for them, and no clock runs; the game goes on where it was."""
    ada = comes("Ada", size=PHONE)
    assert ada.guest
    table = table_for(server, "zoo", [ada.guest], clock=ActionClock(90))
    ada.at(table)
    ada.until(lambda: ada.is_asked)
    move(ada)
    ada.until(lambda: ada.is_asked)

    question = question_of(ada, "Leave")
    ada.presses(ada.button("Leave", question))

    ada.page.wait_for_url(f"{server.address}/")
    live = server.do(server.server.hall.tables.find(table))
    assert live.table.seats[0].bot == ""
    assert live.table.is_paused
    ada.at(table)
    open_menu(ada)
    ada.presses("Go on")
    move(ada)
