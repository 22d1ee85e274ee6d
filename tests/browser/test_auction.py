"""The colour auction in the browser: typed with comma or point, by keyboard and by finger."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.boards import move, play
from tests.browser.conftest import Comes
from tests.browser.person import DESK, PHONE, Person
from tests.browser.secrets import check_keys, check_secrets
from tests.browser.tables import table_for
from tests.games.buffalo.board import BID, bid, field, write
from tests.server.servers import Running

AUCTION = {"auction": True}
WAYS: dict[str, dict[str, Any]] = {
    "keyboard": {"size": DESK, "hands": "keys"},
    "touch": {"size": PHONE},
}


def offer(person: Person, amount: str) -> None:
    """Type a bid and send it."""
    person.until(lambda: person.traffic.view.get("phase") == "bidding")
    turn = person.turn
    write(person, amount)
    person.presses(BID)
    person.until(lambda: person.turn > turn and not person.traffic.asked)


def problem(person: Person) -> Locator:
    """What is wrong with what was typed."""
    return person.board.locator("#bid-words")


def two_at_a_table(
    server: Running, comes: Comes, way: str, seats: int
) -> tuple[str, Person, Person]:
    """Two people at an auction, with bots in the other seats."""
    ada, ben = comes("Ada", **WAYS[way]), comes("Ben", **WAYS[way])
    assert ada.guest
    assert ben.guest
    people = [ada.guest, ben.guest]
    table = table_for(server, "buffalo", people, seats=seats, options=AUCTION)
    return table, ada.at(table), ben.at(table)


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_auction_of_two(way: str, server: Running, comes: Comes) -> None:
    """Cows are placed before the bids; equal bids are repeated; the higher picks a pair."""
    table, ada, ben = two_at_a_table(server, comes, way, 2)
    ada.sees("Yours for the moment: Blue + Green")
    for person in (ada, ben):
        person.until(lambda one=person: one.is_asked)  # type: ignore[misc]
        move(person)

    offer(ada, "1,5")
    ada.sees("Your bid of 1.5 lies face down.")
    expect(ada.button("Bid made: 1.5")).to_be_disabled()
    offer(ada, "2,5")
    offer(ada, "1.50")
    offer(ben, " 1.5 ")

    for person in (ada, ben):
        person.sees("Your bids were equal")
        expect(field(person)).to_have_value("1.5")
    write(ada, "1,4999")
    expect(problem(ada)).to_have_text("Not lower than your last bid of 1.5.")
    expect(field(ada)).to_have_value("1,4999")
    offer(ben, "1.5001")
    offer(ada, "1.5")

    ben.sees("Pick your colour.")
    ben.presses("Take Blue + Green")
    ada.until(lambda: ada.traffic.view["phase"] == "choosing")
    seats = ada.traffic.view["seats"]
    assert [seat["bids"] for seat in seats] == [["1.5", "1.5"], ["1.5", "1.5001"]]
    assert [seat["colours"] for seat in seats] == [["red", "orange"], ["blue", "green"]]
    expect(ada.page.locator("li", has_text="Ben").first).to_contain_text("1.4999")
    for role, person in enumerate((ada, ben)):
        check_secrets(server, table, person, role)
        assert person.traffic.complaints == []
    check_keys([ada, ben])


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_auction_of_four(way: str, server: Running, comes: Comes) -> None:
    """The highest bid picks first, then the next; a bot gets what is left."""
    table, ada, ben = two_at_a_table(server, comes, way, 4)
    ada.sees("Yours for the moment: Blue")
    offer(ada, "98.0001")
    offer(ben, "98,0002")

    ben.sees("Pick your colour.")
    ben.presses("Take Orange")
    ada.sees("Pick your colour.")
    ada.presses("Take Green")
    ada.until(lambda: ada.traffic.view["phase"] == "choosing")

    assert [seat["colours"] for seat in ada.traffic.view["seats"][:2]] == [["green"], ["orange"]]
    for role, person in enumerate((ada, ben)):
        check_secrets(server, table, person, role)
        assert person.traffic.complaints == []


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("100", "At most 99.9999."),
        ("1.08951", "At most four decimals."),
        ("1,2,3", "Only digits and one comma or point."),
        ("two", "Only digits and one comma or point."),
    ],
)
def test_what_is_no_bid_is_said_in_words(
    typed: str, words: str, server: Running, comes: Comes
) -> None:
    """What was typed stays, nothing is sent, and mending it is enough."""
    ada = comes("Ada", size=PHONE)
    assert ada.guest
    ada.at(table_for(server, "buffalo", [ada.guest], seats=4, options=AUCTION))
    ada.until(lambda: ada.is_asked)

    write(ada, typed)
    ada.presses(ada.button("Bid", ada.board))

    expect(problem(ada)).to_have_text(words)
    expect(field(ada)).to_have_value(typed)
    expect(field(ada)).to_be_focused()
    assert ada.turn == 0
    assert not ada.traffic.asked
    write(ada, "1,0895")
    expect(ada.button("Bid 1.0895")).to_be_enabled()


def test_an_empty_field_asks_for_a_number(server: Running, comes: Comes) -> None:
    """Only when it is sent; the steps fill it, too."""
    ada = comes("Ada")
    assert ada.guest
    ada.at(table_for(server, "buffalo", [ada.guest], seats=4, options=AUCTION))
    ada.until(lambda: ada.is_asked)
    expect(problem(ada)).to_contain_text("Up to four decimals")

    ada.presses(ada.button("Bid", ada.board))
    expect(problem(ada)).to_contain_text("Type a number")

    ada.presses("1 more")
    ada.presses("0.1 more")
    expect(field(ada)).to_have_value("1.1")
    field(ada).press("ArrowUp")
    expect(field(ada)).to_have_value("2.1")


def test_bids_are_written_as_in_the_language(server: Running, comes: Comes) -> None:
    """A German reads 1,0895."""
    ada = comes("Ada", locale="de")
    assert ada.guest
    ada.at(table_for(server, "buffalo", [ada.guest], seats=4, options=AUCTION))
    ada.until(lambda: ada.is_asked)

    ada.page.get_by_role("textbox", name="Dein Gebot").fill("98.0895")
    ada.presses("98,0895 bieten")

    ada.sees(re.compile("Ada hat 98,0895 geboten"))


def test_a_game_with_an_auction_is_played_on(server: Running, comes: Comes) -> None:
    """Scores have decimals to the end, where the result shows them."""
    ada = comes("Ada")
    assert ada.guest
    ada.at(table_for(server, "buffalo", [ada.guest], seats=3, options=AUCTION))
    ada.until(lambda: ada.is_asked)
    write(ada, "0.0895")
    bid(ada)
    ada.until(lambda: ada.traffic.view["phase"] != "bidding")

    play(ada)

    score = ada.traffic.view["outcome"]["scores"][0]
    assert score != int(score)
    result = ada.page.get_by_role("region", name="The game is over").first
    expect(result).to_contain_text(f"{score:.4f}".rstrip("0"))
    assert ada.traffic.complaints == []
