"""After the end of a game: another one, against the same bots or with the same people."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from menagerie import GAMES
from tests.browser.conftest import Comes
from tests.browser.person import DESK, PHONE, Person
from tests.browser.tables import table_for
from tests.games.zoo.builders import zoo
from tests.server.servers import Running

SIZES = {"phone": PHONE, "desk": DESK}
ENDING = """
    standings Ben Carl Anna Dora
    points 17 18 17 14
    out Carl Dora
    Anna holds fox
    Ben holds 2 fox
    Anna leads
"""


def last_card(server: Running, *people: Person) -> str:
    """A table at which the first of some people is about to end the game."""
    position: dict[str, Any] = GAMES["zoo"].dump(zoo(ENDING, partners=False))
    guests = [person.guest for person in people if person.guest]
    table = table_for(server, "zoo", guests, seats=4, options={}, position=position)
    for person in people:
        person.at(table)
    return table


def end(person: Person) -> None:
    """Play the last card of the game."""
    person.until(lambda: person.is_asked)
    person.presses(person.button(re.compile("can be played$"), person.board))
    person.presses(person.button(re.compile("^Play 1 fox"), person.board))
    person.sees_the_end()


def goes_elsewhere(person: Person, table: str) -> str:
    """Wait until a person is at another table; which one it is."""
    person.until(lambda: person.traffic.table["id"] != table)
    found: str = person.traffic.table["id"]
    person.page.wait_for_url(re.compile(rf"/t/{found}(\?|$)"))
    return found


@pytest.mark.parametrize("size", SIZES)
def test_against_bots_the_next_game_begins_at_once(
    size: str, server: Running, comes: Comes
) -> None:
    """The first click leads there, a second one changes nothing; settings and seats are kept."""
    ada = comes("Ada", size=SIZES[size])
    table = last_card(server, ada)
    before = ada.traffic.table
    end(ada)

    ada.presses("Play again")

    other = goes_elsewhere(ada, table)
    assert ada.traffic.table["status"] == "playing"
    assert ada.traffic.table["settings"] == before["settings"]
    assert ada.traffic.table["you"]["seat"] == before["you"]["seat"]
    kinds = [(place["kind"], place["bot"]) for place in ada.traffic.table["places"]]
    assert kinds == [(place["kind"], place["bot"]) for place in before["places"]]
    ada.at(table)
    ada.presses("Play again")
    assert goes_elsewhere(ada, table) == other


def test_people_are_asked_and_whoever_agrees_has_a_seat(server: Running, comes: Comes) -> None:
    """One asks, the other is asked in place, and the game begins with both where they sat."""
    ada, ben = comes("Ada"), comes("Ben", size=PHONE)
    table = last_card(server, ada, ben)
    end(ada)
    ben.sees_the_end()

    ada.presses("Play again")
    other = goes_elsewhere(ada, table)
    assert ada.traffic.table["you"]["seat"] is not None
    question = ben.page.get_by_role("alertdialog", name="Play again")
    ben.presses(ben.button("Play again", question))

    assert goes_elsewhere(ben, table) == other
    ada.until(lambda: ada.traffic.table["status"] == "playing")
    ben.until(lambda: ben.traffic.table["status"] == "playing")
    assert [place["name"] for place in ada.traffic.table["places"]][:2] == ["Ada", "Ben"]


def test_who_does_not_want_another_game_stays(server: Running, comes: Comes) -> None:
    """The question goes away, and the result stays."""
    ada, ben = comes("Ada"), comes("Ben", size=PHONE)
    table = last_card(server, ada, ben)
    end(ada)
    ada.presses("Play again")
    question = ben.page.get_by_role("alertdialog", name="Play again")

    ben.presses(ben.button("Refuse", question))

    expect(question).to_have_count(0)
    assert ben.traffic.table["id"] == table
    expect(ben.button("Play again")).to_be_visible()
