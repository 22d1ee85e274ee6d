"""Shares, ratings and figures."""

import pytest

from menagerie.arena.intervals import Estimate, Sum, mean_of, reach_of, share_of, wilson
from menagerie.arena.ratings import Ranked, rate, ratings_of
from menagerie.arena.summary import Figures, got_ahead, scored, teamed, won
from menagerie.arena.teams import Team
from menagerie.arena.thinking_time import Thought, quantile, together
from menagerie.arena.tournament import Played
from tests.arena.players import tournament


def bounds(estimate: Estimate | None) -> tuple[float, float, float]:
    """The three numbers of an estimate."""
    assert estimate is not None
    return estimate.value, estimate.low, estimate.high


def test_the_interval_of_a_share_is_wilsons() -> None:
    """Half of a hundred: 40.4 to 59.6 percent; none of ten: up to 27.8 percent."""
    normal = reach_of(0.95)

    assert wilson(0.5, 100, normal) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10, normal) == pytest.approx((0.0, 0.2775), abs=1e-4)


@pytest.mark.parametrize(
    ("deals", "reach"), [(5, 2.776), (11, 2.228), (31, 2.042), (101, 1.984), (None, 1.960)]
)
def test_few_deals_reach_further(deals: int | None, reach: float) -> None:
    """As in tables of Student's distribution."""
    assert reach_of(0.95, deals) == pytest.approx(reach, abs=0.01)


def test_equal_games_on_one_deal_count_as_one() -> None:
    """A hundred deals, each won or lost ten times, are a hundred games and not a thousand."""
    alike = {deal: Sum(10.0 * (deal % 2), 10.0) for deal in range(100)}
    mixed = {deal: Sum(5.0, 10.0) for deal in range(100)}
    single = {deal: Sum(1.0 * (deal % 2), 1.0) for deal in range(100)}

    narrow, wide = share_of(mixed, 1000), share_of(alike, 1000)

    assert narrow is not None
    assert wide is not None
    assert bounds(wide) == pytest.approx(bounds(share_of(single, 100)), abs=1e-3)
    assert narrow.high - narrow.low < (wide.high - wide.low) / 3


def test_a_share_is_never_more_certain_than_its_games_allow() -> None:
    """Deals with equal results count for no more than their number of games."""
    sure = share_of({deal: Sum(4.0, 4.0) for deal in range(50)}, 200)

    assert sure is not None
    assert sure.low == pytest.approx(wilson(1.0, 200, reach_of(0.95, 50))[0])


def test_nothing_counted_is_no_share() -> None:
    """One deal counts as one game."""
    assert share_of({}, 10) is None
    one = share_of({0: Sum(3.0, 4.0)}, 4)
    assert one is not None
    assert one.high - one.low > 0.9


def test_a_mean_has_the_spread_of_its_deals() -> None:
    """Ones and threes in turn: 2 ± 0.2."""
    mean = mean_of({deal: Sum(1.0 + 2 * (deal % 2), 1.0) for deal in range(100)})

    assert bounds(mean) == pytest.approx((2.0, 1.8, 2.2), abs=0.01)


def test_a_bot_that_ends_ahead_is_rated_higher() -> None:
    """With more deals the interval is smaller."""
    games = [Ranked(deal, (0, 1, 2), (1, 2, 3 - deal % 2)) for deal in range(40)]

    few, many = ratings_of(games[:8], 3), ratings_of(games, 3)

    assert [rating.value for rating in many] == sorted(
        (rating.value for rating in many), reverse=True
    )
    assert many[0].low > many[2].high
    assert all(rating.low < rating.value < rating.high for rating in (*few, *many))


def test_seats_of_the_same_bot_do_not_move_it() -> None:
    """One of them gains what the other loses."""
    first, second = rate([Ranked(0, (0, 0), (1, 2))], 2)

    assert first == pytest.approx(25)
    assert second == 25


def test_the_parts_of_figures_are_counted_by_seat() -> None:
    """Seats 0 and 2 are bot 0's, the others bot 1's; seats 1 and 2 share the win."""
    bots = (0, 1, 0, 1)

    assert won(bots, (3, 1, 1, 4), 0) == Sum(0.5, 2)
    assert won(bots, (3, 1, 1, 4), 2) == Sum(0, 0)
    assert got_ahead(bots, (3, 1, 1, 4), 0, 1) == Sum(0 + 1 + 0.5 + 1, 4)
    assert scored(bots, (7, 9, 9, 1), 1) == Sum(10, 2)
    teams = (Team(0, 1, 2, 9), Team(3, 2, 1, 5), Team(0, 2, 1, 4))
    played = Played(0, (7, 9, 9, 1), (3, 1, 1, 4), {}, teams)
    assert teamed(bots, played, {0, 1}) == Sum(14, 3)
    assert teamed(bots, played, {0}) == Sum(4, 1)


def test_figures_of_a_tournament_fit_together() -> None:
    """Wins add up to one a game, pairs to one, and the better bot comes first."""
    one = tournament("zoo", 4, "club,random,calf")
    games = [one.play(number) for number in range(2 * one.rounds.size)]

    summary = Figures(one, games).summary()

    assert (summary.games, summary.deals) == (24, 2)
    assert sum(bot.seatings for bot in summary.bots) == 24 * 4
    assert sum(bot.win_share.value * bot.seatings for bot in summary.bots) == pytest.approx(24)
    ahead = {(pair.bot, pair.other): pair.ahead.value for pair in summary.pairs}
    assert ahead["club", "random"] + ahead["random", "club"] == pytest.approx(1)
    assert ahead["club", "random"] > 0.7
    club, random, _ = summary.bots
    assert club.rating.low > random.rating.high
    assert club.wins_over_fair.value == pytest.approx(4 * club.win_share.value)
    assert {frozenset(team.bots) for team in summary.teams} >= {frozenset({"club", "random"})}


def test_bots_that_never_met_are_not_compared() -> None:
    """Each was alone among copies of another."""
    one = tournament("goats", 3, "club,calf", among="random")
    games = [one.play(number) for number in range(one.rounds.size)]

    pairs = {(pair.bot, pair.other) for pair in Figures(one, games).summary().pairs}

    assert ("club", "calf") not in pairs
    assert ("club", "random") in pairs


def test_iterations_a_second_come_from_a_fixed_number() -> None:
    """A bot with a time budget or without a budget has none."""
    one = tournament("goats", 2, "search:20,club")
    search, club = Figures(one, [one.play(0), one.play(1)]).summary().bots

    pace = search.thinking.iterations_per_second
    assert pace == pytest.approx(20 / search.thinking.mean_seconds)
    assert club.thinking.iterations_per_second is None


def test_thinking_times_are_counted_in_bins() -> None:
    """Of twenty decisions one is slow: the 95th percentile is quick, the maximum is not."""
    thoughts = [Thought(steps={}) for _ in range(2)]
    for _ in range(19):
        thoughts[0].add(0.001)
    thoughts[1].add(1.0)

    whole = together(thoughts)

    assert whole.decisions == 20
    assert whole.seconds == pytest.approx(1.019)
    assert quantile(whole, 0.95) == pytest.approx(0.001, rel=0.19)
    assert quantile(whole, 1.0) == pytest.approx(1.0, rel=0.19)
    assert quantile(Thought(), 0.95) == 0
