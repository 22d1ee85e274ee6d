"""A person at a browser: a size of screen, a way to press buttons, and all that reaches them."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from menagerie.server.host.settings import COOKIE
from tests.browser.hands import Finger, Hands, Keys, Mouse
from tests.browser.traffic import Traffic
from tests.server.servers import PATIENCE, Guest

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
USUAL: dict[str, Any] = {
    "color_scheme": "light",
    "locale": "en",
    "reduced_motion": "reduce",
    "service_workers": "block",
}
# What a coach says at its first occasions would lie over what is pressed.
NO_COACH = "try { localStorage['menagerie.coach'] ??= 'off' } catch {}"
# Drivers press what is forced, too; who wants it done by itself says so.
UNFORCED = """try {
  localStorage['menagerie.automatic'] ??= 'off';
  localStorage['menagerie.automatic.asked'] ??= 'yes';
} catch {}"""
MOMENT = 4
MILLISECONDS = 1000


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        guest: Guest | None = None,
        *,
        size: dict[str, Any] = DESK,
        hands: str = "",
        coach: bool = False,
        **ways: Any,
    ) -> None:
        self.address = address
        self.guest = guest
        self.context = browser.new_context(**({"base_url": address} | USUAL | size | ways))
        self.context.set_default_timeout(PATIENCE * MILLISECONDS)
        if not coach:
            self.context.add_init_script(NO_COACH)
        if guest is not None:
            self.context.add_cookies([{"name": COOKIE, "value": guest.cookie, "url": address}])
        self.context.add_init_script(UNFORCED)
        self.traffic = Traffic(self.context, address)
        self.page = self.context.new_page()
        self.hands = self._hands(hands or ("finger" if size is PHONE else "mouse"))

    def _hands(self, kind: str) -> Hands:
        kinds: dict[str, Callable[[Page], Hands]] = {"finger": Finger, "mouse": Mouse, "keys": Keys}
        return kinds[kind](self.page)

    def go_away(self) -> None:
        """Close the browser."""
        self.context.unroute_all(behavior="ignoreErrors")
        self.context.close()

    # Looking.

    def opens(self, path: str) -> "Person":
        """Open an address, and wait until the page is there."""
        self.page.goto(path)
        self.page.locator("main").first.wait_for()
        return self

    def at(self, table: str, query: str = "") -> "Person":
        """Open a table, and wait until it is shown."""
        self.opens(f"/t/{table}{query}")
        self.until(lambda: self.traffic.table.get("id") == table)
        self.page.locator("main").first.wait_for()
        return self

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Wait until something can be read."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    def sees_the_board(self) -> None:
        """Wait until a game is shown."""
        self.until(lambda: self.traffic.view)

    def sees_the_end(self) -> None:
        """Wait until the game is over."""
        self.until(lambda: self.is_over)

    def button(self, name: str | re.Pattern[str], within: Locator | None = None) -> Locator:
        """The buttons of a name."""
        return (within or self.page).get_by_role("button", name=name, exact=True)

    @property
    def board(self) -> Locator:
        """Where the game is."""
        return self.page.locator("main").first

    def until(self, condition: Callable[[], object], patience: float = PATIENCE) -> None:
        """Look on until something has come to pass."""
        for _ in range(round(patience * MILLISECONDS / MOMENT)):
            if condition():
                return
            self.page.wait_for_timeout(MOMENT)
        raise AssertionError(f"it did not come to pass: {self.traffic.frames[-3:]}")

    # Doing.

    def presses(self, control: str | re.Pattern[str] | Locator) -> None:
        """Press a button, found by its name or already."""
        found = control if isinstance(control, Locator) else self.button(control)
        self.hands.press(found.first)

    def drags(self, control: Locator, target: Locator) -> None:
        """Pull something onto something else; the target may be shown only now."""
        assert isinstance(self.hands, Mouse | Finger), "keys drag nothing"
        self.hands.hold(control.first)
        self.hands.drop(target.first)

    # The game, as far as this browser was told.

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.traffic.table.get("status") == "over"

    @property
    def is_asked(self) -> bool:
        """Whether the game waits for this person."""
        seat = self.traffic.table["you"].get("seat")
        return not self.is_over and seat in self.traffic.view.get("to_act", ())

    @property
    def turn(self) -> int:
        """How many actions were taken here."""
        found: int = self.traffic.table["you"]["turn"]
        return found
