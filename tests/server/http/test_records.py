"""Finished games: records, proofs, and tables that go on from them."""

import hashlib
from typing import Any

import msgspec
import pytest

from menagerie.catalog import read_record
from menagerie.core.game import Game
from menagerie.server.http.records import MOST_ACTIONS
from tests.server.http.conftest import Visit
from tests.server.servers import Guest, Running

TABLES, RECORDS = "/api/v1/tables", "/api/v1/records"
JSON = {"Content-Type": "application/json"}


def record_at(visit: Visit, guest: Guest, table: str) -> dict[str, Any]:
    """The record of a finished table."""
    told: dict[str, Any] = visit(guest).get(f"{TABLES}/{table}/record").json()
    return told


def test_a_finished_game_can_be_downloaded(
    visit: Visit, people: list[Guest], finished: str
) -> None:
    """As a file with a name, which reads as a record."""
    answer = visit(people[2]).get(f"{TABLES}/{finished}/record")

    assert f'filename="menagerie-buffalo-{finished}.json"' in answer.headers["content-disposition"]
    assert read_record(answer.content).outcome is not None


def test_the_deal_of_a_finished_game_is_proven(
    visit: Visit, people: list[Guest], finished: str
) -> None:
    """What was checked is said, and can be checked again from what is told."""
    told = visit(people[0]).get(f"{TABLES}/{finished}/verify").json()
    shown = visit(people[0]).get(f"{TABLES}/{finished}").json()["table"]

    assert told["fair"]
    assert len(told["checked"]) == 4
    assert told["commitment"] == shown["commitment"]
    assert hashlib.sha256(bytes.fromhex(told["secret"])).hexdigest() == told["commitment"]


def test_a_record_is_imported_and_replayed(
    visit: Visit, people: list[Guest], finished: str
) -> None:
    """It comes out as it went in, proof and all."""
    record = record_at(visit, people[0], finished)

    imported = visit(people[1]).post(RECORDS, json=record)

    assert imported.status_code == 201
    table = imported.json()["id"]
    assert record_at(visit, people[1], table) == record
    assert visit(people[1]).get(f"{TABLES}/{table}/verify").json()["fair"]
    last = visit(people[1]).get(f"{TABLES}/{table}/replay").json()["last"]
    assert last == len(record["actions"])


def test_a_record_without_proof_is_not_called_fair(
    visit: Visit, people: list[Guest], finished: str
) -> None:
    """Nor one whose proof is another's."""
    record = record_at(visit, people[0], finished)
    other = {"commitment": "00", "secret": "00", "table": "x", "nonces": []}

    for proof in ({}, {"fairness": other}, {"fairness": other | {"secret": "no"}}):
        bare = {name: record[name] for name in record if name != "fairness"} | proof
        table = visit(people[0]).post(RECORDS, json=bare).json()["id"]
        told = visit(people[0]).get(f"{TABLES}/{table}/verify").json()
        assert not told["fair"]
        assert told["message"].startswith("fairness:")


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({"game": "chess"}, id="no such game"),
        pytest.param({"seed": "77"}, id="short seed"),
        pytest.param({"seats": 12}, id="too many seats"),
        pytest.param({"rules_version": 999}, id="rules of the future"),
        pytest.param(
            {"outcome": {"scores": [9, 9, 9], "ranks": [1, 1, 1], "reason": "?"}}, id="end"
        ),
        pytest.param({"seed": "ab" * 32}, id="another deal"),
        pytest.param({"position": {"game": "zoo"}}, id="position"),
        pytest.param({"actions": [{"seat": 77, "action": {}}]}, id="no such seat"),
    ],
)
def test_a_damaged_record_is_refused_with_its_sentence(
    visit: Visit, people: list[Guest], finished: str, changes: dict[str, Any]
) -> None:
    """And leaves no table behind."""
    record = record_at(visit, people[0], finished) | changes
    before = visit(people[2]).get("/api/v1/me/tables").json()

    refused = visit(people[2]).post(RECORDS, json=record)

    assert (refused.status_code, refused.json()["key"]) == (400, "invalid")
    assert visit(people[2]).get("/api/v1/me/tables").json() == before


def test_a_record_has_bounds(visit: Visit, people: list[Guest], finished: str) -> None:
    """In bytes and in actions."""
    record = record_at(visit, people[0], finished)
    long = record | {"actions": record["actions"][:1] * (MOST_ACTIONS + 1)}

    refused = visit(people[0]).post(RECORDS, json=long)
    large = visit(people[0]).post(RECORDS, content=b" " * 1_100_000, headers=JSON)
    broken = visit(people[0]).post(RECORDS, content=b"[" * 9000, headers=JSON)

    assert refused.json()["message"].startswith("actions: a record may have 4000")
    assert (large.status_code, broken.status_code) == (413, 400)
    assert visit().post(RECORDS, json=record).status_code == 401


def test_a_finished_game_is_continued_from_any_step(
    visit: Visit, server: Running, people: list[Guest], finished: str
) -> None:
    """At a new table, whose chance nobody knows from the old one."""
    wanted = {"step": 6, "name": "Ben", "seat": 1, "fill": "greedy", "start": True}

    answer = visit(people[1]).post(f"{TABLES}/{finished}/continue", json=wanted)

    assert answer.status_code == 201
    table = server.do(server.server.hall.tables.find(answer.json()["id"])).table
    old = server.do(server.server.hall.tables.find(finished)).table
    assert (table.seat_of(people[1].id), table.status) == (1, "playing")
    assert table.seed != old.seed
    assert msgspec.json.encode(table.position).find(old.seed.encode()) == -1


def test_a_game_keeps_the_rules_it_was_played_by(
    visit: Visit, people: list[Guest], finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When there are newer ones: laid open, and gone on from."""
    record = record_at(visit, people[0], finished)
    wanted = {"step": 6, "name": "Ben", "fill": "greedy", "start": True}
    monkeypatch.setattr(Game, "rules_version", record["rules_version"] + 1)

    table = visit(people[1]).post(RECORDS, json=record).json()["id"]
    gone_on = visit(people[1]).post(f"{TABLES}/{table}/continue", json=wanted)

    assert record_at(visit, people[1], table) == record
    assert gone_on.status_code == 201


@pytest.mark.parametrize(
    ("changes", "status"),
    [
        pytest.param({"step": 9999}, 403, id="no such step"),
        pytest.param({"step": -1}, 400, id="before the first"),
        pytest.param({"seat": 7}, 409, id="no such seat"),
        pytest.param({"fill": "genius"}, 409, id="no such bot"),
        pytest.param({"colour": "red"}, 400, id="other field"),
    ],
)
def test_a_step_that_cannot_be_continued_is_refused(
    visit: Visit, people: list[Guest], finished: str, changes: dict[str, Any], status: int
) -> None:
    """With a sentence."""
    wanted = {"step": 6, "name": "Ben"} | changes

    assert visit(people[1]).post(f"{TABLES}/{finished}/continue", json=wanted).status_code == status
