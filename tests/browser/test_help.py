"""Help over a game: how it is played, its rules at a clause, and back to the board."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Comes
from tests.browser.hands import Finger
from tests.browser.person import PHONE
from tests.browser.scenes import BY_KEY, table_at
from tests.server.servers import Running


def test_help_lies_over_the_game_and_gives_the_focus_back(server: Running, comes: Comes) -> None:
    """The screen, all rules, a rule from the log: none leaves the game, Escape closes each."""
    ada = comes("Ada")
    assert ada.guest
    table = table_at(server, ada.guest, BY_KEY["buffalo-choosing-4"])
    ada.page.add_init_script("localStorage.setItem('menagerie.rules', 'on')")
    ada.at(table).sees_the_board()
    mark = ada.button("How to play")
    sheet = ada.page.get_by_role("dialog")

    mark.focus()
    ada.page.keyboard.press("Enter")
    expect(sheet.get_by_role("listitem").filter(has_text="In secret")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(mark).to_be_focused()

    ada.presses(mark)
    ada.presses(ada.button("All the rules"))
    expect(sheet.get_by_role("heading", name="The aim")).to_be_visible()
    ada.presses(ada.button("Close"))
    expect(mark).to_be_focused()

    ada.page.get_by_role("link", name="Rule B8").first.click()
    expect(sheet.locator("#B8")).to_be_in_viewport()
    expect(sheet.locator("#B8")).to_be_focused()
    ada.page.keyboard.press("Escape")
    assert ada.page.url.endswith(f"/t/{table}")


def test_a_sign_is_explained_by_mouse_finger_and_keys(server: Running, comes: Comes) -> None:
    """What its figures mean; a long press asks and does nothing else."""
    ada = comes("Ada")
    assert ada.guest
    table = table_at(server, ada.guest, BY_KEY["buffalo-choosing-4"])
    ada.at(table).sees_the_board()
    tip = ada.page.get_by_role("tooltip")
    sign = ada.page.locator(".sign").last
    meaning = "for the largest herd"

    sign.hover()
    expect(tip).to_contain_text(meaning)
    expect(tip).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()

    pasture = ada.page.locator("button.pasture").last
    pasture.focus()
    ada.page.keyboard.press("ArrowUp")
    expect(tip).to_be_visible()
    expect(ada.page.locator("button.pasture:focus")).to_have_accessible_description(
        re.compile(meaning)
    )

    phone = comes(ada.guest, size=PHONE)
    phone.at(table).sees_the_board()
    card = phone.page.locator(".hand button").first
    finger = Finger(phone.page)
    finger.rest(card)
    expect(phone.page.get_by_role("tooltip")).to_contain_text("Up to")
    expect(phone.page.get_by_role("tooltip")).to_be_visible()
    finger.lift()
    expect(card).to_have_attribute("aria-pressed", "false")


def test_the_coach_speaks_once_and_can_be_sent_away(server: Running, comes: Comes) -> None:
    """A sentence for a first time, never again; none at all after "No more tips"."""
    ada = comes("Ada", coach=True)
    assert ada.guest
    table = table_at(server, ada.guest, BY_KEY["buffalo-placing-6"])
    ada.at(table).sees_the_board()
    bubble = ada.page.locator(".bubble")
    first = bubble.get_by_role("status").text_content()
    expect(bubble).to_be_visible()
    ada.presses(ada.button("Got it"))
    expect(bubble).to_be_hidden()

    ada.at(table).sees_the_board()
    expect(bubble).to_be_visible()
    expect(bubble).not_to_contain_text(str(first))
    ada.presses(ada.button("No more tips"))
    ada.at(table).sees_the_board()
    expect(bubble).to_be_hidden()
    assert ada.page.evaluate("localStorage['menagerie.coach']") == "off"


def test_a_rule_is_read_in_plain_words_and_tried_on_the_board(comes: Comes) -> None:
    """Numbers and sources unfold and stay so; an example is shown, and played on at a table."""
    ada = comes()
    ada.opens("/rules/zoo#Z7")
    rule = ada.page.locator("#Z7")
    expect(rule.get_by_role("heading", name="Beating")).to_be_in_viewport()
    expect(rule.get_by_text("Z7", exact=True)).to_have_count(0)
    ada.page.get_by_role("switch", name="Rule numbers and sources").click()
    ada.page.reload()
    expect(rule.get_by_text("Z7", exact=True)).to_be_visible()

    ada.presses(ada.button("On the board 2", rule))
    ada.presses("Show it")
    sheet = ada.page.get_by_role("dialog")
    expect(sheet.get_by_text("you need exactly 2 here, not 3")).to_be_visible()
    ada.presses("Back to the beginning")
    ada.presses("Play on from here")
    ada.page.wait_for_url("**/t/**")
    ada.sees_the_board()
    assert ada.traffic.view["trick"][-1]["cards"] == ["seal"]
