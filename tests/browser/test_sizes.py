"""Tables at every size of window: all can be reached and read, and nothing moves while choosing."""

import re

import pytest
from playwright.sync_api import expect

from menagerie.bots.search.search import Budget
from menagerie.server.hall import bots as thinking
from tests.browser.conftest import Comes
from tests.browser.matrix import IS_SOAK
from tests.browser.person import Person
from tests.browser.scenes import BY_KEY, table_at
from tests.browser.sizes import LAID, MORE, SIZES, TAP, faults, moved, places, resize
from tests.server.servers import Running

FEW = ["buffalo-placing-6", "goats-playing-5", "zoo-beating-7"]
SCENES = list(BY_KEY) if IS_SOAK else FEW
SWEEP = [*SIZES, *MORE] if IS_SOAK else SIZES
SMALL = (320, 568)
LAPTOP = (1366, 650)
FIRST = "main button.hint"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks for long."""
    monkeypatch.setattr(thinking, "HINT", Budget(iterations=60))


def at_scene(key: str, server: Running, comes: Comes, **ways: bool) -> Person:
    """Somebody in the middle of a scene."""
    ada = comes("Ada", has_touch=True, **ways)
    assert ada.guest
    ada.at(table_at(server, ada.guest, BY_KEY[key]))
    ada.sees("It is your turn.")
    ada.page.wait_for_load_state("networkidle")
    return ada


@pytest.mark.parametrize("key", SCENES)
def test_every_window_shows_all_of_a_table(key: str, server: Running, comes: Comes) -> None:
    """At every size, with a hint and without; and the hint moves nothing on the board."""
    ada = at_scene(key, server, comes)
    game = BY_KEY[key].game
    wrong, laid = {}, {}
    for size in SWEEP:
        resize(ada, size)
        laid[size] = places(ada)
        wrong[size] = faults(ada, game)

    open_hint(ada)
    for size in reversed(SWEEP):
        resize(ada, size)
        wrong[size] += [f"with a hint: {fault}" for fault in faults(ada, game)]
        if shifted := moved(laid[size], places(ada)):
            wrong[size].append(f"moved by a hint: {shifted}")

    assert {size: all_ for size, all_ in wrong.items() if all_} == {}


def open_hint(person: Person) -> None:
    """Ask for a hint, and wait for it."""
    person.page.locator(FIRST).click()
    expect(person.page.get_by_role("region", name="Hint")).to_be_visible()


@pytest.mark.parametrize(
    ("key", "choose", "refused"),
    [
        ("goats-playing-5", "[data-mark^='card ']", None),
        ("buffalo-choosing-4", "[data-mark^='card ']", None),
        ("zoo-leading-4", "[data-mark^='kind ']", "[data-mark=pass]"),
    ],
)
def test_what_is_about_to_be_touched_stays(
    key: str, choose: str, refused: str | None, server: Running, comes: Comes
) -> None:
    """Neither a choice nor a refusal moves a card, a field or a button."""
    ada = at_scene(key, server, comes)
    for size in (SMALL, LAPTOP):
        resize(ada, size)
        laid = places(ada)
        for press in filter(None, (choose, refused)):
            ada.board.locator(press).first.dispatch_event("click")
            if press is refused:
                ada.page.get_by_role("link", name=re.compile("^Rule")).first.wait_for()
            ada.page.evaluate(LAID, size)
            assert moved(laid, places(ada)) == {}, (size, press)
        ada.board.locator(choose).first.press("Escape")


def test_a_small_meadow_is_enlarged_by_the_first_tap(server: Running, comes: Comes) -> None:
    """Then its cells are large enough for a finger, until all is shown again."""
    ada = at_scene("goats-playing-5", server, comes)
    resize(ada, SMALL)
    cell = ada.board.locator("[data-cell='4,4']")
    before = cell.bounding_box()
    assert before is not None
    assert before["width"] < TAP

    cell.tap()

    ada.until(lambda: (cell.bounding_box() or before)["width"] >= TAP)
    expect(ada.page.get_by_role("link", name=re.compile("^Rule"))).to_have_count(0)
    ada.button("Show the whole meadow").tap()
    ada.until(lambda: cell.bounding_box() == before)
