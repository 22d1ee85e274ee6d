"""Analyses: one for each game, made by one process, gone with the game."""

import msgspec

from menagerie.server.store import AnalysisRow, Store
from tests.server.store.conftest import Play, row, summary

BEGUN = AnalysisRow(table="t", version=1, at=1_000)
LONG_AGO, JUST_NOW = 0, 1_000


def test_an_analysis_comes_back_as_far_as_it_is(play: Play) -> None:
    """Begun, half made, made; None where there is none."""

    async def scene(store: Store) -> None:
        assert await store.analysis("t") is None
        assert await store.claim_analysis(BEGUN, LONG_AGO)
        for changes in ({"done": 3, "total": 9}, {"done": 9, "body": b"\x00\xff"}):
            changed = msgspec.structs.replace(BEGUN, **changes)
            await store.save_analysis(changed)
            assert await store.analysis("t") == changed

    play(scene)


def test_one_makes_it(play: Play) -> None:
    """Until it was silent for long; what is made is made anew only by another version."""

    async def scene(store: Store) -> None:
        later = msgspec.structs.replace(BEGUN, at=2_000)
        assert await store.claim_analysis(BEGUN, LONG_AGO)
        assert not await store.claim_analysis(later, JUST_NOW)
        assert await store.claim_analysis(later, JUST_NOW + 1)
        await store.save_analysis(msgspec.structs.replace(later, body=b"{}"))
        assert not await store.claim_analysis(later, 9_000)
        assert await store.claim_analysis(msgspec.structs.replace(later, version=2), LONG_AGO)

    play(scene)


def test_what_is_given_up_may_be_begun_by_another(play: Play) -> None:
    """What is made stays."""

    async def scene(store: Store) -> None:
        made = msgspec.structs.replace(BEGUN, table="made", body=b"{}")
        assert await store.claim_analysis(BEGUN, LONG_AGO)
        assert await store.claim_analysis(made, LONG_AGO)
        await store.drop_analyses(["t", "made"])
        assert await store.analysis("t") is None
        assert await store.analysis("made") == made

    play(scene)


def test_it_goes_with_its_game(play: Play) -> None:
    """And does not come back when it is saved after that."""

    async def scene(store: Store) -> None:
        await store.append(row("t", 0), summary("t"))
        assert await store.claim_analysis(BEGUN, LONG_AGO)
        await store.remove_tables(["t"])
        await store.save_analysis(BEGUN)
        assert await store.analysis("t") is None

    play(scene)
