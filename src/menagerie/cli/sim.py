"""`menagerie sim`: many games between bots."""

from argparse import Namespace
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import numpy as np
from rich.console import Console
from rich.table import Table
from rich.text import Text

from menagerie.arena.batches import Batches, Tallies
from menagerie.bots.levels import Bot, SearchBot, find_bot
from menagerie.cli.arguments import (
    Help,
    UsageError,
    add_deal,
    add_game,
    at_least,
    find_game,
    read_options,
    read_seed,
)
from menagerie.cli.console import bar, out, prepare
from menagerie.cli.files import check_writable, write_file
from menagerie.cli.terminal.face import styled
from menagerie.core.game import Game
from menagerie.core.kernel.entries import CHOICES, DECISIONS, FIRST_SCORE, REASON
from menagerie.core.kernel.verbs import POINT

# The half-width of a 95 % interval, in standard errors.
NORMAL_95 = 1.959964


class SeatSummary(msgspec.Struct, frozen=True):
    """The figures of one seat."""

    seat: int
    bot: str
    mean: float
    sd: float
    lowest: float
    highest: float
    win_share: float
    win_interval: tuple[float, float]


class Length(msgspec.Struct, frozen=True):
    """The length of games in decisions, and the number of choices in a decision."""

    mean: float
    shortest: int
    longest: int
    choices: float


class Summary(msgspec.Struct, frozen=True):
    """The figures of a series of games; a shared win is divided equally."""

    game: str
    games: int
    seats: tuple[SeatSummary, ...]
    options: dict[str, Any]
    seed: str
    length: Length
    ends: dict[str, float]
    equal_best_scores: float
    shared_wins: float
    seconds: float
    decisions_per_second: float


@dataclass
class Tally:
    """Sums over a series, added batch by batch."""

    seats: int
    games: int = 0
    scores: Any = None
    squares: Any = None
    wins: Any = None
    lowest: Any = None
    highest: Any = None
    decisions: int = 0
    choices: int = 0
    shortest: int = np.iinfo(np.int64).max
    longest: int = 0
    equal: int = 0
    shared: int = 0
    ends: Counter[int] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.scores = np.zeros(self.seats)
        self.squares = np.zeros(self.seats)
        self.wins = np.zeros(self.seats)
        self.lowest = np.full(self.seats, np.inf)
        self.highest = np.full(self.seats, -np.inf)

    def add(self, tallies: Tallies) -> None:
        """Add a batch."""
        scores = tallies[:, FIRST_SCORE::2] / POINT
        first = tallies[:, FIRST_SCORE + 1 :: 2] == 1
        winners = first.sum(axis=1)
        self.games += len(tallies)
        self.scores += scores.sum(axis=0)
        self.squares += (scores**2).sum(axis=0)
        self.lowest = np.minimum(self.lowest, scores.min(axis=0))
        self.highest = np.maximum(self.highest, scores.max(axis=0))
        self.wins += (first / winners[:, np.newaxis]).sum(axis=0)
        self.shared += int((winners > 1).sum())
        best = scores.max(axis=1, keepdims=True)
        self.equal += int(((scores == best).sum(axis=1) > 1).sum())
        self._add_lengths(tallies)
        self.ends.update(tallies[:, REASON].tolist())

    def _add_lengths(self, tallies: Tallies) -> None:
        decisions = tallies[:, DECISIONS]
        self.decisions += int(decisions.sum())
        self.choices += int(tallies[:, CHOICES].sum())
        self.shortest = min(self.shortest, int(decisions.min()))
        self.longest = max(self.longest, int(decisions.max()))

    def seat(self, seat: int, bot: str) -> SeatSummary:
        """The figures of one seat."""
        mean = self.scores[seat] / self.games
        variance = max(0.0, self.squares[seat] / self.games - mean**2)
        share = self.wins[seat] / self.games
        return SeatSummary(
            seat,
            bot,
            float(mean),
            float(variance**0.5),
            float(self.lowest[seat]),
            float(self.highest[seat]),
            float(share),
            share_interval(float(share), self.games),
        )


def share_interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    weight = NORMAL_95**2 / games
    centre = (share + weight / 2) / (1 + weight)
    reach = NORMAL_95 * (share * (1 - share) / games + weight / games / 4) ** 0.5 / (1 + weight)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def add_to(commands: Any) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser(
        "sim",
        help="play many games between bots",
        description="Play many games between bots and print scores, lengths and win shares.",
        formatter_class=Help,
    )
    add_game(parser)
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="how many games")
    add_deal(parser, seats=4, seed="0")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="BOT,...",
        help="one bot for all seats, or one for each seat, starting with seat 0",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    parser.set_defaults(command=run)


def run(given: Namespace) -> int:
    """Play the games and print the figures."""
    game = find_game(given.game)
    options = read_options(given.option)
    at_least(1, "games", given.games)
    game.template(given.seats, options)
    bots = read_bots(given.bots, given.seats)
    seed = read_seed(given.seed)
    if given.json:
        check_writable(given.json)
    prepare(game, bots=any(bot.name != "random" for bot in bots))
    summary = simulate(Batches(game, given.seats, seed, options, bots), given.games)
    show(summary, game, out())
    if given.json:
        write_file(given.json, msgspec.json.format(msgspec.json.encode(summary)) + b"\n")
    return 0


def read_bots(names: str, seats: int) -> tuple[Bot, ...]:
    """Read one bot for all seats, or one for each seat."""
    bots = tuple(find_bot(name.strip()) for name in names.split(","))
    slow = [bot.name for bot in bots if isinstance(bot, SearchBot)]
    if slow:
        raise UsageError(f"bots: {slow[0]} looks ahead, too slowly for a simulation")
    if len(bots) not in {1, seats}:
        raise UsageError(f"bots: name one for all seats or {seats}, not {len(bots)}")
    return bots * seats if len(bots) == 1 else bots


def simulate(batches: Batches, games: int) -> Summary:
    """Play a series, with a progress bar."""
    tally = Tally(batches.seats)
    started = perf_counter()
    with bar("left") as progress:
        task = progress.add_task("Playing", total=games)
        for tallies in batches.series(games):
            tally.add(tallies)
            progress.advance(task, len(tallies))
    return summarise(batches, tally, perf_counter() - started)


def summarise(batches: Batches, tally: Tally, seconds: float) -> Summary:
    """Compute the figures from the sums."""
    games = tally.games
    return Summary(
        game=batches.game.key,
        games=games,
        seats=tuple(tally.seat(seat, bot.name) for seat, bot in enumerate(batches.bots)),
        options=batches.options,
        seed=batches.seed.hex(),
        length=Length(
            tally.decisions / games,
            tally.shortest,
            tally.longest,
            tally.choices / tally.decisions,
        ),
        ends={batches.game.ends[end]: count / games for end, count in tally.ends.most_common()},
        equal_best_scores=tally.equal / games,
        shared_wins=tally.shared / games,
        seconds=seconds,
        decisions_per_second=tally.decisions / seconds,
    )


def show(summary: Summary, game: Game, console: Console) -> None:
    """Print a series as a table and a few lines."""
    options = "".join(f", {name} {value}" for name, value in summary.options.items())
    console.print(
        styled(game.name, "bold").append(
            f": {summary.games:,} games, {len(summary.seats)} seats{options}"
        )
    )
    console.print(seat_table(summary))
    length = summary.length
    ends = ", ".join(f"{reason} {share:.2%}" for reason, share in summary.ends.items())
    for name, figure in (
        ("Decisions a game", f"{length.mean:.1f} ({length.shortest} to {length.longest})"),
        ("Choices a decision", f"{length.choices:.1f}"),
        ("Ends", ends),
        ("Equal best scores", f"{summary.equal_best_scores:.2%}"),
        ("Shared wins", f"{summary.shared_wins:.2%}"),
        ("Time", f"{summary.seconds:.2f} s, {summary.decisions_per_second:,.0f} decisions/s"),
    ):
        console.print(styled(f"{name:<20}", "dim").append(figure))


def seat_table(summary: Summary) -> Table:
    """A table with a row for every seat."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    table.add_column("Seat", justify="right")
    table.add_column("Bot")
    for heading in ("Mean", "SD", "Lowest", "Highest", "Wins", "95 % interval"):
        table.add_column(heading, justify="right")
    for seat in summary.seats:
        low, high = seat.win_interval
        table.add_row(
            str(seat.seat),
            seat.bot,
            Text(f"{seat.mean:.2f}", "bold"),
            f"{seat.sd:.2f}",
            f"{seat.lowest:g}",
            f"{seat.highest:g}",
            Text(f"{seat.win_share:.2%}", "bold"),
            f"{low:.2%} to {high:.2%}",
        )
    return table
