"""Wrong input: one sentence on standard error, status 2, nothing written."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run

SENTENCES = {
    "play sheep": "game: there is no game sheep (there are: buffalo, ",
    "play": "the following arguments are required: game",
    "dance": "argument COMMAND: invalid choice: 'dance'",
    "play buffalo --seats 7": "seats: Zoff in Buffalo is for 2 to 6 players, not 7",
    "play buffalo --seats many": "argument --seats: invalid int value: 'many'",
    "play buffalo --option foo=1": "(there are: auction, cattle_market, memory_aid)",
    "play buffalo --option auction=3": "options: Expected `bool`, got `int`",
    "play buffalo --option auction=purple": "options: Expected `bool`, got `str`",
    "play buffalo --bot deep": "bot: there is no bot deep (there are: random, greedy, calf, ",
    "sim goats --bots owl": "bots: owl looks ahead, too slowly for a simulation",
    "play buffalo --seat 4": "seat: there are seats 0 to 3, not 4",
    "play buffalo --seed soon": "seed: it must be a whole number or 64 hexadecimal digits",
    f"play buffalo --seed {'x' * 64}": "seed: it must be 64 hexadecimal digits",
    "play buffalo --save /none/game.json": "/none/game.json: there is no directory /none",
    "play buffalo --save /": "/: is a directory",
    "sim buffalo --games 0": "games: it must be 1 or more, not 0",
    "sim buffalo --bots random,greedy": "bots: name one for all seats or 4, not 2",
    "sim buffalo --bots smart": "bot: there is no bot smart",
    "sim buffalo --json /none/sim.json": "/none/sim.json: there is no directory /none",
    "arena sheep --bots club,fox": "game: there is no game sheep",
    "arena goats": "the following arguments are required: --bots",
    "arena goats --bots club,deep": "bots: there is no bot deep (there are: random, greedy, ",
    "arena goats --bots club,search": "bots: search needs a budget, as in search:300",
    "arena goats --bots club": "bots: name two or more, or one and --among another",
    "arena goats --bots club,fox --among fox": "among: one fox among others shows nothing",
    "arena goats --bots club,fox --games 0": "games: it must be 1 or more, not 0",
    "arena goats --bots club,fox --seats 9": "seats: Herr der Ziegen is for 2 to 5 players",
    "arena goats --bots club,fox --workers 0": "workers: it must be 1 or more, not 0",
    "arena goats --bots club,fox --ray-address x": "ray-address: it needs --ray",
    "arena goats --bots club,fox --out /none/g.json": "/none/g.json: there is no directory /none",
    "perft buffalo --depth 0": "depth: it must be 1 or more, not 0",
    "perft sheep": "game: there is no game sheep",
    "bench buffalo --seconds 0": "seconds: it must be more than 0, not 0",
    "bench sheep": "game: there is no game sheep",
    "replay /none.json": "/none.json: no such file or directory",
    "replay /": "/: is a directory",
    "options sheep": "game: there is no game sheep",
    "schema buffalo shape": "kind: there is no kind shape (there are: action, event,",
}


@pytest.mark.parametrize("line", SENTENCES)
def test_what_is_wrong_is_said_in_one_sentence(menagerie: Run, line: str) -> None:
    """The sentence names the thing and the reason, and there is no traceback."""
    said = menagerie(line)

    assert said.status == 2
    assert said.err.startswith("menagerie: ")
    assert SENTENCES[line] in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


DAMAGES: dict[str, tuple[dict[str, Any], str]] = {
    "another game": ({"game": "sheep"}, "game: there is no game sheep"),
    "unknown version": ({"rules_version": 99}, "rules_version: buffalo has no version 99"),
    "seats": ({"seats": 9}, "seats: Zoff in Buffalo is for 2 to 6 players, not 9"),
    "options": ({"options": {"foo": 1}}, "record: Object contains unknown field `foo`"),
    "seed": ({"seed": "12"}, "seed: it must have 32 bytes, not 1"),
    "no actions": ({"actions": 3}, "record: Expected `array`, got `int` - at `$.actions`"),
    "outcome": (
        {"outcome": {"scores": [1, 2, 3], "ranks": [1, 2, 3], "reason": "last_round"}},
        "outcome: the actions do not give it",
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_is_refused(menagerie: Run, saved: Path, damage: str) -> None:
    """The sentence names the field."""
    changed, sentence = DAMAGES[damage]
    saved.write_text(json.dumps(json.loads(saved.read_text()) | changed))

    said = menagerie(f"replay {saved}")

    assert (said.status, said.out) == (2, "")
    assert sentence in said.err


def test_a_record_with_an_illegal_action_in_the_middle_is_refused(
    menagerie: Run, saved: Path
) -> None:
    """Nothing is printed before the whole record is checked."""
    record = json.loads(saved.read_text())
    record["actions"].insert(5, record["actions"][0])
    saved.write_text(json.dumps(record))

    said = menagerie(f"replay {saved}")

    assert (said.status, said.out) == (2, "")
    assert "actions[" in said.err


def test_what_is_no_record_is_refused(menagerie: Run, tmp_path: Path) -> None:
    """With any bytes."""
    file = tmp_path / "file"
    for data in (b"", b"\xff\xfe", b"[]", b'{"game": 3}', b'{"game": "buffalo"}'):
        file.write_bytes(data)

        said = menagerie(f"replay {file}")

        assert (said.status, said.out) == (2, "")
        assert said.err.startswith("menagerie: record: ")


@pytest.mark.parametrize(
    ("argument", "sentence"),
    [
        ("--step 9999", "step: the record has steps 0 to "),
        ("--step -1", "step: the record has steps 0 to "),
        ("--seat 3", "seat: the record has seats 0 to 2, not 3"),
    ],
)
def test_a_step_or_a_seat_out_of_range_is_refused(
    menagerie: Run, saved: Path, argument: str, sentence: str
) -> None:
    """The sentence names the range."""
    said = menagerie(f"replay {saved} {argument}")

    assert (said.status, said.out) == (2, "")
    assert sentence in said.err


def test_nothing_is_written_on_failure(menagerie: Run, tmp_path: Path) -> None:
    """Neither the file nor a temporary one."""
    menagerie(f"sim buffalo --seats 9 --json {tmp_path}/sim.json")
    menagerie(f"play buffalo --option foo --save {tmp_path}/game.json")

    assert list(tmp_path.iterdir()) == []
