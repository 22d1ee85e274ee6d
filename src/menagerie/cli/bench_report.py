"""Prints the figures of `menagerie bench`."""

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from menagerie.bench.bots import SEATS, AllBots, BotsBench
from menagerie.bench.openspiel import MISSING
from menagerie.bench.rates import Rate
from menagerie.bench.results import Bench, GameBench, Machine, RivalBench
from menagerie.bench.startup import Start
from menagerie.cli.terminal.face import styled

MILLION = 1_000_000
LEGEND = (
    "Whole games with the deal, as ours; steps are decisions and what chance does.\n"
    "After the deal: steps/s of rollouts without it. Ours: our decisions over steps."
)


def report(bench: Bench, console: Console) -> None:
    """Print all figures."""
    console.print(_machine(bench.machine))
    for game in bench.games:
        console.print()
        console.print(_seats(game))
        for line in _costs(game):
            console.print(line)
    console.print()
    if not bench.openspiel:
        console.print(MISSING)
        return
    slowest = min(seats.decisions.median for game in bench.games for seats in game.seats)
    console.print(_rivals(bench.openspiel, slowest))
    console.print(Text(LEGEND, "dim"))


def _machine(found: Machine) -> Text:
    software = f"Python {found.python}, Numba {found.numba}, NumPy {found.numpy}"
    return Text(f"{found.processor}, {found.cores} cores; one is used. {software}", "dim")


def figures_table(title: str, *headings: str) -> Table:
    """A table whose first column is a name."""
    table = Table(
        title=title,
        title_justify="left",
        title_style="bold",
        box=None,
        padding=(0, 1),
        pad_edge=False,
        header_style="dim",
    )
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left")
    return table


def _seats(game: GameBench) -> Table:
    """The table of decisions a second at each number of seats."""
    table = figures_table(
        f"{game.game}: random games through the full rules",
        "Seats",
        "Decisions/s",
        "lowest to highest",
        "Replay",
    )
    for seats in game.seats:
        rate = seats.decisions
        table.add_row(
            str(seats.seats),
            Text(_millions(rate.median), "bold"),
            f"{_millions(rate.lowest)} to {_millions(rate.highest)}",
            f"{seats.replay_ms:.3f} ms",
        )
    return table


def _costs(game: GameBench) -> list[Text]:
    """Lines about the state's size, compiling, starting and memory."""
    lines = [("State", f"{game.state_bytes} bytes")]
    if game.starts:
        starts = game.starts
        lines += [
            ("Cold start, compiling the rules", _start(starts.cold)),
            ("Cold start, compiling the bots", _start(starts.cold_bots)),
            ("Warm start to the first actions", _start(starts.warm)),
            ("Warm start to a bot's first choice", _start(starts.warm_bots)),
        ]
    return [styled(f"{name:<36}", "dim").append(figure) for name, figure in lines]


def _start(start: Start) -> str:
    return f"{start.seconds:6.2f} s, {start.peak_mib:.0f} MiB at most"


def _rivals(rivals: tuple[RivalBench, ...], slowest: float) -> Table:
    """The table of OpenSpiel's games, and how many times faster our slowest number of seats is.

    Steps of chance count for OpenSpiel, but not for us.
    """
    table = figures_table(
        "OpenSpiel's C++ beside our slowest number of seats",
        "Game",
        "Decisions/s",
        "Steps/s",
        "Ours",
        "After the deal",
        "Ours",
    )
    for rival in rivals:
        table.add_row(
            rival.game,
            _millions(rival.whole_decisions.median),
            _millions(rival.whole_steps.median),
            _ratio(slowest, rival.whole_steps),
            _millions(rival.rollout_steps.median),
            _ratio(slowest, rival.rollout_steps),
        )
    return table


def _ratio(ours: float, theirs: Rate) -> Text:
    return Text(f"{ours / theirs.median:.2f} x", "bold")


def _millions(rate: float) -> str:
    return f"{rate / MILLION:.2f} M"


def report_bots(bench: AllBots, console: Console) -> None:
    """Print all figures."""
    console.print(_times(bench.games))
    console.print()
    if not bench.openspiel:
        console.print(MISSING)
        return
    console.print(_searches(bench.games))
    console.print(_their_searches(bench.openspiel))


def _times(benches: Sequence[BotsBench]) -> Table:
    """The table of bots' times on one core."""
    table = figures_table(
        f"Bots at {SEATS} seats, one core",
        "Game",
        "Club's choice",
        "Iterations/s",
        "Hint",
        "95 % within",
        "Analysis",
        "of decisions",
    )
    for bench in benches:
        table.add_row(
            bench.game,
            f"{bench.choice_ms:.3f} ms",
            f"{bench.iterations:,.0f}",
            f"{bench.hint_ms:.0f} ms",
            f"{bench.slow_hint_ms:.0f} ms",
            f"{bench.analysis_seconds:.1f} s",
            str(bench.decisions),
        )
    return table


def _searches(benches: Sequence[BotsBench]) -> Table:
    """The table of iterations a second of our search and of OpenSpiel's, in our games."""
    table = figures_table(
        "Iterations/s, and OpenSpiel's IS-MCTS (Python) in our games",
        "Game",
        "Ours",
        "With its rollouts",
        "ours over it",
        "With our rollouts",
        "ours over it",
    )
    for bench in benches:
        cells = [bench.game, f"{bench.iterations:,.0f}"]
        for theirs in (bench.openspiel, bench.openspiel_fast):
            cells += [f"{theirs:,.0f}", f"{bench.iterations / theirs:.1f} x"] if theirs else []
        table.add_row(*cells)
    return table


def _their_searches(rates: Mapping[str, float]) -> Text:
    """Iterations a second of OpenSpiel's C++ search in its own games."""
    told = ", ".join(f"{name} {rate:,.0f}" for name, rate in rates.items())
    return Text(f"Its C++ IS-MCTS in games of its own: {told}", "dim")
