"""Small comforts: a key that joins, a clock in hours, home from its top, a focus that stays."""

import re

from playwright.sync_api import expect

from menagerie.table.wire.settings import DaysClock
from tests.browser.conftest import Comes
from tests.browser.person import PHONE
from tests.browser.scenes import BY_KEY, table_at
from tests.browser.tables import table_for
from tests.server.servers import Running


def test_enter_in_the_field_of_the_name_joins(server: Running, comes: Comes) -> None:
    """Who was invited types a name, presses Enter, and sits."""
    ada, ben = comes("Ada"), comes(size=PHONE)
    assert ada.guest
    table = server.open_table(ada.guest, "zoo", seats=4)
    live = server.do(server.server.hall.tables.find(table))
    ben.at(table, f"?key={live.table.join_key}")

    field = ben.page.get_by_label("Your nickname")
    field.fill("Ben")
    field.press("Enter")

    ben.until(lambda: ben.traffic.table["you"]["seat"] == 1)
    expect(ben.button("Ready")).to_be_visible()


def test_a_clock_of_a_day_is_told_in_hours(server: Running, comes: Comes) -> None:
    """As in 23:59, not in more than a thousand minutes."""
    ada = comes("Ada")
    assert ada.guest
    ada.at(table_for(server, "zoo", [ada.guest], clock=DaysClock(1)))

    clock = ada.page.get_by_role("listitem").filter(has_text="Ada").locator(".clock")

    expect(clock).to_have_text(re.compile("(23:59\u00a0h|1\u00a0d 0\u00a0h)$"))


def test_back_at_home_ones_own_games_are_in_sight(comes: Comes) -> None:
    """However far down one was when the game began; so is the way to the next one."""
    ada = comes(size=PHONE)
    ada.opens("/")
    ada.presses(ada.button("Play now").last)
    ada.presses("Just play")
    ada.page.wait_for_url("**/t/**")
    ada.sees_the_board()

    ada.page.go_back()

    expect(ada.page.get_by_role("heading", name="My games")).to_be_in_viewport()
    expect(ada.button("Play now").first).to_be_in_viewport(ratio=1)
    assert ada.page.evaluate("scrollY") == 0


def test_who_keeps_a_hand_by_keyboard_stays_at_the_question(server: Running, comes: Comes) -> None:
    """The button goes; the focus is at what is asked next, not at the top of the page."""
    ada = comes("Ada", hands="keys")
    assert ada.guest
    ada.at(table_at(server, ada.guest, BY_KEY["goats-dogs-4"]))
    turn = ada.turn

    keep = ada.button(re.compile("^Keep"), ada.board)
    keep.focus()
    ada.page.keyboard.press("Enter")

    ada.until(lambda: ada.turn > turn)
    expect(keep).to_have_count(0)
    expect(ada.board.locator(":focus")).to_have_count(1)
