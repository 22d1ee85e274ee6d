"""Three ways to press a button: with a mouse, with a finger, and with the keyboard alone."""

from typing import Protocol

from playwright.sync_api import Locator, Page

MOST_TABS = 150
IS_FOCUSED = "element => element === document.activeElement"
# Where a group is one stop of the Tab key, arrows go on within it.
NEARER = """element => {
  const here = document.activeElement;
  const group = element.closest('[role=group],[role=toolbar],[role=radiogroup]');
  if (!group || !group.contains(here) || here === document.body) return '';
  const [a, b] = [here, element].map(one => one.getBoundingClientRect());
  const [x, y] = [b.x - a.x, b.y - a.y];
  if (Math.abs(y) > Math.abs(x)) return y > 0 ? 'ArrowDown' : 'ArrowUp';
  return x > 0 ? 'ArrowRight' : 'ArrowLeft';
}"""


class Hands(Protocol):
    """A way to press what is found."""

    def press(self, control: Locator) -> None:
        """Press a control as this kind of person does."""


class Mouse:
    """A mouse."""

    def press(self, control: Locator) -> None:
        """Click."""
        control.click()


class Finger:
    """A finger on glass."""

    def press(self, control: Locator) -> None:
        """Tap."""
        control.tap()


class Keys:
    """Nothing but the keyboard: what cannot be reached by it cannot be pressed."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, control: Locator) -> None:
        """Walk to a control by Tab and arrows, and press Enter."""
        self.reach(control)
        self.page.keyboard.press("Enter")

    def reach(self, control: Locator) -> None:
        """Walk to a control by Tab and arrows."""
        control.wait_for()
        for _ in range(MOST_TABS):
            if control.evaluate(IS_FOCUSED):
                return
            self.page.keyboard.press(control.evaluate(NEARER) or "Tab")
            if not control.evaluate(IS_FOCUSED):
                self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {control}")
