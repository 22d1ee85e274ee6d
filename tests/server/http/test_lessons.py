"""Learners are counted, and nothing is known of who they are."""

from pathlib import Path

import pytest

from menagerie.cli import main
from tests.server.http.conftest import Visit
from tests.server.servers import running

LESSON = "/api/v1/games/goats/lesson"


def test_the_host_sees_at_which_step_learners_leave(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As a metric while the server runs, and from its database at any time."""
    with running(tmp_path) as server:
        with server.client() as browser:
            for step in (0, 0, 0, 1, 2):
                assert browser.post(LESSON, json={"step": step}).status_code == 204
            metrics = browser.get("/metrics").text
        database = server.server.settings.database

    assert 'lesson_steps_total{game="goats",' in metrics
    assert main(["lessons", "--database", database]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "goats",
        "  step  1:      3 came,      2 left",
        "  step  2:      1 came,      0 left",
        "  step  3:      1 came,      1 left",
    ]


@pytest.mark.parametrize(
    ("game", "step", "status"),
    [("goats", -1, 400), ("goats", 30, 400), ("goats", "x", 400), ("chess", 0, 404)],
)
def test_only_steps_that_a_lesson_can_have_are_counted(
    visit: Visit, game: str, step: object, status: int
) -> None:
    """So the labels of the metric are few."""
    answer = visit().post(f"/api/v1/games/{game}/lesson", json={"step": step})

    assert answer.status_code == status
    assert answer.json()["message"]
