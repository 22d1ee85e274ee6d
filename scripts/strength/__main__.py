"""Show how strong the bots are: play what is missing of the plan, and write down what came out."""

import sys
from argparse import ArgumentParser, Namespace

from rich.table import Table

from menagerie.arena.crews import Processes, cores
from menagerie.arena.ledger import Ledger, LedgerError, settings_of
from menagerie.bench.openspiel import MISSING, find_pyspiel
from menagerie.cli.console import out
from menagerie.core.errors import MenagerieError
from scripts.strength.adoption import adopt
from scripts.strength.costs import core_hours
from scripts.strength.page import PAGE, page, told
from scripts.strength.plan import Comparison, plan
from scripts.strength.proofs import FOLDER, proofs, prove, tournament_of


def main() -> int:
    """Print the plan, play it, write the page."""
    given = read_arguments()
    if given.page:
        PAGE.write_text(page(), "utf-8")
        return 0
    chosen = [one for one in plan() if given.only in one.name]
    if find_pyspiel() is None:
        out().print(MISSING)
        chosen = [one for one in chosen if one.group != "openspiel"]
    FOLDER.mkdir(exist_ok=True)
    if given.adopt:
        adopt_games(chosen, given.workers)
        return 0
    show_plan(chosen)
    if given.plan:
        return 0
    failed = [one for one in chosen if not shown(one, given)]
    PAGE.write_text(page(), "utf-8")
    return 1 if failed else 0


def read_arguments() -> Namespace:
    """Read the arguments."""
    parser = ArgumentParser(prog="python -m scripts.strength", description=__doc__)
    parser.add_argument("--only", default="", help="only comparisons with this in their names")
    parser.add_argument("--plan", action="store_true", help="print the plan and play nothing")
    parser.add_argument("--page", action="store_true", help="only rewrite docs/bots.md")
    parser.add_argument("--drop", action="store_true", help="drop games of other rules or bots")
    parser.add_argument(
        "--adopt",
        action="store_true",
        help="keep games of other rules or bots that come out the same",
    )
    parser.add_argument("--workers", type=int, default=cores(), help="how many processes play")
    return parser.parse_args()


def adopt_games(chosen: list[Comparison], workers: int) -> None:
    """Print for all games of other sources whether they are kept."""
    for found in adopt(chosen, Processes(workers)):
        again = ", ".join(map(str, found.again))
        how = f"games {again} played again" if again else "none could be played again"
        out().print(f"{found.name}: {'kept' if found.kept else 'not kept'} ({how})")


def is_settled(comparison: Comparison) -> bool:
    """Whether its claim is settled or all its games are played, by the stored figures."""
    found = proofs().get(comparison.name)
    if found is None or found.outdated:
        return False
    return found.verdict in {"shown", "refuted"} or found.summary.games >= found.most_games


def show_plan(chosen: list[Comparison]) -> None:
    """Print the plan and its highest cost."""
    table = Table(box=None, header_style="dim")
    table.add_column("Comparison", no_wrap=True)
    for heading in ("Games", "Core-hours", ""):
        table.add_column(heading, justify="right")
    left = 0.0
    for one in chosen:
        games = tournament_of(one).rounds.whole(one.games)
        hours = core_hours(one, games)
        settled = is_settled(one)
        left += 0 if settled else hours
        table.add_row(one.name, f"{games:,}", f"{hours:.2f}", "settled" if settled else "")
    out().print(table)
    out().print(f"At most {left:.1f} core-hours are left, less where claims are settled early.")


def shown(comparison: Comparison, given: Namespace) -> bool:
    """Play a comparison; False if its file cannot be continued."""
    if given.drop:
        drop_stale(comparison)
    try:
        proof = prove(comparison, Processes(given.workers))
    except LedgerError as error:
        out().print(f"{comparison.name}: {error} (--drop removes it)")
        return False
    judged = proof.ahead if comparison.is_of_level else proof.wins
    figures = "" if judged is None else f", {told(judged, 2)}"
    out().print(
        f"{proof.name}: {proof.verdict or 'played'}{figures}, {proof.summary.games:,} games"
    )
    return True


def drop_stale(comparison: Comparison) -> None:
    """Delete games that were played with other rules or bots."""
    file = FOLDER / f"{comparison.name}.games.jsonl"
    try:
        Ledger(file, settings_of(tournament_of(comparison))).close()
    except LedgerError:
        file.unlink()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
    except MenagerieError as error:
        sys.exit(f"strength: {error}")
