"""`menagerie verify`: a game was dealt fairly and played as recorded."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from menagerie import GAMES
from menagerie.cli import main
from menagerie.core.records import new_record, write_record
from menagerie.table.fairness import derive_seed, fairness
from tests.cli.conftest import Run

SECRET, TABLE, NONCES = "ab" * 32, "lucky-lake", ("mine", "", "yours")
Plain = dict[str, Any]


def played(key: str) -> bytes:
    """The record of a game at a table, in which everybody takes the first legal action."""
    game = GAMES[key]
    seed = derive_seed(SECRET, TABLE, NONCES)
    state = start = game.new(3, seed=seed)
    actions: list[tuple[int, Any]] = []
    while seats := game.to_act(state):
        legal = game.legal_actions(state, seats[0])
        action = legal[len(actions) % len(legal)]
        actions.append((seats[0], action))
        state = game.apply(state, seats[0], action).state
    record = new_record(game, start, seed, actions)
    proof = fairness(SECRET, TABLE, NONCES)
    return write_record(msgspec.structs.replace(record, fairness=proof))


@pytest.fixture(scope="module")
def genuine() -> Plain:
    """A genuine record, which tests tamper with."""
    return dict(msgspec.json.decode(played("buffalo")))


@pytest.mark.parametrize("key", list(GAMES))
def test_a_genuine_record_fits(menagerie: Run, tmp_path: Path, key: str) -> None:
    """Every check is printed with its result."""
    file = tmp_path / "game.json"
    file.write_bytes(played(key))

    said = menagerie(f"verify {file}")

    assert said.status == 0
    lines = {line.split()[0]: line for line in said.out.splitlines()}
    assert f"{GAMES[key].name}, 3 seats" in lines["Game"]
    assert fairness(SECRET, TABLE, NONCES).commitment in lines["Commitment"]
    assert "lucky-lake and 2 of 3 nonces" in lines["Seed"]
    assert "all legal" in lines["Actions"]
    assert "won by seat" in lines["Outcome"]
    assert "everything fits" in lines["Result"]


def test_a_record_may_come_by_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With `-` instead of a file."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(played("goats"))))

    assert main(["verify", "-"]) == 0
    assert "everything fits" in capsys.readouterr().out


def changed(**changes: Any) -> Callable[[Plain], Plain]:
    """A record with other fields."""
    return lambda record: record | changes


def proof(**changes: Any) -> Callable[[Plain], Plain]:
    """A record with another proof."""
    return lambda record: record | {"fairness": record["fairness"] | changes}


def shorter(record: Plain) -> Plain:
    """A record that ends before the game does."""
    return record | {"actions": record["actions"][:-1], "outcome": None}


def other_seat(record: Plain) -> Plain:
    """A record in which another seat takes the last action."""
    *first, last = record["actions"]
    return record | {"actions": [*first, last | {"seat": (last["seat"] + 1) % 3}]}


def without(name: str) -> Callable[[Plain], Plain]:
    """A record without a field."""
    return lambda record: {key: value for key, value in record.items() if key != name}


def better(record: Plain) -> Plain:
    """A record with another winner."""
    return record | {"outcome": record["outcome"] | {"ranks": [1, 1, 1]}}


TAMPERED: dict[str, tuple[Callable[[Plain], Plain], str]] = {
    "game": (changed(game="goats"), "record:"),
    "no game": (changed(game="chess"), "there is no game chess"),
    "rules version": (changed(rules_version=99), "rules_version"),
    "seats": (changed(seats=4), "actions["),
    "options": (changed(options={"cattle_market": True}), "actions["),
    "seed": (changed(seed="00" * 32), "the seed does not come from the secret"),
    "actions": (other_seat, "actions["),
    "missing actions": (shorter, "do not lead to the end"),
    "outcome": (better, "outcome: the actions do not give it"),
    "no outcome": (without("outcome"), "outcome: the record names none"),
    "commitment": (proof(commitment="00" * 32), "not the one that was committed to"),
    "secret": (proof(secret="cd" * 32), "not the one that was committed to"),
    "no hexadecimal secret": (proof(secret="moo" * 3), "the secret is not hexadecimal"),
    "table": (proof(table="other"), "the seed does not come from the secret"),
    "nonces": (proof(nonces=["mine", "", "his"]), "the seed does not come from the secret"),
    "no proof": (without("fairness"), "this record has no proof"),
    "another field": (changed(extra=1), "unknown field `extra`"),
}


@pytest.mark.parametrize("name", list(TAMPERED))
def test_a_forged_record_is_found_out(
    menagerie: Run, tmp_path: Path, genuine: Plain, name: str
) -> None:
    """With status 1 and a sentence about the forged part."""
    tamper, sentence = TAMPERED[name]
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(tamper(genuine)))

    said = menagerie(f"verify {file}")

    assert said.status == 1
    assert said.err.startswith("menagerie: this record does not fit: ")
    assert sentence in said.err
    assert "everything fits" not in said.out


def test_a_position_is_covered_by_no_proof(menagerie: Run, tmp_path: Path, genuine: Plain) -> None:
    """The output says that only the draws after it are."""
    game = GAMES["buffalo"]
    start = game.dump(game.new(3, seed=genuine["seed"]))
    start.pop("chance")
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(genuine | {"position": start}))

    assert "which no proof covers" in menagerie(f"verify {file}").out


def test_a_missing_file_is_an_error(menagerie: Run, tmp_path: Path) -> None:
    """With status 2, as for all files that cannot be read."""
    said = menagerie(f"verify {tmp_path / 'none.json'}")

    assert said.status == 2
    assert "no such file" in said.err
