"""How far learners come."""

from menagerie.server.store import StepCount, Store
from tests.server.store.conftest import Play


def test_each_step_of_each_game_has_its_own_count(play: Play) -> None:
    """They come in the order of the lesson."""

    async def scene(store: Store) -> None:
        for game, step in (("owls", 1), ("owls", 0), ("cats", 0), ("owls", 0)):
            await store.lessons.count(game, step)

        assert await store.lessons.all() == [
            StepCount("cats", 0, 1),
            StepCount("owls", 0, 2),
            StepCount("owls", 1, 1),
        ]

    play(scene)
