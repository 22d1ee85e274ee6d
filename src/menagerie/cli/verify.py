"""`menagerie verify`: check that a finished game was dealt fairly and played as recorded."""

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from menagerie.catalog import game_of, read_record
from menagerie.cli.arguments import Help
from menagerie.cli.console import out, prepare
from menagerie.cli.files import read_file
from menagerie.core.errors import RecordError
from menagerie.core.game import Game
from menagerie.core.outcome import Outcome
from menagerie.core.records import AnyRecord, final_state

DOES_NOT_FIT = 1
STANDARD_INPUT = Path("-")
COLUMN = 12


def add_to(commands: Any) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser(
        "verify",
        help="check that a finished game was dealt fairly",
        description="Check the record of a finished game: that its seed comes from the players' "
        "nonces and from the secret that the table had committed to, that every action is legal, "
        "and that the actions lead to the recorded outcome. The exit status is 1 if a check fails.",
        formatter_class=Help,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a record; - for standard input")
    parser.set_defaults(command=run)


def run(given: Namespace) -> int:
    """Check one thing after another and print each; stop at the first that is wrong."""
    data = sys.stdin.buffer.read() if given.file == STANDARD_INPUT else read_file(given.file)
    try:
        check(read_record(data))
    except RecordError as error:
        print(f"menagerie: this record does not fit: {error}", file=sys.stderr)
        return DOES_NOT_FIT
    return 0


def check(record: AnyRecord) -> None:
    """Check a record; raise an error that says what is wrong."""
    game = game_of(record)
    prepare(game)
    say("Game", f"{game.name}, {record.seats} seats, rules version {record.rules_version}")
    check_fairness(record)
    check_outcome(game, record)
    say("Result", "everything fits")


def check_fairness(record: AnyRecord) -> None:
    """Check that the secret fits the commitment, and that the seed is derived from it."""
    from menagerie.table.fairness import verify  # noqa: PLC0415 - no game needs it

    proof = verify(record)
    count = sum(nonce != "" for nonce in proof.nonces)
    say("Commitment", f"SHA-256 of the secret is {proof.commitment}")
    say("", "compare it with what the table showed before the deal")
    say("Seed", f"HMAC of table {proof.table} and {count} of {len(proof.nonces)} nonces")
    if record.position is not None:
        say("Position", "the game began with one, which no proof covers; its draws are covered")


def check_outcome(game: Game, record: AnyRecord) -> None:
    """Check that all actions are legal and lead to the recorded outcome."""
    found = game.outcome(final_state(game, record))
    say("Actions", f"{len(record.actions)}, all legal")
    if found is None:
        raise RecordError("actions: they do not lead to the end of the game")
    if record.outcome is None:
        raise RecordError(f"outcome: the record names none, but its actions give {told(found)}")
    say("Outcome", told(found))


def told(outcome: Outcome) -> str:
    """An outcome as text."""
    seats = ", ".join(str(seat) for seat in outcome.winners)
    return f"{', '.join(f'{score:g}' for score in outcome.scores)} points, won by seat {seats}"


def say(what: str, fact: str) -> None:
    """Print one check that passed."""
    out().print(f"{what:<{COLUMN}}{fact}", soft_wrap=True, highlight=False, markup=False)
