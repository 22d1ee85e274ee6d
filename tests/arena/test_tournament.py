"""The games of a tournament: determined by their numbers, fair, and counted."""

import pickle

import pytest

from menagerie.arena.teams import Team
from menagerie.arena.tournament import Tournament
from menagerie.catalog import GAMES
from menagerie.core.errors import MenagerieError, OptionsError
from tests.arena.players import Witness, between, tournament


@pytest.mark.parametrize("key", GAMES)
def test_a_game_depends_on_its_number_alone(key: str) -> None:
    """Not on the games before it, nor on the process."""
    first = tournament(key, bots="club,search:5")
    second = pickle.loads(pickle.dumps(tournament(key, bots="club,search:5")))  # noqa: S301

    before = [first.play(number).outcome() for number in range(3)]
    after = [second.play(number).outcome() for number in reversed(range(3))]

    assert before == after[::-1]
    assert len({str(outcome[1:]) for outcome in before}) > 1


@pytest.mark.parametrize("key", GAMES)
def test_a_bot_is_given_what_its_seat_may_know(key: str) -> None:
    """A veiled state in which it is to act."""
    played = between(Witness(), Witness(), key=key, seats=GAMES[key].seats[-1]).play(0)

    assert sum(thought.decisions for thought in played.thoughts.values()) > 10


def test_line_ups_of_a_round_have_the_same_deal() -> None:
    """Two bots change seats, and the cards stay the same."""
    one = tournament("buffalo", 2, "club,greedy")
    first, second = one.seating(0), one.seating(1)

    assert first.deal == second.deal
    assert first.seats == second.seats[::-1]


def test_thinking_is_counted_where_there_is_a_choice() -> None:
    """For each bot in the game, and for no other."""
    one = tournament("goats", 2, "club,random,calf")

    for number in range(one.rounds.size):
        played = one.play(number)
        assert set(played.thoughts) == set(one.seating(number).seats)
        for thought in played.thoughts.values():
            assert thought.decisions == sum(thought.steps.values()) > 0
            assert thought.seconds >= 0


def test_partners_of_changing_teams_are_counted() -> None:
    """In Zoo, with rounds and points; these points are part of the final scores."""
    played = tournament("zoo", 4).play(2)

    assert played.teams
    for team in played.teams:
        assert isinstance(team, Team)
        assert team.senior != team.junior
        assert team.rounds >= 1
    assert sum(team.points for team in played.teams) <= sum(played.scores)


def test_a_tournament_without_an_opponent_is_refused() -> None:
    """A bot needs another one, and cannot sit among copies of itself."""
    with pytest.raises(MenagerieError, match="bots: name two or more, or one and --among another"):
        tournament(bots="club")
    with pytest.raises(MenagerieError, match="among: one club among others shows nothing"):
        tournament(bots="club,fox", among="club")


def test_a_tournament_of_wrong_options_is_refused() -> None:
    """With the game's own sentence, before anything is played."""
    with pytest.raises(OptionsError, match="options: "):
        Tournament("goats", 4, {"foo": 1}, tournament().bots, None, "5eed")
