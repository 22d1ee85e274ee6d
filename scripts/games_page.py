"""Write docs/games.md: figures of many games between bots, at every number of seats."""

import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from menagerie import GAMES, Game

PAGE = Path(__file__).parent.parent / "docs" / "games.md"
SERIES = {"random": 100_000, "greedy": 10_000}
# Options that get tables of their own, by the game's key.
VARIANTS = {"buffalo": ("auction", "cattle_market")}
# What follows this line on the page is written by hand and kept.
BY_HAND = "<!-- by hand from here on -->"
HEADINGS = (
    "Seats",
    "Decisions",
    "Choices a decision",
    "Mean score by seat",
    "Lowest, highest",
    "Wins by seat, %",
    "Equal best, %",
    "Shared wins, %",
    "Ends, %",
)

INTRODUCTION = """# The games in figures

What many games between bots look like, as counted by `menagerie sim`: lengths, choices, scores, the
advantage of a seat, ties and early ends. Random bots take any legal action, which shows the rules
without any skill. Greedy bots play like club players. Options have their defaults unless they are
named; the seed is 0. A share of wins is accurate to about 0.3 percentage points in 100,000 games,
and to about one point in 10,000. Equal best: games in which several players share the best score
before ties are broken.

`make games` writes this page. This command makes one line of it:

```sh
menagerie sim buffalo --games 100000 --seats 5 --bots random
```
"""


def sim(game: Game, seats: int, bots: str, options: Sequence[str]) -> Any:
    """Run one series and return its figures."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "figures.json"
        words = ["sim", game.key, "--seats", str(seats), "--games", str(SERIES[bots])]
        words += ["--bots", bots, *(f"--option={option}" for option in options)]
        subprocess.run(  # noqa: S603 - our own command, in our own Python
            [sys.executable, "-m", "menagerie", *words, "--json", str(file)],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        return json.loads(file.read_text("utf-8"))


def percent(share: float) -> str:
    """A share in per cent."""
    return f"{100 * share:.1f}"


def row(seats: int, figures: Any) -> str:
    """One line of a table."""
    length, found = figures["length"], figures["seats"]
    cells = (
        str(seats),
        f"{length['mean']:.1f} ({length['shortest']} to {length['longest']})",
        f"{length['choices']:.1f}",
        " ".join(f"{seat['mean']:.1f}" for seat in found),
        f"{min(seat['lowest'] for seat in found):g}, {max(seat['highest'] for seat in found):g}",
        " ".join(percent(seat["win_share"]) for seat in found),
        percent(figures["equal_best_scores"]),
        percent(figures["shared_wins"]),
        ", ".join(f"{end} {percent(share)}" for end, share in figures["ends"].items()),
    )
    return f"| {' | '.join(cells)} |"


def table(game: Game, bots: str, options: Sequence[str] = ()) -> str:
    """The table of one game between bots of one kind."""
    played = f" with {' and '.join(f'`{option}`' for option in options)}" if options else ""
    lines = [f"{SERIES[bots]:,} games between {bots} bots{played}:", ""]
    lines += [f"| {' | '.join(HEADINGS)} |", "|" + "---|" * len(HEADINGS)]
    for seats in game.seats:
        print(f"{game.name}, {seats} seats, {bots}{played}", flush=True)
        lines.append(row(seats, sim(game, seats, bots, options)))
    return "\n".join(lines)


def main() -> None:
    """Write the page, and keep the part written by hand."""
    _, _, by_hand = PAGE.read_text("utf-8").partition(BY_HAND)
    parts = [INTRODUCTION]
    for game in GAMES.values():
        parts.append(f"## {game.name}\n")
        parts += [f"{table(game, bots)}\n" for bots in SERIES]
        if options := VARIANTS.get(game.key):
            parts += [f"{table(game, bots, options)}\n" for bots in SERIES]
    PAGE.write_text("\n".join([*parts, BY_HAND]) + by_hand, "utf-8")


if __name__ == "__main__":
    main()
