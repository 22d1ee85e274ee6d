"""What players reported."""

from menagerie.server.store import Report, Store
from tests.server.store.conftest import Play


def test_reports_are_newest_first(play: Play) -> None:
    """A report that is sent twice is kept once."""

    async def scene(store: Store) -> None:
        first = Report(id="1", table="t", by="ann", about="bob", text="rude", at=1)
        second = Report(id="2", table="t", by="cy", about="bob", text="rude again", at=2)
        for each in (first, second, first):
            await store.reports.add(each)

        assert await store.reports.newest() == [second, first]
        assert await store.reports.newest(limit=1) == [second]
        assert await store.reports.by("ann") == [first]
        assert await store.reports.by("bob") == []

    play(scene)
