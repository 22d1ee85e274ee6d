"""A game that is added to the server: the page was built without it, and plays it all the same."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Comes
from tests.browser.measures import boxes, is_scrollable, violations
from tests.browser.person import DESK, PHONE, Person
from tests.server.servers import Spawned, spawned

EXAMPLE = Path(__file__).parents[2] / "examples" / "magpies"
ACTION = re.compile(r"^Seal \d+$")
ROUNDS = 6
SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Spawned]:
    """A server with the example beside the games that it brings."""
    paths = os.pathsep.join([str(EXAMPLE), os.environ.get("PYTHONPATH", "")])
    games = {"MENAGERIE_GAMES": "magpies.game:MAGPIES"}
    folder = Path(tmp_path_factory.mktemp("server"))
    with spawned(folder, "--log-level", "warning", PYTHONPATH=paths, **games) as found:
        yield found


def sit_down(person: Person) -> None:
    """Start a game against bots from the box on the home page."""
    person.opens("/")
    box = person.page.get_by_role("article").filter(has_text="snatch what glitters")
    expect(box.get_by_role("heading", name="Magpies")).to_be_visible()
    person.presses(box.get_by_role("button", name="Play now"))
    person.sees_the_board()


def seal(person: Person) -> None:
    """Seal the first card that is offered, and wait until it counts."""
    person.until(lambda: person.is_asked)
    turn = person.turn
    person.presses(person.board.get_by_role("button", name=ACTION))
    person.until(lambda: person.turn > turn)


@SIZES
def test_a_whole_game_is_played_on_the_page(size: dict[str, object], comes: Comes) -> None:
    """From its box on the home page to the result, with every action a button in its words."""
    ada = comes(size=size)
    sit_down(ada)

    for _ in range(ROUNDS):
        seal(ada)

    ada.sees_the_end()
    told = ada.page.get_by_text(re.compile(r"takes the treasure: \d point"))
    expect(told.filter(visible=True).first).to_be_visible()
    assert ada.traffic.complaints == []
    assert ada.traffic.strangers == []


@SIZES
def test_its_board_fits_the_screen_and_can_be_used_by_all(
    size: dict[str, object], comes: Comes
) -> None:
    """No button is too small or out of sight, nothing scrolls, and axe finds nothing wrong."""
    ada = comes(size=size)
    sit_down(ada)
    seal(ada)
    ada.until(lambda: ada.is_asked)

    found = boxes(ada)
    assert [box.name for box in found if ACTION.match(box.name)]
    assert [box for box in found if box.is_small or box.is_outside(size)] == []
    assert not is_scrollable(ada)
    assert violations(ada) == []


def test_it_is_told_in_every_language_and_in_sentences(comes: Comes) -> None:
    """Labels, actions and the position for screen readers are the game's own words."""
    ada = comes(locale="de")
    ada.opens("/")
    box = ada.page.get_by_role("article").filter(has_text="schnapp dir, was glitzert")
    expect(box.get_by_role("heading", name="Elstern")).to_be_visible()
    ada.presses(box.get_by_role("button", name="Jetzt spielen"))

    ada.sees_the_board()
    ada.sees(re.compile(r"^Welche Karte legst du für den Schatz von \d Punkt"))
    expect(ada.board.get_by_role("button", name=re.compile(r"^\d+ legen$"))).to_have_count(6)
    expect(ada.page.get_by_role("region", name="Deine Hand")).to_be_visible()


def test_a_hint_rings_the_button_that_it_suggests(comes: Comes) -> None:
    """The general search gives it."""
    ada = comes()
    sit_down(ada)
    ada.presses(ada.board.get_by_role("button", name="Hint"))

    panel = ada.page.get_by_role("region", name="Hint")
    expect(panel.get_by_role("paragraph")).to_contain_text(re.compile(r"Seal \d+: .+\."))
    ada.presses(ada.button("Chances and other choices", panel))
    expect(panel.get_by_text(re.compile(r"Chance to win: \d+% \(± \d+\)")).first).to_be_visible()
    ringed = ada.board.locator("button[data-marked]")
    expect(ringed.first).to_have_text(ACTION)


def test_its_rules_can_be_read(comes: Comes) -> None:
    """A rule that the log names is on the page of its rules."""
    ada = comes(size=PHONE)
    ada.opens("/rules/magpies#M5")

    expect(ada.page.get_by_role("heading", name="Magpies")).to_be_visible()
    expect(ada.page.locator("#M5")).to_be_in_viewport()
    expect(ada.page.locator("#M5")).to_contain_text("goes to the highest card")
