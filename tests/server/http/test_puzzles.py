"""Puzzles over HTTP: lists, and each with its answers and their reasons."""

import pytest

from menagerie import GAMES, Game
from menagerie.puzzles.puzzle import puzzles_of
from tests.server.http.conftest import Visit

EACH_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@EACH_GAME
def test_puzzles_are_listed_and_shown(visit: Visit, game: Game) -> None:
    """Counted from 1, with a reason for every answer."""
    api = f"/api/v1/games/{game.key}/puzzles"
    listed = visit().get(api).json()["puzzles"]

    assert [one["number"] for one in listed] == [*range(1, len(puzzles_of(game)) + 1)]
    for one in listed[:: len(listed) // 4]:
        shown = visit().get(f"{api}/{one['number']}").json()
        assert (shown["number"], shown["grade"]) == (one["number"], one["grade"])
        assert shown["position"]["seats"] == one["seats"]
        assert all(answer["reason"]["message"] for answer in shown["answers"])


@pytest.mark.parametrize(
    "path", ["zoo/puzzles/0", "zoo/puzzles/9999", "zoo/puzzles/x", "x/puzzles"]
)
def test_what_is_no_puzzle_is_not_found(visit: Visit, path: str) -> None:
    """With a sentence."""
    answer = visit().get(f"/api/v1/games/{path}")
    assert answer.status_code == 404
    assert answer.json()["message"] in {"there is no such puzzle", "there is no such game"}
