"""Keep games whose rules or bots were written anew but play as before.

Games are known by the sources they were played with. Where these have changed, some games are
played again: if they come out the same, all are kept under the new sources. Games that hang on a
clock cannot be played again; they are kept where all searches of the same game that count
iterations come out the same.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from menagerie.arena.crews import Crew
from menagerie.arena.ledger import Ledger, Settings, read_settings, settings_of
from menagerie.cli.files import write_file
from scripts.proving.plan import Comparison
from scripts.proving.running import FOLDER, proofs, tournament_of, write


class Adoption(NamedTuple):
    """Whether the games of a comparison were kept, and which of them were played again."""

    name: str
    kept: bool
    again: tuple[int, ...]


class Shelf:
    """The games of a comparison as they lie there."""

    def __init__(self, comparison: Comparison, folder: Path) -> None:
        self.name, self.key, self.folder = comparison.name, comparison.key, folder
        self.file = folder / f"{comparison.name}.games.jsonl"
        self.tournament = tournament_of(comparison)
        self.settings = settings_of(self.tournament)
        budgets = [bot.budget for bot in self.tournament.everybody if bot.budget is not None]
        self.searches = bool(budgets)
        self.hangs_on_clock = any(budget.iterations is None for budget in budgets)

    @property
    def found(self) -> Settings | None:
        """What the games were played with, if there are any."""
        if not self.file.exists():
            return None
        with self.file.open("rb") as lines:
            return read_settings(self.file, lines.readline())

    @property
    def is_stale(self) -> bool:
        """Whether the games were played with other sources or options than those of today."""
        return self.found is not None and self.found != self.settings

    def play_again(self, crew: Crew) -> Adoption:
        """Play the first, the middle and the last game again; none with other options."""
        found = self.found or self.settings
        settings = replace(self.settings, sources=found.sources)
        if settings != found:
            return Adoption(self.name, kept=False, again=())
        ledger = Ledger(self.file, settings)
        ledger.close()
        numbers = sorted(ledger.played)
        sample = {numbers[at] for at in (0, len(numbers) // 2, -1)} if numbers else set()
        again = tuple(sorted(sample))
        played = crew.play(self.tournament, again)
        kept = all(game.outcome() == ledger.played[game.game].outcome() for game in played)
        return Adoption(self.name, kept, again)

    def keep(self) -> None:
        """Write the sources of today above the games, and into the figures."""
        _, games = self.file.read_bytes().split(b"\n", 1)
        write_file(self.file, msgspec.json.encode(self.settings) + b"\n" + games)
        proof = proofs(self.folder).get(self.name)
        if proof is not None:
            summary = replace(proof.summary, settings=self.settings)
            write(replace(proof, summary=summary, outdated=False), self.folder)

    def mark_outdated(self) -> None:
        """Say of the figures that they are of other rules or bots."""
        proof = proofs(self.folder).get(self.name)
        if proof is not None:
            write(replace(proof, outdated=True), self.folder)


def adopt(
    comparisons: Iterable[Comparison], crew: Crew, folder: Path = FOLDER
) -> Iterator[Adoption]:
    """Go through all games of other sources; those that hang on a clock come last."""
    shelves = [Shelf(comparison, folder) for comparison in comparisons]
    stale = [shelf for shelf in shelves if shelf.is_stale]
    searches_same: dict[str, bool] = {}
    for shelf in sorted(stale, key=lambda shelf: shelf.hangs_on_clock):
        if shelf.hangs_on_clock:
            found = Adoption(shelf.name, searches_same.get(shelf.key, False), ())
        else:
            found = shelf.play_again(crew)
            if shelf.searches and found.again:
                searches_same[shelf.key] = found.kept and searches_same.get(shelf.key, True)
        if found.kept:
            shelf.keep()
        else:
            shelf.mark_outdated()
        yield found
