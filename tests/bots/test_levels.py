"""Levels: each gives a legal action anywhere, the same to the same question, and never fails."""

from dataclasses import replace

import pytest

from menagerie.bots.levels import BOTS, FEWEST, LEVELS, Bot, SearchBot
from menagerie.bots.player import find_player
from menagerie.bots.search.search import Budget, Search
from menagerie.core.game import Game
from menagerie.core.kernel.rule import INTERPRETED
from menagerie.core.state import Veiled
from tests.bots.quick import FEW, QUICK
from tests.games.buffalo.builders import GAME as BUFFALO
from tests.games.goats.builders import GAME as GOATS
from tests.games.zoo.builders import GAME as ZOO
from tests.promises.walks import Setup, each_setup, play_on

# How many games have to be won is asked with a wide margin; docs/bots.md says what was measured.
GAMES = 24
each_usual = pytest.mark.parametrize(("game", "seats"), [(BUFFALO, 3), (GOATS, 2), (ZOO, 4)])


def test_there_are_five_levels() -> None:
    """Their keys are kept in tables and records."""
    assert list(LEVELS) == ["calf", "club", "fox", "owl", "master"]


@pytest.mark.parametrize("name", QUICK)
@each_setup
def test_a_level_does_what_is_legal(setup: Setup, name: str) -> None:
    """At every number of seats and with every option, from the deal on."""
    game, bot = setup.game, QUICK[name]
    for number, taken in enumerate(play_on(game, setup.new(seed=9), seed=9)):
        if number % 40 == 0:
            seat = game.to_act(taken.before)[0]
            veiled = game.veil(taken.before, seat)
            action = bot.choose(game, veiled, number)
            assert game.why_not(taken.before, seat, action) is None
            assert bot.choose(game, veiled, number) == action
        if number == 200:
            break


def choice(game: Game = GOATS) -> Veiled:
    """What a seat knows that can do more than one thing."""
    state = next(
        taken.before
        for taken in play_on(game, game.new(4, seed=1), seed=1)
        if len(game.legal_actions(taken.before, game.to_act(taken.before)[0])) > 1
    )
    return game.veil(state, game.to_act(state)[0])


@pytest.mark.parametrize(("bad", "name"), [(1, "owl"), (2, "fox"), (3, "club")])
def test_a_search_that_fails_leaves_it_to_the_level_below(
    bad: int, name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And says so in the log; the club does not search."""
    tried = []

    def fail(self: Search, budget: Budget, **_: bool) -> int:
        tried.append(budget)
        if len(tried) <= bad:
            raise MemoryError
        return self.run(budget.iterations or 0)

    veiled = choice()
    expected = QUICK[name].choose(GOATS, veiled, 3)
    monkeypatch.setattr(Search, "run_within", fail)

    assert chain(FEW).choose(GOATS, veiled, 3) == expected
    assert caplog.text.count("failed in goats") == bad
    assert f"{name} answers" in caplog.text


def chain(budget: Budget) -> Bot:
    """The strongest level, and those below it, with the same budget."""
    bot = LEVELS["club"]
    for level in ("fox", "owl", "master"):
        search = LEVELS[level]
        assert isinstance(search, SearchBot)
        bot = replace(search, budget=budget, below=bot)
    return bot


@pytest.mark.parametrize("seconds", [None, 60.0])
def test_a_game_may_have_a_budget_of_its_own(
    seconds: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An owl thinks less at Zoo, whatever its time is; a budget that is given holds everywhere."""
    owl = LEVELS["owl"]
    assert isinstance(owl, SearchBot)
    asked = []

    def run(self: Search, budget: Budget, **_: object) -> int:
        asked.append(budget)
        return self.run(budget.iterations or 0)

    monkeypatch.setattr(Search, "run_within", run)
    for game in (GOATS, ZOO):
        owl.bounded(seconds).choose(game, choice(game), 3)

    goats, zoo = asked
    assert goats == Budget(owl.budget.iterations, seconds)
    assert zoo == Budget(find_player(ZOO).iterations["owl"], seconds)
    assert owl.within(FEW).budget_in(ZOO) == FEW


def test_each_level_falls_back_to_the_one_below() -> None:
    """From the strongest to the club."""
    below = {name: bot.below.name for name, bot in LEVELS.items() if isinstance(bot, SearchBot)}
    assert below == {"master": "owl", "owl": "fox", "fox": "club"}


def test_an_answer_that_is_not_legal_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """The club's action is."""
    veiled = choice()
    monkeypatch.setattr(Search, "answer", lambda _: -1)

    assert chain(FEW).choose(GOATS, veiled, 3) == LEVELS["club"].choose(GOATS, veiled, 3)


def test_a_search_without_time_plays_as_the_club_does(caplog: pytest.LogCaptureFixture) -> None:
    """Fewer iterations than the fox's are not worth an answer."""
    veiled = choice()
    rushed = chain(Budget(iterations=1_000_000, seconds=0.0))

    assert rushed.choose(GOATS, veiled, 3) == LEVELS["club"].choose(GOATS, veiled, 3)
    assert "bot master overran in goats: 0 of 1000000" in caplog.text


def test_a_search_cut_short_answers_with_what_it_has(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """With as many iterations as a fox makes, it is no worse than one."""
    veiled = choice()
    monkeypatch.setattr(Search, "run_within", lambda self, _, **__: self.run(FEWEST))
    fox = LEVELS["fox"].choose(GOATS, veiled, 3)
    caplog.clear()

    assert LEVELS["owl"].choose(GOATS, veiled, 3) == fox
    assert f"bot owl overran in goats: {FEWEST} of" in caplog.text


def wins(game: Game, seats: int, bot: Bot, among: Bot) -> int:
    """How many of some games on fixed seeds a bot wins among copies of another."""
    won = 0
    for seed in range(GAMES):
        state, seat = game.new(seats, seed=seed), seed % seats
        while acting := game.to_act(state):
            mover = bot if acting[0] == seat else among
            action = mover.choose(game, game.veil(state, acting[0]), seed)
            state = game.apply(state, acting[0], action).state
        outcome = game.outcome(state)
        assert outcome is not None
        won += outcome.winners == (seat,)
    return won


@each_usual
def test_a_club_player_wins_among_random_ones(game: Game, seats: int) -> None:
    """Three of five games, where four are claimed."""
    assert wins(game, seats, LEVELS["club"], BOTS["random"]) >= 0.6 * GAMES


@each_usual
@pytest.mark.skipif(INTERPRETED, reason="interpreted, games between searches take too long")
def test_a_search_wins_among_club_players(game: Game, seats: int) -> None:
    """A quarter above its fair share, where about twice that share was measured."""
    assert wins(game, seats, LEVELS["fox"], LEVELS["club"]) >= 1.25 * GAMES / seats
