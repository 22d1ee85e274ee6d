"""`menagerie perft`: count the paths of actions from a deal, depth by depth."""

from argparse import Namespace
from time import perf_counter
from typing import Any

import numpy as np
from rich.table import Table
from rich.text import Text

from menagerie.cli.arguments import (
    Help,
    add_deal,
    add_game,
    at_least,
    chosen_games,
    read_options,
    read_seed,
)
from menagerie.cli.console import out, prepare
from menagerie.cli.terminal.face import styled
from menagerie.core.game import Game
from menagerie.core.state import State


def add_to(commands: Any) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser(
        "perft",
        help="count the paths of actions from a deal",
        description="Count all paths of actions from a deal, with the lowest seat acting first. "
        "A change of the rules shows as a change of this number.",
        formatter_class=Help,
    )
    add_game(parser, optional=True)
    add_deal(parser, seats=3, seed="0")
    parser.add_argument("--depth", type=int, default=3, metavar="N", help="the number of actions")
    parser.set_defaults(command=run)


def run(given: Namespace) -> int:
    """Count, and print each depth when it is done."""
    at_least(1, "depth", given.depth)
    for game in chosen_games(given.game):
        options = read_options(given.option)
        game.template(given.seats, options)
        seed = read_seed(given.seed)
        prepare(game)
        state = game.new(given.seats, options=options, seed=seed)
        show(game, state, given.depth)
    return 0


def show(game: Game, state: State, depth: int) -> None:
    """Print the counts of one game."""
    table = Table(box=None, padding=(0, 2), pad_edge=False, header_style="dim")
    for heading in ("Depth", "Paths", "Seconds"):
        table.add_column(heading, justify="right")
    for level in range(1, depth + 1):
        started = perf_counter()
        paths = count_paths(game, state, level)
        seconds = perf_counter() - started
        table.add_row(str(level), Text(f"{paths:,}", "bold"), f"{seconds:.3f}")
    console = out()
    console.print(styled(game.name, "bold").append(f", {game.seats_of(state)} seats"))
    console.print(table)


def count_paths(game: Game, state: State, depth: int) -> int:
    """Count the paths of a number of actions."""
    states = game.layout.zeros(depth)
    states[0] = state.records[0]
    codes = np.empty(game.codes.count, np.int16)
    paths: int = game.kernel.perft(states, depth, codes, np.zeros(depth, np.int64))
    return paths
