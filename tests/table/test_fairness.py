"""Provably fair deals, and the proof in a record."""

from typing import Any

import msgspec
import pytest

from menagerie.core.errors import RecordError
from menagerie.core.records import final_state, read_record, write_record
from menagerie.table.errors import ForbiddenError
from menagerie.table.fairness import commitment, verify
from menagerie.table.news.snapshot import snapshot
from menagerie.table.records import position_after, record_of
from menagerie.table.wire import commands as ask
from tests.table.builders import SECRET, Sitting, table


def finished(*nonces: str) -> Sitting:
    """A finished game, with nonces from its people."""
    sitting = table("zoo", 3, options={"target": 1}).sit("Ann", "Ben")
    for person, nonce in zip(("Ann", "Ben"), nonces, strict=True):
        sitting.asks(person, ask.Ready(id=person, nonce=nonce))
    return sitting.start().play_to_end()


def test_the_secret_is_committed_to_before_the_deal_and_revealed_after_the_game() -> None:
    """Everybody sees its commitment from the beginning, and nothing else until the end."""
    sitting = table("zoo", 3)
    promised = snapshot(sitting.table, 3).table.commitment
    assert promised == commitment(SECRET)
    sitting.sit("Ann").start()
    for role in range(4):
        assert SECRET.encode() not in msgspec.json.encode(snapshot(sitting.table, role))
        assert snapshot(sitting.table, role).table.fairness is None
    proof = snapshot(finished("", "").table, 3).table.fairness
    assert proof is not None
    assert (proof.secret, proof.commitment) == (SECRET, promised)


def test_nonces_change_the_deal() -> None:
    """Their seats matter too, so that no seat can cancel another's nonce."""
    found = [("", ""), ("a", ""), ("", "a"), ("a", "a"), ('","', "")]
    assert len({finished(*nonces).table.seed for nonces in found}) == len(found)


def test_a_record_proves_its_deal() -> None:
    """After writing and reading it; the game replays to the same outcome."""
    sitting = finished("one", "two")
    record = record_of(sitting.table)
    again = read_record(sitting.table.game, write_record(record))
    assert verify(again).nonces == ("one", "two", "")
    assert final_state(sitting.table.game, again) == sitting.state


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"secret": "5f" * 32}, "not the one that was committed to"),
        ({"secret": "xy"}, "not hexadecimal"),
        ({"commitment": "00" * 32}, "not the one that was committed to"),
        ({"nonces": ("one", "three", "")}, "does not come from"),
        ({"nonces": ("one", "two")}, "does not come from"),
        ({"table": "another"}, "does not come from"),
    ],
)
def test_a_forged_proof_is_found_out(change: dict[str, Any], sentence: str) -> None:
    """Every part of it is checked."""
    record = record_of(finished("one", "two").table)
    assert record.fairness is not None
    forged = msgspec.structs.replace(record.fairness, **change)
    with pytest.raises(RecordError, match=sentence):
        verify(msgspec.structs.replace(record, fairness=forged))


def test_another_seed_is_found_out() -> None:
    """A record without a proof says so."""
    record = record_of(finished("one", "two").table)
    with pytest.raises(RecordError, match="does not come from"):
        verify(msgspec.structs.replace(record, seed="00" * 32))
    with pytest.raises(RecordError, match="no proof"):
        verify(msgspec.structs.replace(record, fairness=None))


def test_the_proof_holds_after_a_person_was_removed() -> None:
    """Their nonce remains part of the seed."""
    sitting = table("zoo", 3, options={"target": 1}).sit("Ann", "Ben")
    sitting.asks("Ben", ask.Ready(id="r", nonce="b")).start()
    sitting.asks("Ann", ask.Remove(id="x", seat=1)).play_to_end()
    assert verify(record_of(sitting.table)).nonces[1] == "b"


def test_records_are_closed_while_the_game_runs() -> None:
    """So is continuing from a step; after the game every existing step is open."""
    sitting = table("zoo", 3).sit("Ann").start()
    with pytest.raises(ForbiddenError, match="not over yet"):
        record_of(sitting.table)
    with pytest.raises(ForbiddenError, match="not over yet"):
        position_after(sitting.table, 0)
    over = finished("", "").table
    assert "chance" not in position_after(over, 3)
    with pytest.raises(ForbiddenError, match="no step"):
        position_after(over, len(over.played) + 1)


def test_a_table_continues_from_a_position() -> None:
    """It has chance of its own, and its rules cannot be changed."""
    over = finished("", "").table
    sitting = table("zoo", 3, options=over.settings.options, position=position_after(over, 3))
    sitting.sit("Ann")
    other = msgspec.structs.replace(sitting.table.settings, seats=4)
    assert sitting.refuses("Ann", ask.Change(id="c", settings=other)) == "from_position"
    sitting.start()
    assert sitting.table.game.dump(sitting.state)["hands"] == position_after(over, 3)["hands"]
    assert verify(record_of(sitting.play_to_end().table)).secret == SECRET
