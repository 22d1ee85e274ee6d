"""Levels: each gives a legal action anywhere, the same to the same question, and never fails."""

import pytest

from menagerie.bots.policy import BOTS, LEVELS
from menagerie.bots.searching import Search
from menagerie.core.game import Game
from tests.bots.quick import QUICK
from tests.goats.builders import GAME as GOATS
from tests.promises.walks import Setup, each_setup, play_on


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
            assert action in game.legal_actions(taken.before, seat)
            assert bot.choose(game, veiled, number) == action
        if number == 200:
            break


def test_a_search_that_fails_plays_as_the_club_does(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And says so in the log."""

    def fail(*_: object) -> int:
        raise MemoryError

    state = GOATS.new(4, seed=1)
    veiled = GOATS.veil(state, GOATS.to_act(state)[0])
    monkeypatch.setattr(Search, "run", fail)

    assert QUICK["fox"].choose(GOATS, veiled, 3) == BOTS["greedy"].choose(GOATS, veiled, 3)
    if len(GOATS.legal_actions(state, veiled.seat or 0)) > 1:
        assert "bot fox failed in goats" in caplog.text


def test_an_answer_that_is_not_legal_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """The club's action is."""
    state = GOATS.new(4, seed=1)
    veiled = GOATS.veil(state, GOATS.to_act(state)[0])
    monkeypatch.setattr(Search, "answer", lambda _: -1)

    assert QUICK["owl"].choose(GOATS, veiled, 3) == BOTS["greedy"].choose(GOATS, veiled, 3)


def wins(game: Game, seats: int, games: int) -> int:
    """How many games a club player wins among random ones."""
    won = 0
    for seed in range(games):
        state = game.new(seats, seed=seed)
        while acting := game.to_act(state):
            bot = LEVELS["club"] if acting[0] == seed % seats else BOTS["random"]
            action = bot.choose(game, game.veil(state, acting[0]), seed)
            state = game.apply(state, acting[0], action).state
        outcome = game.outcome(state)
        assert outcome is not None
        won += outcome.winners == (seed % seats,)
    return won


def test_a_club_player_wins_among_random_ones() -> None:
    """At Goats, on fixed seeds and with a wide margin."""
    assert wins(GOATS, 4, 12) >= 7
