"""The hint on screens of every size: read, scrolled and put away."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from menagerie.bots.search.search import Budget
from menagerie.server.hall import bots as thinking
from tests.browser.conftest import Comes
from tests.browser.person import Person
from tests.browser.scenes import BY_KEY, table_at
from tests.server.servers import Running

FEW = Budget(iterations=60)
SIZES = [(320, 568), (390, 844), (844, 390), (667, 375), (720, 450), (1366, 650), (1440, 900)]
SCENES = ["buffalo-placing-6", "goats-playing-5", "zoo-leading-4"]
# What would be pressed at the middle of something is that, or a part of it.
IS_ON_TOP = """one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const isInside = x >= 0 && y >= 0 && x + width < innerWidth + 1 && y + height < innerHeight + 1;
  return isInside && one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
ENDS = """one => {
  one.scrollTop = one.scrollHeight;
  return one.scrollHeight - one.clientHeight - one.scrollTop < 1;
}"""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks for long."""
    monkeypatch.setattr(thinking, "HINT", FEW)


@pytest.mark.parametrize("key", SCENES)
def test_a_hint_stays_on_the_screen_and_can_be_put_away(
    key: str, server: Running, comes: Comes
) -> None:
    """Its buttons, the bulb and its last word are within reach at every size."""
    ada = comes("Ada")
    assert ada.guest
    ada.at(table_at(server, ada.guest, BY_KEY[key]))
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        check_hint(ada)


def check_hint(person: Person) -> None:
    """Open a hint, reach everything in it, close it by its button, and once more by the bulb."""
    panel = person.page.get_by_role("region", name="Hint")
    bulb = person.button("Hint", person.board)
    person.presses(bulb)
    expect(panel).to_be_visible()
    size: Any = person.page.viewport_size
    controls: dict[str, Any] = {"close": "Close", "take": "Prepare it", "fold": re.compile("^Chan")}
    for folded in (True, False):
        if not folded:
            person.presses(person.button(controls["fold"], panel))
            controls["first"] = re.compile("^Best")
        reached = {
            name: is_reached(person.button(what, panel).first) for name, what in controls.items()
        }
        wanted = dict.fromkeys([*controls, "bulb"], True)
        assert reached | {"bulb": is_reached(bulb)} == wanted, (size, folded)
        assert panel.get_by_role("paragraph").evaluate(ENDS), size
    person.presses(person.button("Close", panel))
    expect(panel).to_have_count(0)
    person.presses(bulb)
    expect(panel).to_be_visible()
    person.presses(bulb)
    expect(panel).to_have_count(0)


def is_reached(control: Locator) -> bool:
    """Whether a control is in sight, with nothing on top of it."""
    return bool(control.evaluate(IS_ON_TOP))
