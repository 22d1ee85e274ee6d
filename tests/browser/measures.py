"""What can be measured on a page: rules of accessibility, sizes, what is in sight, what moved."""

from pathlib import Path
from typing import Any

from tests.browser.person import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAP = 44
# Half a pixel is rounding, not a smaller button.
ROUNDING = 0.5
FIND_VIOLATIONS = """async () => (await axe.run(document, {
  resultTypes: ['violations'],
})).violations.map(({ id, help, nodes }) =>
  `${id}: ${help} (${nodes.length}) ` +
  nodes.slice(0, 3).map(node => node.html.slice(0, 160) + ' ' + node.any.map(one => one.message)))
"""
# What only shows more and what is hidden need not be hit.
BOXES = """() => [...document.querySelectorAll('main button')]
  .filter(one => !one.disabled && one.checkVisibility({ visibilityProperty: true }))
  .map(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.getAttribute('aria-label') ?? one.textContent.trim(), x, y, width, height];
  })"""
WATCH_SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver(list => window.shifts.push(...list.getEntries()
    .filter(entry => !entry.hadRecentInput).map(entry => entry.value)
  )).observe({ type: 'layout-shift', buffered: true });
}"""
# Fonts are there, what was to change is drawn, and every transition that ends has ended; the end
# of one may begin another, of what inherits from it. The last frame lets an observer hear of it.
SETTLED = """async () => {
  const drawn = () => new Promise(draw => requestAnimationFrame(() => setTimeout(draw)));
  const ends = one => one.effect.getComputedTiming().endTime < Infinity;
  const moving = () => document.getAnimations().filter(ends);
  await document.fonts.ready;
  await drawn();
  await drawn();
  for (let found = moving(); found.length; found = moving()) {
    await Promise.allSettled(found.map(one => one.finished));
    await drawn();
  }
  await drawn();
}"""
FIRST_PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"


def violations(person: Person) -> list[str]:
    """What axe finds wrong with the page as it is, by every rule that it asks of itself."""
    # A script of the tests' own is no script of the page: its policy need not allow it.
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = person.page.evaluate(FIND_VIOLATIONS)
    return found


class Box:
    """Where a button is."""

    def __init__(self, name: str, x: float, y: float, width: float, height: float) -> None:
        self.name, self.x, self.y, self.width, self.height = name, x, y, width, height

    @property
    def is_small(self) -> bool:
        """Whether a finger may miss it."""
        return min(self.width, self.height) < TAP - ROUNDING

    def is_outside(self, size: dict[str, Any]) -> bool:
        """Whether some of it is out of sight."""
        right, bottom = self.x + self.width, self.y + self.height
        edge = size["viewport"]
        return (
            min(self.x, self.y) < -ROUNDING
            or right > edge["width"] + ROUNDING
            or bottom > edge["height"] + ROUNDING
        )

    def __repr__(self) -> str:
        return f"{self.name!r} {self.width:.0f} by {self.height:.0f} at {self.x:.0f},{self.y:.0f}"


def boxes(person: Person) -> list[Box]:
    """All buttons of the board that can be pressed."""
    return [Box(*found) for found in person.page.evaluate(BOXES)]


def is_scrollable(person: Person) -> bool:
    """Whether the page is higher or wider than the screen."""
    return bool(
        person.page.evaluate(
            "() => document.documentElement.scrollHeight > innerHeight + 1 ||"
            " document.documentElement.scrollWidth > innerWidth + 1"
        )
    )
