"""A drawing: shapes and text in, SVG out."""

from collections.abc import Iterable
from html import escape
from math import ceil, floor, log10

STYLE = """
svg { color-scheme: light dark; --paper: #fff; --ink: #1f2328; --dim: #656d76; --grid: #d8dee4;
  --a: #0969da; --b: #bc4c00; --c: #1a7f37; --d: #8250df }
@media (prefers-color-scheme: dark) {
  svg { --paper: #0d1117; --ink: #e6edf3; --dim: #8d96a0; --grid: #30363d;
    --a: #58a6ff; --b: #f0883e; --c: #3fb950; --d: #bc8cff }
}
text { font: 13px system-ui, sans-serif; fill: var(--ink) }
.dim { fill: var(--dim) } .title { font-weight: 600; font-size: 15px }
.paper { fill: var(--paper) } .grid { stroke: var(--grid); stroke-width: 1 }
""".strip()
COLOURS = ("a", "b", "c", "d")
# Steps between ticks, as parts of a power of ten.
NICE = (1, 2, 5, 10)


class Drawing:
    """Shapes on a page of fixed size."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self._size = f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"'
        self._title = title
        self._shapes = [f'<rect class="paper" width="{width:g}" height="{height:g}"/>']

    def text(self, x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> None:
        """Write words from, around or up to a point."""
        place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
        self._shapes.append(f'<text {place} class="{kind}">{escape(words)}</text>')

    def grid(self, x: float, y: float, to_x: float, to_y: float) -> None:
        """Draw a grid line."""
        ends = f'x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
        self._shapes.append(f'<line class="grid" {ends}/>')

    def path(self, points: Iterable[tuple[float, float]], colour: str, width: float = 2) -> None:
        """Draw a line through points."""
        steps = " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        style = f'fill="none" stroke="var(--{colour})" stroke-width="{width:g}"'
        self._shapes.append(f'<path d="M{steps}" {style} stroke-linecap="round"/>')

    def dot(self, x: float, y: float, colour: str, tip: str) -> None:
        """Draw a dot with a tooltip."""
        place = f'cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="var(--{colour})"'
        self._shapes.append(f"<circle {place}><title>{escape(tip)}</title></circle>")

    def svg(self) -> str:
        """The whole file."""
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {self._size} role="img">'
        named = f"<title>{escape(self._title)}</title>\n<style>{STYLE}</style>"
        return "\n".join([head, named, *self._shapes, "</svg>", ""])


def ticks(low: float, high: float, most: int = 7) -> list[float]:
    """Round numbers between two bounds, a few of them."""
    power = 10 ** floor(log10((high - low) / most))
    step = next(nice * power for nice in NICE if (high - low) / (nice * power) <= most)
    first, last = ceil(low / step), floor(high / step)
    return [round(step * at, 10) for at in range(first, last + 1)]
