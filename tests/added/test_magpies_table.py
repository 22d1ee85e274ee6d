"""Magpies at a table: everybody is told what they may know, and bots play to the end."""

from typing import Any

import msgspec

from menagerie.table.news.snapshot import snapshot
from tests.table.builders import Sitting, table


def told(sitting: Sitting, role: int) -> dict[str, Any]:
    """The snapshot of a role, as JSON has it."""
    read: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(snapshot(sitting.table, role)))
    return read


def test_a_sealed_card_is_told_to_its_seat_alone() -> None:
    """The other sees that there is one, and may still change their own."""
    sitting = table("magpies", 2).sit("Ann", "Ben").start()
    before = told(sitting, 0)["view"]["hand"]
    sitting.act("Ann", {"type": "seal", "card": before[0]})

    ann, ben = told(sitting, 0), told(sitting, 1)
    assert (ann["view"]["sealed"], ben["view"]["sealed"]) == (before[0], None)
    assert [seat["has_sealed"] for seat in ben["view"]["seats"]] == [True, False]
    assert sitting.to_act == ["Ben"]
    assert len(sitting.legal(0)) == len(before)


def test_a_game_ends_with_scores_and_a_record() -> None:
    """After the last round nobody is asked."""
    sitting = table("magpies", 2).sit("Ann", "Ben").start()
    while sitting.table.to_act:
        sitting.act(sitting.to_act[0])

    outcome = told(sitting, 0)["view"]["outcome"]
    assert outcome["reason"] == "last_round"
    assert sitting.table.status == "over"
