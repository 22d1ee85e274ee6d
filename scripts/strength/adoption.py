"""Keep games whose rules or bots have new sources but play the same.

A file of games names the sources that played them. If these have changed, three of the games are
replayed: if they come out the same, all are kept under the new sources. Games with a time budget
cannot be replayed; they are kept if all searches of the same game with a budget in iterations
come out the same.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from menagerie.arena.crews import Crew
from menagerie.arena.ledger import Ledger, Settings, read_settings, settings_of
from menagerie.cli.files import write_file
from scripts.strength.plan import Comparison
from scripts.strength.proofs import FOLDER, proofs, tournament_of, write


class Adoption(NamedTuple):
    """Whether the games of a comparison were kept, and which of them were replayed."""

    name: str
    kept: bool
    again: tuple[int, ...]


class Stored:
    """The stored games of a comparison."""

    def __init__(self, comparison: Comparison, folder: Path) -> None:
        self.name, self.key, self.folder = comparison.name, comparison.key, folder
        self.file = folder / f"{comparison.name}.games.jsonl"
        self.tournament = tournament_of(comparison)
        self.settings = settings_of(self.tournament)
        budgets = [bot.budget for bot in self.tournament.everybody if bot.budget is not None]
        self.searches = bool(budgets)
        self.needs_clock = any(budget.iterations is None for budget in budgets)

    @property
    def found(self) -> Settings | None:
        """The settings that the games were played with; None if there are no games."""
        if not self.file.exists():
            return None
        with self.file.open("rb") as lines:
            return read_settings(self.file, lines.readline())

    @property
    def is_stale(self) -> bool:
        """Whether the games were played with other sources or options than the current ones."""
        return self.found is not None and self.found != self.settings

    @property
    def has_other_options(self) -> bool:
        """Whether more than the sources differs from the current settings."""
        found = self.found or self.settings
        return found != replace(self.settings, sources=found.sources)

    @property
    def is_outdated(self) -> bool:
        """Whether the figures are marked as those of other rules or bots."""
        proof = proofs(self.folder).get(self.name)
        return proof is not None and proof.outdated

    def trust(self, *, searches_same: bool) -> Adoption:
        """Keep games with a time budget if searches of the same sources came out the same."""
        kept = searches_same and not self.has_other_options and not self.is_outdated
        return Adoption(self.name, kept, ())

    def play_again(self, crew: Crew) -> Adoption:
        """Replay the first, the middle and the last game; none if the options differ."""
        found = self.found
        if found is None or self.has_other_options:
            return Adoption(self.name, kept=False, again=())
        ledger = Ledger(self.file, found)
        ledger.close()
        numbers = sorted(ledger.played)
        sample = {numbers[at] for at in (0, len(numbers) // 2, -1)} if numbers else set()
        again = tuple(sorted(sample))
        played = crew.play(self.tournament, again)
        kept = all(game.outcome() == ledger.played[game.game].outcome() for game in played)
        return Adoption(self.name, kept, again)

    def keep(self) -> None:
        """Write the current sources into the games and the figures."""
        _, games = self.file.read_bytes().split(b"\n", 1)
        write_file(self.file, msgspec.json.encode(self.settings) + b"\n" + games)
        proof = proofs(self.folder).get(self.name)
        if proof is not None:
            summary = replace(proof.summary, settings=self.settings)
            write(replace(proof, summary=summary, outdated=False), self.folder)

    def mark_outdated(self) -> None:
        """Mark the figures as those of other rules or bots."""
        proof = proofs(self.folder).get(self.name)
        if proof is not None:
            write(replace(proof, outdated=True), self.folder)


def adopt(
    comparisons: Iterable[Comparison], crew: Crew, folder: Path = FOLDER
) -> Iterator[Adoption]:
    """Keep or reject all games of other sources; those with a time budget come last."""
    found = [Stored(comparison, folder) for comparison in comparisons]
    stale = [stored for stored in found if stored.is_stale]
    searches_same: dict[str, bool] = {}
    for stored in sorted(stale, key=lambda stored: stored.needs_clock):
        if stored.needs_clock:
            adoption = stored.trust(searches_same=searches_same.get(stored.key, False))
        else:
            adoption = stored.play_again(crew)
            if stored.searches and adoption.again:
                searches_same[stored.key] = adoption.kept and searches_same.get(stored.key, True)
        if adoption.kept:
            stored.keep()
        else:
            stored.mark_outdated()
        yield adoption
