"""Three ways to press a button: with a mouse, with a finger, and with the keyboard alone."""

from typing import Protocol

from playwright.sync_api import Locator, Page

MOST_KEYS = 150
# Farther than a hand trembles.
PULL = 20
# The key that leads nearer to an element: arrows within a group that is one stop of the Tab key,
# as long as they lead anywhere; else Tab, forwards or back. Nothing when it is reached.
NEXT_KEY = """(element, before) => {
  const here = document.activeElement;
  const stuck = window.cameFrom === here && before.startsWith('Arrow');
  window.cameFrom = here;
  if (here === element) return '';
  const isBehind = here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
  const tab = isBehind ? 'Shift+Tab' : 'Tab';
  const group = element.closest('[role=group],[role=toolbar],[role=radiogroup]');
  if (stuck || !group || !group.contains(here)) return tab;
  const [a, b] = [here, element].map(one => one.getBoundingClientRect());
  const [x, y] = [b.x - a.x, b.y - a.y];
  if (Math.abs(y) > Math.abs(x)) return y > 0 ? 'ArrowDown' : 'ArrowUp';
  return x > 0 ? 'ArrowRight' : 'ArrowLeft';
}"""


Point = tuple[float, float]


class Hands(Protocol):
    """A way to press what is found."""

    def press(self, control: Locator) -> None:
        """Press a control as this kind of person does."""


def middle(found: Locator) -> Point:
    """The middle of something in sight."""
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Mouse:
    """A mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def hold(self, control: Locator) -> None:
        """Press the button and move."""
        x, y = middle(control)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + PULL, y + PULL)

    def drop(self, target: Locator) -> None:
        """Move there and let the button go."""
        self.page.mouse.move(*middle(target), steps=3)
        self.page.mouse.up()

    def press(self, control: Locator) -> None:
        """Click."""
        control.click()


class Finger:
    """A finger on glass."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.glass = page.context.new_cdp_session(page)

    def rest(self, control: Locator) -> None:
        """Touch, and stay there."""
        self._touch("touchStart", middle(control))

    def lift(self) -> None:
        """Let go where the finger is."""
        self._touch("touchEnd")

    def hold(self, control: Locator) -> None:
        """Touch and slide."""
        x, y = middle(control)
        self._touch("touchStart", (x, y))
        self._touch("touchMove", (x + PULL, y + PULL))

    def drop(self, target: Locator) -> None:
        """Slide there and lift the finger."""
        self._touch("touchMove", middle(target))
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: Point) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

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
        # What it is called may change on the way; it stays the same element.
        element = control.element_handle()
        key = ""
        for _ in range(MOST_KEYS):
            key = element.evaluate(NEXT_KEY, key)
            if not key:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {control}")
