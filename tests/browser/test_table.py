"""What happens round a board: meeting by link, watching, leaving, being refused, a replay."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.boards import play
from tests.browser.conftest import Comes
from tests.browser.person import PHONE, Person
from tests.browser.scenes import BY_KEY, table_at
from tests.browser.secrets import check_secrets
from tests.browser.tables import open_menu, table_for
from tests.server.http.games import play as play_inside
from tests.server.http.games import table_of
from tests.server.servers import Running


def test_friends_meet_at_a_table_by_its_link(server: Running, comes: Comes) -> None:
    """From the home page: open a table, send the link, sit down, be ready, start."""
    ada, ben = comes(), comes(size=PHONE)
    ada.opens("/new/zoo")
    ada.page.get_by_label("Your nickname").fill("Ada")
    ada.presses("Open a table")
    ada.page.wait_for_url("**/t/**")
    link = ada.page.get_by_role("textbox", name="Invite friends").input_value()

    ben.opens(link.removeprefix(server.address))
    ben.page.get_by_label("Your nickname").fill("Ben")
    ben.presses(ben.button("Sit here"))
    ben.presses("Ready")
    ada.sees("Ben")
    ada.presses("Start")

    for person in (ada, ben):
        person.sees_the_board()
        assert person.traffic.complaints == []
    names = [place["name"] for place in ada.traffic.table["places"]]
    assert names[:2] == ["Ada", "Ben"]


def test_a_spectator_sees_what_is_public_and_then_everything(server: Running, comes: Comes) -> None:
    """No hand and no sealed choice while it is played; the replay shows every hand."""
    ada, eve = comes("Ada"), comes("Eve", size=PHONE)
    assert ada.guest
    table = table_for(server, "zoo", [ada.guest], public=True)
    ada.at(table)
    eve.at(table)
    expect(eve.page.get_by_role("group", name="Your hand")).to_have_count(0)

    play(ada)
    eve.sees_the_end()

    check_secrets(server, table, eve, role=4)
    assert all(not step["view"]["hand"] for step in eve.traffic.steps if step.get("view"))
    eve.opens(f"/replay/{table}?step=1&eyes=0")
    expect(eve.page.get_by_role("group", name="Your hand").get_by_role("button")).not_to_have_count(
        0
    )
    assert eve.traffic.complaints == []


def test_who_leaves_is_replaced_and_may_come_back(server: Running, comes: Comes) -> None:
    """A bot plays on, everybody sees it, and the seat is taken back in place."""
    ada, ben = comes("Ada"), comes("Ben")
    assert ada.guest
    assert ben.guest
    table = table_for(server, "zoo", [ada.guest, ben.guest])
    ada.at(table)
    ben.at(table)

    open_menu(ben)
    ben.presses("Leave, a bot plays on")
    question = ben.page.get_by_role("alertdialog", name="Leave the game?")
    ben.presses(ben.button("Leave, a bot plays on", question))
    ben.sees("A bot plays for you.")
    ada.until(lambda: ada.traffic.table["places"][1]["stands_in"] == "left")
    expect(ada.page.locator("li", has_text="Ben").first).to_contain_text("a bot stands in")

    ben.presses("Take your seat back")
    ben.until(lambda: not ben.traffic.table["places"][1]["stands_in"])
    expect(ben.page.get_by_text("A bot plays for you.")).to_have_count(0)
    play(ada, ben, most=6)
    assert ada.traffic.complaints == ben.traffic.complaints == []


ILLEGAL = {
    "buffalo-placing-6": (re.compile("not allowed"), "B"),
    "goats-taking-5": (re.compile(r"^row \d, column \d, (?!.*can be taken)(?!stable)"), "G"),
    "zoo-beating-7": (re.compile("not now$"), "Z"),
}


@pytest.mark.parametrize("key", ILLEGAL)
def test_an_illegal_try_is_explained_with_its_rule(key: str, server: Running, comes: Comes) -> None:
    """In place, with a link to the very clause, read over the board; nothing was done."""
    name, letter = ILLEGAL[key]
    scene = BY_KEY[key]
    ada = comes("Ada", size=PHONE)
    assert ada.guest
    ada.at(table_at(server, ada.guest, scene))
    turn = ada.turn

    ada.presses(ada.button(name, ada.board))

    rule = ada.board.get_by_role("link", name=re.compile(rf"^Rule {letter}")).first
    enlarged = ada.button("Show the whole meadow")
    expect(rule.or_(enlarged).first).to_be_visible()
    if enlarged.is_visible():
        ada.presses(ada.button(name, ada.board))
    expect(rule).to_be_visible()
    assert re.search(rf"/rules/{scene.game}#{letter}\w+$", rule.get_attribute("href") or "")
    assert ada.turn == turn
    clause = (rule.get_attribute("href") or "").partition("#")[2]
    rule.click()
    sheet = ada.page.get_by_role("dialog")
    expect(sheet.locator(f'[id="{clause}"]')).to_be_in_viewport()
    assert ada.traffic.complaints == []


def test_a_link_to_a_replay_opens_the_very_moment(server: Running, comes: Comes) -> None:
    """The address follows each step; who opens it sees the same step through the same eyes."""
    people = [server.person(name) for name in ("Ada", "Ben")]
    table = table_of(server, people, "buffalo", public=True)
    play_inside(server, table, people)
    ada = comes(people[0])
    ada.opens(f"/replay/{table}")
    ada.page.get_by_label("Through the eyes of").select_option("1")
    for _ in range(3):
        ada.presses("Next")
    ada.page.wait_for_url("**step=3**")
    shown = what_is_shown(ada)

    eve = comes(size=PHONE)
    eve.opens(ada.page.url.removeprefix(server.address))

    expect(eve.page.get_by_role("slider")).to_have_value("3")
    assert eve.page.get_by_label("Through the eyes of").input_value() == "1"
    eve.until(lambda: what_is_shown(eve) == shown)
    assert ada.traffic.complaints == eve.traffic.complaints == []


def what_is_shown(person: Person) -> list[Any]:
    """The names of all that can be pressed on the board: the position in words."""
    expect(person.button(re.compile("Bonus")).first).to_be_visible()
    found = person.board.get_by_role("button", name=re.compile(" free;| is full"))
    return [found.nth(at).locator(".unseen").text_content() for at in range(found.count())]
