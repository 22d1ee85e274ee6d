"""What people do with each other besides playing: talk, ask to take back, wait, play again."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from menagerie.table.wire.settings import ActionClock
from tests.browser.boards import move
from tests.browser.conftest import Comes
from tests.browser.person import MILLISECONDS, PHONE, Person
from tests.browser.scenes import BY_KEY, position_of
from tests.browser.tables import open_menu, table_for
from tests.server.http.games import play as play_inside
from tests.server.http.games import table_of
from tests.server.servers import Running

# Longer than any machine needs to show a page.
MINUTES = 9
LEADING = BY_KEY["zoo-leading-4"]


def two_at_zoo(server: Running, comes: Comes, **changes: Any) -> tuple[Person, Person]:
    """Ada, who leads, at a desk, and Ben, who comes after her, on a phone; bots beside them."""
    ada, ben = comes("Ada"), comes("Ben", size=PHONE)
    assert ada.guest
    assert ben.guest
    position: dict[str, Any] = {
        "position": position_of(LEADING),
        "seats": LEADING.seats,
        "options": {},
    }
    table = table_for(server, "zoo", [ada.guest, ben.guest], **(position | changes))
    ada.at(table)
    ben.at(table)
    ada.sees("It is your turn.")
    return ada, ben


def test_people_talk_and_need_not_listen(server: Running, comes: Comes) -> None:
    """A phrase in the language of who reads it, words of one's own, silence, and a report."""
    ada, ben = two_at_zoo(server, comes, chat="text")

    ada.presses("Good luck!")
    ben.presses("Chat, 1 new line")
    expect(ben.page.get_by_role("listitem").filter(has_text="Good luck!")).to_be_visible()
    ben.page.get_by_role("textbox", name="Write something").fill("Same to you")
    ben.presses("Send")
    expect(ada.page.get_by_role("listitem").filter(has_text="Same to you")).to_be_visible()

    ben.presses(ben.page.get_by_role("dialog").get_by_role("button", name="Close"))
    open_menu(ben)
    ben.presses("Report Ada")
    ben.sees("Thank you. The people who run this site will look at it.")
    ben.presses("Mute Ada")
    ben.until(lambda: ben.traffic.table["you"]["muted"] == [0])
    ada.presses("Hello!")
    ada.until(lambda: any("hello" in frame for frame in ada.traffic.frames))
    move(ada)
    ben.until(lambda: ben.is_asked)
    assert not any("hello" in frame for frame in ben.traffic.frames)


def test_a_set_is_taken_back_if_the_others_agree(server: Running, comes: Comes) -> None:
    """The other is asked in place; then the hand is as it was, and another choice can be made."""
    ada, ben = two_at_zoo(server, comes)
    hand = ada.traffic.view["hand"]
    move(ada)
    assert ada.traffic.view["hand"] != hand

    ada.presses("Take back")
    ben.sees("Ada would like to take back the last move.")
    ben.presses(ben.page.get_by_role("alertdialog").get_by_role("button", name="Agree"))

    ada.until(lambda: ada.traffic.view["hand"] == hand)
    log = ada.page.get_by_role("complementary", name="Log")
    expect(log.get_by_role("deletion")).to_have_count(1)
    expect(log.get_by_text("Ada took this back.")).to_be_visible()
    expect(ben.page.locator("[aria-live]", has_text="Ada took this back.")).to_have_count(1)
    move(ada)
    expect(log.get_by_role("deletion")).to_have_count(1)


def test_who_lets_the_time_run_out_is_replaced_by_a_bot(server: Running, comes: Comes) -> None:
    """The clock is seen running; the bot plays on, and the seat can be taken back."""
    ada, ben = two_at_zoo(server, comes, clock=ActionClock(MINUTES * 60))
    clock = ben.page.get_by_role("listitem").filter(has_text="Ada").locator(".clock")
    expect(clock).to_have_text(re.compile(rf"{MINUTES - 1}:\d\d$"))

    run_out(server, ada.traffic.table["id"])
    ben.until(lambda: ben.traffic.table["places"][0]["stands_in"] == "time")
    ada.presses("Take your seat back")

    ada.until(lambda: not ada.traffic.table["places"][0]["stands_in"])
    assert ada.traffic.complaints == ben.traffic.complaints == []


def run_out(server: Running, table: str) -> None:
    """All the time of who is to act goes by, for the server at once."""
    hall = server.server.hall
    live = server.do(hall.tables.find(table))
    with pytest.MonkeyPatch.context() as patch:
        later = server.server.clock() + MINUTES * 60 * MILLISECONDS
        patch.setattr(hall.decisions, "_clock", lambda: later)
        server.do(hall.turns.run_out(live))


def test_a_game_goes_on_from_a_moment_of_its_replay(server: Running, comes: Comes) -> None:
    """A new table at the same position, against bots."""
    people = [server.person(name) for name in ("Ada", "Ben", "Cleo")]
    table = table_of(server, people, "goats")
    play_inside(server, table, people)
    ada = comes(people[0], size=PHONE)
    ada.opens(f"/replay/{table}?step=12&eyes=0")
    ada.presses("More")
    ada.presses("Continue from here")
    ada.page.get_by_role("combobox", name="Bots", exact=True).select_option(index=0)
    ada.presses(ada.page.get_by_role("dialog").get_by_role("button", name="Continue from here"))

    ada.page.wait_for_url(lambda address: "/t/" in address)
    ada.sees_the_board()
    assert ada.traffic.table["id"] != table
    move(ada)
    assert ada.traffic.complaints == []
