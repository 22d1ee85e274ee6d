"""Prints the figures of a tournament as tables."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from menagerie.arena.intervals import Estimate
from menagerie.arena.pictures.curve import told_seconds
from menagerie.arena.summary import BotFigures, Summary
from menagerie.cli.terminal.face import styled
from menagerie.core.game import Game

DASH = "\N{EN DASH}"


def show(summary: Summary, game: Game, console: Console) -> None:
    """Print ratings, pairs and, if there were any, teams."""
    settings = summary.settings
    among = f", one among {settings.among}" if settings.among else ""
    console.print(
        styled(game.name, "bold").append(
            f": {summary.games:,} games on {summary.deals:,} deals, "
            f"{settings.seats} seats{among}, with 95 % intervals"
        )
    )
    bots = sorted(summary.bots, key=lambda bot: -bot.rating.value)
    console.print(bot_table(bots))
    console.print(time_table(bots))
    console.print(styled("Ends ahead of, %", "dim"))
    console.print(pair_table(summary, [bot.bot for bot in bots]))
    if summary.teams:
        console.print(styled("Points of partners in a round", "dim"))
        console.print(team_table(summary))


def plain_table(*headings: str) -> Table:
    """A table without lines, whose first column is a name."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    table.add_column(headings[0], no_wrap=True)
    for heading in headings[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def bot_table(bots: list[BotFigures]) -> Table:
    """The table of ratings, wins and scores."""
    table = plain_table("Bot", "Rating", "Wins, %", "Wins over fair", "Score")
    for bot in bots:
        table.add_row(
            bot.bot,
            with_bounds(bot.rating, 1),
            with_bounds(bot.win_share.times(100), 1),
            with_bounds(bot.wins_over_fair, 2),
            with_bounds(bot.score, 1),
        )
    return table


def with_bounds(estimate: Estimate, digits: int) -> Text:
    """A figure with its interval."""
    bounds = f" {estimate.low:.{digits}f}{DASH}{estimate.high:.{digits}f}"
    return Text(f"{estimate.value:.{digits}f}", "bold").append(bounds, "not bold dim")


def time_table(bots: list[BotFigures]) -> Table:
    """The table of thinking times, over decisions with a choice."""
    table = plain_table("Bot", "Seats", "Choices", "Mean time", "95 % within", "Iterations/s")
    for bot in bots:
        thinking = bot.thinking
        pace = thinking.iterations_per_second
        table.add_row(
            bot.bot,
            f"{bot.seatings:,}",
            f"{thinking.decisions:,}",
            told_seconds(thinking.mean_seconds),
            told_seconds(thinking.p95_seconds),
            "" if pace is None else f"{pace:,.0f}",
        )
    return table


def pair_table(summary: Summary, names: list[str]) -> Table:
    """The table of who ends ahead of whom: the row ahead of the column."""
    found = {(pair.bot, pair.other): pair.ahead.times(100) for pair in summary.pairs}
    table = plain_table("", *names)
    for name in names:
        ahead = [found.get((name, other)) for other in names]
        table.add_row(name, *(with_bounds(share, 0) if share else "" for share in ahead))
    return table


def team_table(summary: Summary) -> Table:
    """The table of points that partners make together."""
    table = plain_table("Partners", "Points", "Rounds")
    for team in summary.teams:
        names = " and ".join(team.bots)
        table.add_row(names, with_bounds(team.points, 2), f"{team.rounds:,}")
    return table
