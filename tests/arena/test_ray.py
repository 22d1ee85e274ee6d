"""A Ray cluster plays the same games."""

import sys
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import pytest

from menagerie.arena.crews import Alone
from menagerie.arena.ray import Cluster
from menagerie.core.errors import MenagerieError
from tests.arena.players import Breaking, between, tournament

NUMBERS = range(12)


class PretendActor:
    """An actor that answers at once."""

    def __init__(self, made: Any) -> None:
        self.play = SimpleNamespace(remote=lambda number: Answer(made.play(number)))


class Answer:
    """An actor's pending answer."""

    def __init__(self, value: object) -> None:
        self.value = value


class PretendRay:
    """The part of Ray that a cluster uses; the last answer is ready first."""

    def __init__(self) -> None:
        self.begun: list[dict[str, Any]] = []
        self.ended = 0

    def init(self, **given: Any) -> None:
        """Start."""
        self.begun.append(given)

    def shutdown(self) -> None:
        """End."""
        self.ended += 1

    def cluster_resources(self) -> dict[str, float]:
        """Three processors."""
        return {"CPU": 3.0}

    def remote(self, **_: object) -> Any:
        """Turn a class into an actor class."""
        return lambda kind: SimpleNamespace(remote=lambda *given: PretendActor(kind(*given)))

    def wait(self, waiting: list[Answer]) -> tuple[list[Answer], list[Answer]]:
        """Only the last answer is ready."""
        return waiting[-1:], waiting[:-1]

    def get(self, answer: Answer) -> object:
        """The value of an answer."""
        return answer.value


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> PretendRay:
    """A stand-in for Ray."""
    pretended = PretendRay()
    monkeypatch.setitem(sys.modules, "ray", pretended)
    return pretended


@pytest.mark.parametrize(("address", "count"), [(None, 2), (None, None), ("somewhere:1", None)])
def test_a_cluster_plays_the_same_games(
    ray: PretendRay, address: str | None, count: int | None
) -> None:
    """With any number of actors; the cluster is shut down afterwards."""
    one = tournament("goats", 3, "club,calf,random")

    played = {game.game: game.outcome() for game in Cluster(address, count).play(one, NUMBERS)}

    assert played == {game.game: game.outcome() for game in Alone().play(one, NUMBERS)}
    assert ray.begun[0]["address"] == address
    assert ray.ended == 1


def test_a_cluster_is_shut_down_when_a_game_fails(ray: PretendRay) -> None:
    """The error is that of the game."""
    with pytest.raises(MenagerieError, match=r"game \d failed: ZeroDivisionError"):
        list(Cluster(None, 2).play(between(Breaking(), Breaking()), range(2)))
    assert ray.ended == 1


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is an extra."""
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(MenagerieError, match=r"ray: .* pip install .menagerie-games\[ray\]."):
        Cluster(None, None)


@pytest.mark.skipif(
    find_spec("ray") is None,
    reason="Ray is not installed, so no real cluster was tried: pip install 'menagerie-games[ray]'",
)
@pytest.mark.filterwarnings("ignore")
def test_a_real_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two workers on this machine."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    one = tournament("goats", 4, "club,random")

    played = {game.game: game.outcome() for game in Cluster(None, 2).play(one, NUMBERS)}

    assert played == {game.game: game.outcome() for game in Alone().play(one, NUMBERS)}
