"""Play a comparison until its claim is settled, and store the result."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from menagerie.arena.contestants import read_contestant, read_contestants
from menagerie.arena.crews import Crew
from menagerie.arena.intervals import Estimate
from menagerie.arena.ledger import Ledger, settings_of
from menagerie.arena.pictures.curve import curve_picture
from menagerie.arena.summary import Figures, Summary
from menagerie.arena.tournament import Tournament
from menagerie.cli.arena import OTHERS, play
from menagerie.cli.files import write_file
from menagerie.core.seeds import seed_bytes
from scripts.strength.plan import LOOKS, SURE, Comparison

FOLDER = Path(__file__).parents[2] / "data" / "strength"
SEED = seed_bytes(0).hex()

Verdict = Literal["shown", "refuted", "open"]


class Proof(msgspec.Struct, frozen=True):
    """The result of a comparison so far; its intervals are those of one test.

    `wins` are in fair shares; `ahead` is how often a seat of the bot ends ahead of another's.
    `outdated` says that its games come out differently with the current rules and bots.
    """

    name: str
    group: str
    most_games: int
    bar: float | None
    wins: Estimate | None
    ahead: Estimate | None
    verdict: Verdict | None
    summary: Summary
    outdated: bool = False


def tournament_of(comparison: Comparison) -> Tournament:
    """The tournament of a comparison."""
    among = comparison.among
    return Tournament(
        comparison.key,
        comparison.seats,
        {},
        read_contestants(comparison.bots, OTHERS),
        None if among is None else read_contestant(among, OTHERS),
        SEED,
    )


def looks(comparison: Comparison, tournament: Tournament) -> Iterator[int]:
    """The numbers of games after which to test: several for a claim, the last for a study."""
    whole = tournament.rounds.whole
    if comparison.bar is None:
        yield whole(comparison.games)
        return
    for halvings in reversed(range(LOOKS)):
        yield whole(comparison.games >> halvings)


def prove(comparison: Comparison, crew: Crew, folder: Path = FOLDER) -> Proof:
    """Play until a claim is settled, or to the last game."""
    tournament = tournament_of(comparison)
    ledger = Ledger(folder / f"{comparison.name}.games.jsonl", settings_of(tournament))
    try:
        for games in looks(comparison, tournament):
            if games < len(ledger.played):
                continue  # all that was played counts
            play(tournament, ledger, games, crew)
            figures = Figures(tournament, ledger.first(games))
            judgement = judge(comparison, figures)
            if judgement.verdict in {"shown", "refuted"}:
                break
    finally:
        ledger.close()
    proof = Proof(
        comparison.name,
        comparison.group,
        tournament.rounds.whole(comparison.games),
        comparison.bar,
        *judgement,
        figures.summary(),
    )
    write(proof, folder)
    return proof


class Judgement(NamedTuple):
    """The result of one test."""

    wins: Estimate | None = None
    ahead: Estimate | None = None
    verdict: Verdict | None = None


def judge(comparison: Comparison, figures: Figures) -> Judgement:
    """Whether the first bot is surely above the bar, surely not, or neither."""
    if comparison.bar is None:
        return Judgement()
    wins = figures.wins(0, SURE).times(comparison.seats)
    ahead = figures.ahead(0, 1, SURE)
    judged = ahead if comparison.is_of_level and ahead else wins
    if judged.low > comparison.bar:
        return Judgement(wins, ahead, "shown")
    return Judgement(wins, ahead, "refuted" if judged.high < comparison.bar else "open")


def write(proof: Proof, folder: Path) -> None:
    """Write the figures, and a curve if budgets differ."""
    file = folder / f"{proof.name}.json"
    write_file(file, msgspec.json.format(msgspec.json.encode(proof)) + b"\n")
    curve = curve_picture(proof.summary, "wins")
    if curve:
        write_file(file.with_suffix(".svg"), curve.encode())


def proofs(folder: Path = FOLDER) -> dict[str, Proof]:
    """All stored proofs, by name."""
    found = [
        msgspec.json.decode(file.read_bytes(), type=Proof) for file in sorted(folder.glob("*.json"))
    ]
    return {proof.name: proof for proof in found}
