"""Analyses: one for each game, made by one process, gone with the game."""

import msgspec

from menagerie.server.store import AnalysisRow, Store
from tests.server.store.conftest import Play, row, summary

BEGUN = AnalysisRow(table="t", version=1, at=1_000)
LONG_AGO, JUST_NOW = 0, 1_000


def test_an_analysis_comes_back_as_far_as_it_is(play: Play) -> None:
    """Begun, half made, made; None where there is none."""

    async def scene(store: Store) -> None:
        assert await store.analyses.find("t") is None
        assert await store.analyses.claim(BEGUN, LONG_AGO)
        for changes in ({"done": 3, "total": 9}, {"done": 9, "body": b"\x00\xff"}):
            changed = msgspec.structs.replace(BEGUN, **changes)
            await store.analyses.save(changed)
            assert await store.analyses.find("t") == changed

    play(scene)


def test_one_makes_it(play: Play) -> None:
    """Until it was silent for long; what is made is made anew only by another version."""

    async def scene(store: Store) -> None:
        later = msgspec.structs.replace(BEGUN, at=2_000)
        assert await store.analyses.claim(BEGUN, LONG_AGO)
        assert not await store.analyses.claim(later, JUST_NOW)
        assert await store.analyses.claim(later, JUST_NOW + 1)
        await store.analyses.save(msgspec.structs.replace(later, body=b"{}"))
        assert not await store.analyses.claim(later, 9_000)
        assert await store.analyses.claim(msgspec.structs.replace(later, version=2), LONG_AGO)

    play(scene)


def test_what_is_given_up_may_be_begun_by_another(play: Play) -> None:
    """What is made stays."""

    async def scene(store: Store) -> None:
        made = msgspec.structs.replace(BEGUN, table="made", body=b"{}")
        assert await store.analyses.claim(BEGUN, LONG_AGO)
        assert await store.analyses.claim(made, LONG_AGO)
        await store.analyses.drop(["t", "made"])
        assert await store.analyses.find("t") is None
        assert await store.analyses.find("made") == made

    play(scene)


def test_it_goes_with_its_game(play: Play) -> None:
    """And does not come back when it is saved after that."""

    async def scene(store: Store) -> None:
        await store.tables.append(row("t", 0), summary("t"))
        assert await store.analyses.claim(BEGUN, LONG_AGO)
        await store.tables.remove(["t"])
        await store.analyses.save(BEGUN)
        assert await store.analyses.find("t") is None

    play(scene)
