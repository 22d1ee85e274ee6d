"""Files of games: continued, extended, repaired or refused."""

from pathlib import Path

import pytest

from menagerie.arena import ledger as ledgers
from menagerie.arena.ledger import Ledger, LedgerError, settings_of
from menagerie.arena.tournament import Tournament
from tests.arena.players import tournament


@pytest.fixture
def one() -> Tournament:
    """A tournament."""
    return tournament()


@pytest.fixture
def path(tmp_path: Path, one: Tournament) -> Path:
    """A file of three games."""
    path = tmp_path / "games.jsonl"
    ledger = Ledger(path, settings_of(one))
    for number in (0, 2, 1):
        ledger.add(one.play(number))
    ledger.close()
    return path


def test_what_was_played_is_read_again(path: Path, one: Tournament) -> None:
    """By number, whatever the order of the lines."""
    ledger = Ledger(path, settings_of(one))
    ledger.close()

    assert [played.outcome() for played in ledger.first(5)] == [
        one.play(number).outcome() for number in range(3)
    ]
    assert ledger.missing(5) == [3, 4]
    assert ledger.first(2) == ledger.first(5)[:2]


def test_an_incomplete_last_line_is_cut_off(path: Path, one: Tournament) -> None:
    """Its game is played again, and the file is complete again."""
    path.write_bytes(path.read_bytes()[:-9])

    ledger = Ledger(path, settings_of(one))
    assert ledger.missing(3) == [1]
    ledger.add(one.play(1))
    ledger.close()

    again = Ledger(path, settings_of(one))
    again.close()
    assert again.missing(3) == []


def test_a_file_with_an_incomplete_first_line_is_started_again(path: Path, one: Tournament) -> None:
    """It has no games."""
    path.write_bytes(path.read_bytes()[:20])

    Ledger(path, settings_of(one)).close()

    assert path.read_bytes().count(b"\n") == 1


def test_a_game_with_two_lines_counts_once(path: Path, one: Tournament) -> None:
    """The first line counts."""
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines, lines[1]]))

    ledger = Ledger(path, settings_of(one))
    ledger.close()

    assert len(ledger.first(9)) == 3


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (tournament("buffalo"), "game goats, not buffalo"),
        (tournament(seats=3), "seats 4, not 3"),
        (tournament(bots="club,calf"), "bots club,random, not club,calf"),
        (tournament(bots="club,random", among="calf"), "among null, not calf"),
    ],
    ids=["game", "seats", "bots", "among"],
)
def test_games_of_other_settings_are_refused(path: Path, other: Tournament, reason: str) -> None:
    """The error names what differs, and nothing is written."""
    before = path.read_bytes()

    with pytest.raises(LedgerError, match="it holds other games") as refused:
        Ledger(path, settings_of(other))

    assert f"({reason}); remove it or name another file" in str(refused.value)
    assert path.read_bytes() == before


def test_games_of_other_bots_are_refused(
    path: Path, one: Tournament, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same name with other code is another bot."""
    monkeypatch.setattr(ledgers, "sources_of", lambda _: "changed")

    with pytest.raises(LedgerError, match="the rules or bots have changed since"):
        Ledger(path, settings_of(one))


def test_a_damaged_line_is_named(path: Path, one: Tournament) -> None:
    """The error says which one; nothing is guessed."""
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([lines[0], b'{"game": 4}\n', *lines[1:]]))

    with pytest.raises(LedgerError, match="line 2 is damaged; remove that line"):
        Ledger(path, settings_of(one))


def test_another_file_is_left_alone(tmp_path: Path, one: Tournament) -> None:
    """A text file is not cut, although its lines are no games."""
    path = tmp_path / "letter.txt"
    path.write_text("Dear reader,\nall is well.\n")

    with pytest.raises(LedgerError, match="this is no file of an arena's games"):
        Ledger(path, settings_of(one))
    assert path.read_text() == "Dear reader,\nall is well.\n"


def test_a_folder_is_no_file_of_games(tmp_path: Path, one: Tournament) -> None:
    """The system's error becomes a sentence."""
    with pytest.raises(LedgerError, match="is a directory"):
        Ledger(tmp_path, settings_of(one))
