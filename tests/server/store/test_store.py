"""The store as a whole."""

from tests.server.store.conftest import Play


def test_a_database_that_is_there_answers(play: Play) -> None:
    """The store is ready."""
    play(lambda store: store.ping())
