"""The section of docs/bots.md that is written from data/strength."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from menagerie.arena.intervals import Estimate
from menagerie.arena.pictures.curve import told_seconds
from menagerie.arena.summary import Thinking
from menagerie.catalog import GAMES
from scripts.strength.plan import LEVELS, LOOKS, SURE, plan
from scripts.strength.proofs import FOLDER, Proof, proofs

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
# Marks games that were played with other rules.
OUTDATED = "†"
BEGIN, END = "<!-- strength: written by `make strength` -->", "<!-- end of strength -->"

INTRODUCTION = f"""`make strength` plays the games that are missing and writes this section.
Games and figures are kept in [data/strength](../data/strength); [the arena](arena.md) explains
how they are counted. One bot sits among copies of another, in every seat in turn, all on the same
deals.

- *Wins* are in fair shares: 1 is what equal bots get.
- *Ahead* is how often the bot ends ahead of one of the others. A tie counts half, so equal bots
  get 50 %.
- That one level is above another is judged by *ahead*, because every place counts and not only
  the first. All other claims are judged by wins.
- A claim has a maximum number of games and is tested up to {LOOKS} times on the way. Each test
  has a confidence of {100 * SURE:g} %; all tests of a claim together then err in at most one
  case in twenty. The first test that settles the claim ends it. The intervals are those of one
  test.
- A verdict with a {OUTDATED} is of games that were played before the rules were corrected to the
  printed text ([changes](../CHANGELOG.md)). Played again, they come out differently, or they
  depend on a clock and could not be compared. Where a game also has a row without a mark, the
  claim was shown again for it by the corrected rules."""

TITLES = {
    "random": "One club player among random ones wins four of five games",
    LEVELS: "Each level is above the one before it",
    "best": "The strongest level among club players wins 1.6 fair shares",
    "real": "The same with two seconds of real time",
    "openspiel": "Against OpenSpiel's own search",
}

NOTES = {
    LEVELS: (
        "Until `club`, `fox` and `owl` were settled, levels were judged by wins. One row had been "
        "started by then, the strongest level in Buffalo with four seats: 36 of its games were "
        "known when the measure was changed, a test by wins had not settled it, and 4 games beyond "
        "52 were left out. Its error of one in twenty is therefore not strict. Judged by wins "
        "alone, a row is open where the interval of its wins reaches below 1. In Zoo, `owl` was "
        "first given 1,000 iterations. With five seats it was ahead of 60 % (53 to 66) of foxes, "
        "but the strongest level was ahead of only 48 % (36 to 60) of such owls after 50 games "
        "(`menagerie arena zoo --seats 5 --bots master:55000 --among owl:1000 --games 50`). That "
        "step was by far the smallest, so `owl` was given fewer iterations in Zoo, and all rows "
        "with it were played again."
    ),
    "real": (
        "The rows of Buffalo and Goats were played while other programs kept both cores busy, so "
        "the search got through less in its two seconds than on a quiet machine."
    ),
    "openspiel": (
        "`openspiel` is OpenSpiel's Python IS-MCTS with one random rollout an iteration. "
        "`openspiel-fast` is the same search with rollouts played by our kernel, which makes more "
        "iterations in the same time."
    ),
}


def section(found: Mapping[str, Proof]) -> str:
    """The whole section."""
    if not found:
        return "Nothing was measured yet; `make strength` does."
    parts = [INTRODUCTION]
    places = {comparison.name: place for place, comparison in enumerate(plan())}
    for group, title in TITLES.items():
        claims = sorted(of_group(found, group), key=lambda proof: places.get(proof.name, 0))
        if claims:
            notes = [NOTES[group]] if group in NOTES else []
            parts += [f"### {title}", *notes, claim_table(claims)]
    parts += [part for proof in of_group(found, "partners") for part in partners(proof)]
    curves = of_group(found, "curve")
    if curves:
        parts += ["### Strength against thinking time", *map(curve, curves)]
    return "\n\n".join(parts)


def of_group(found: Mapping[str, Proof], group: str) -> list[Proof]:
    """All proofs of one group."""
    return [proof for proof in found.values() if proof.group == group]


def claim_table(claims: Iterable[Proof]) -> str:
    """A row for each claim."""
    headings = (
        "game",
        "seats",
        "bot",
        "among",
        "games",
        "wins",
        "ahead",
        "bar",
        "verdict",
        "a decision",
        "of the others",
    )
    return table(headings, claims, claim_row)


def claim_row(proof: Proof) -> tuple[str, ...]:
    """The figures of one bot among others."""
    summary, settings = proof.summary, proof.summary.settings
    bot, others = summary.bots
    return (
        GAMES[settings.game].name,
        str(settings.seats),
        f"`{bot.bot}`",
        f"`{settings.among}`",
        f"{summary.games:,} of {proof.most_games:,}",
        "" if proof.wins is None else told(proof.wins, 2),
        "" if proof.ahead is None else told(proof.ahead.times(100), 0) + " %",
        bar(proof),
        verdict(proof),
        thought(bot.thinking),
        thought(others.thinking),
    )


def verdict(proof: Proof) -> str:
    """The verdict, marked if the games were played with other rules."""
    return f"{proof.verdict or ''} {OUTDATED if proof.outdated else ''}".strip()


def bar(proof: Proof) -> str:
    """The bar of a claim, in the unit of its measure."""
    if proof.bar is None:
        return ""
    return f"{proof.bar:.0%}".replace("%", " %") if proof.group == LEVELS else f"{proof.bar:.2g}"


def thought(thinking: Thinking) -> str:
    """The time of a decision, and iterations a second where their number is fixed."""
    pace = thinking.iterations_per_second
    each = f", {pace:,.0f} iterations/s" if pace else ""
    return told_seconds(thinking.mean_seconds) + each


def partners(proof: Proof) -> tuple[str, str]:
    """The points that partners make together."""
    return "### Partners in Zoo", table(
        ("partners", "rounds", "points in a round"),
        proof.summary.teams,
        lambda team: (
            " and ".join(f"`{bot}`" for bot in team.bots),
            f"{team.rounds:,}",
            told(team.points, 2),
        ),
    )


def curve(proof: Proof) -> str:
    """The picture of one game."""
    settings = proof.summary.settings
    name = f"{GAMES[settings.game].name}, {settings.seats} seats, one among {settings.among}"
    mark = f"\n\n{name}: {OUTDATED}" if proof.outdated else ""
    return f"![{name}](../data/strength/{proof.name}.svg){mark}"


def told(estimate: Estimate, digits: int) -> str:
    """A figure with its interval."""
    low, high = f"{estimate.low:.{digits}f}", f"{estimate.high:.{digits}f}"
    return f"{estimate.value:.{digits}f} ({low} to {high})"


def table(
    headings: tuple[str, ...], things: Iterable[object], row: Callable[..., tuple[str, ...]]
) -> str:
    """A table in Markdown."""
    rows = [headings, ("---",) * len(headings), *map(row, things)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows)


def page(folder: Path = FOLDER) -> str:
    """The page with its section rewritten."""
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n\n{section(proofs(folder))}\n\n{END}{after}"
