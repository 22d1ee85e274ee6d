"""`menagerie play`: a game against bots in the terminal."""

import re
from pathlib import Path

import pytest

from menagerie import GAMES, read_record, replay
from menagerie.bots.search.search import Budget
from menagerie.catalog import game_of
from menagerie.cli import hint as hinting
from menagerie.cli import main
from tests.cli.conftest import Run

OPTIONS = ["auction=false", "auction", "cattle_market=yes"]


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_whole_game_is_played_through_a_pipe(
    whole_game: Run, tmp_path: Path, seats: int, option: str
) -> None:
    """It ends with places, and its record has the same outcome."""
    file = tmp_path / "game.json"

    said = whole_game(f"play buffalo --seats {seats} --seed 1 --option {option} --save {file}")

    assert said.status == 0
    assert said.err == "" or said.err.startswith("menagerie: Compiling")
    assert "Place" in said.out
    assert re.search(r"wins?\b", said.out)
    record = read_record(file.read_bytes())
    assert record.outcome is not None
    *_, last = replay(record)
    assert game_of(record).outcome(last.state) == record.outcome


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_of_goats(whole_game: Run, seats: int) -> None:
    """From the first question to the last score."""
    said = whole_game(f"play goats --seats {seats} --seed 5")

    assert said.status == 0
    assert re.search(r"(wins?|share the win)\.", said.out)
    assert said.err == ""


def test_a_pipe_is_given_no_colours_and_80_columns(whole_game: Run) -> None:
    """Herds are distinguished by letters, and no line is longer than a small terminal."""
    said = whole_game("play buffalo --seats 6 --seed 1 --option cattle_market")

    assert "\x1b" not in said.out
    assert "[B1]" in said.out
    assert max(map(len, said.out.splitlines())) <= 80


def test_the_same_seed_gives_the_same_game(whole_game: Run) -> None:
    """Deal and bots follow from the seed."""
    line = "play buffalo --seats 4 --seed 8 --bot greedy"

    assert whole_game(line).out == whole_game(line).out


def test_two_pairs_on_one_line_are_laid_like_two_single_ones(menagerie: Run) -> None:
    """By number or name, pasture or card first; the choice is shown before it is final."""
    ways = [
        ("7 4A 9 5J",),
        ("7 3 9 1",),
        ("4a on lucky", "sundown", "5j"),
        ("lay 7, 4A", "5J 9"),
        ("7 4A 9", "5J"),
    ]
    for answers in ways:
        said = menagerie("play buffalo --seed 3", *answers)

        assert "Your choice:\n  Play 4A on Lucky-Lake\n  Play 5J on Sundown-Savannah" in said.out


def test_a_choice_can_be_redone_until_it_is_confirmed(menagerie: Run, tmp_path: Path) -> None:
    """The earlier draft never reaches the record."""
    file = tmp_path / "game.json"

    said = menagerie(
        f"play buffalo --seed 3 --save {file}",
        *("7 4A", "redo", "1 5J 2 5L", "what now", "redo", "8 3A 10 3K", "", "quit"),
    )

    assert "Press Enter to keep it, or type redo to choose again." in said.out
    own = [played.action for played in read_record(file.read_bytes()).actions if played.seat == 0]
    assert [(action.pasture, action.card) for action in own[:2]] == [
        ("rattlesnake-ranch", "3A"),
        ("dynamite-mine", "3K"),
    ]


def test_a_line_is_carried_out_whole_or_not_at_all(menagerie: Run) -> None:
    """If the second pair is illegal, the first is not laid."""
    said = menagerie("play buffalo --seed 3", "7 4A 7 5J", "7 4A 9 5J 2 2C", "7 4A")

    assert "Not allowed: Your other pair is on Lucky-Lake already.  B5" in said.out
    assert "2 2c is more than was asked for." in said.out
    assert "So far:\n  Play 4A on Lucky-Lake" in said.out


@pytest.mark.parametrize(
    ("about", "sentence"),
    [
        ("4G", "4 G is not one of your cards.  B2"),
        ("11", "Hang-Man-Mountains is not in play with 4 players.  B3"),
        ("7 4A", "That is allowed."),
        ("99", "There is no pasture 99."),
        ("xyz", "“xyz” is not a pasture. Name one by its number: 1 2 3 4 5 6 7 8 9 10."),
        ("- 4A", "A pair needs a pasture as long as more than one has space.  B5"),
        ("green", "Pairs have a colour only with two players.  B23"),
    ],
)
def test_why_names_the_rule_and_the_facts(menagerie: Run, about: str, sentence: str) -> None:
    """Parts that the question leaves open are taken from an allowed action."""
    said = menagerie("play buffalo --seed 3", f"why {about}")

    assert sentence in said.out


def test_numbers_that_are_not_allowed_are_crossed_out(menagerie: Run) -> None:
    """With the reason next to them; `why` repeats it with its rule."""
    said = menagerie(
        "play buffalo --seed 1 --bot random", "7 4A 9 5J", "", *("why", "why 1", "why 9")
    )

    assert re.search(r"✗ +1 +1 cow +Red already has a herd of 1 on Lucky-Lake\.", said.out)
    assert re.search(r"\nRed already has a herd of 1 on Lucky-Lake\. .*  B12\n", said.out)
    assert "A card allows 0 to 5 cows.  B11" in said.out


def test_a_question_mark_explains_with_rule_ids(menagerie: Run) -> None:
    """It explains the question and lists the commands."""
    said = menagerie("play buffalo --seed 3", "?", "help", "board", "", "what")

    assert said.out.count("(B5)") == 2
    assert "quit   leave the game" in said.out
    assert said.out.count("Lone-Star-Valley") == 2
    assert "“what” is not a pasture" in said.out


def test_two_players_name_the_colour_of_a_pair(menagerie: Run) -> None:
    """The first pair must; the second has the other colour (B23)."""
    said = menagerie(
        "play buffalo --seats 2 --seed 3",
        *("bbb", "b b", "bgb", "", "7 4A", "green", "9 5J"),
    )

    assert "Each of your pastures gets Blue or Green, and both" in said.out
    assert "Type a number or three colours, such as" in said.out
    assert "For which of your colours, Blue or Green?" in said.out
    assert "4A on Lucky-Lake (Green)" in said.out
    assert "5J on Sundown-Savannah (Blue)" in said.out


def test_bids_are_read_with_point_or_comma(menagerie: Run) -> None:
    """BV1: a bid out of range is refused, and the range is named."""
    said = menagerie(
        "play buffalo --seats 3 --seed 3 --option auction --name Root",
        "100",
        "much",
        "1,5",
        "",
        "taupe",
        "red",
    )

    assert "Not allowed: A bid is from 0 to 99.9999, with at most four" in said.out
    assert "Type a bid with up to four decimals, such as 1.0895." in said.out
    assert "Bid made: 1.5" in said.out
    assert "“taupe” is not a colour" in said.out
    assert "Root takes Red." in said.out


def test_the_memory_aid_is_on_for_a_person_alone(menagerie: Run) -> None:
    """BV4; it can be turned off."""
    assert "Memory aid" in menagerie("play buffalo --seed 3").out
    assert "Memory aid" not in menagerie("play buffalo --seed 3 --option memory_aid=off").out


def test_leaving_offers_to_keep_the_game(menagerie: Run, tmp_path: Path) -> None:
    """It asks again if a file cannot be written; Enter saves nothing."""
    file = tmp_path / "left.json"
    begun = ("7 4A 9 5J", "", "quit")

    said = menagerie("play buffalo --seed 3", *begun, f"{tmp_path}/none/x.json", str(file))
    assert said.status == 0
    assert "there is no directory" in said.out
    assert read_record(file.read_bytes()).outcome is None

    assert menagerie("play buffalo --seed 3", *begun, "").status == 0
    assert menagerie("play buffalo --seed 3", *begun).status == 0
    assert sorted(tmp_path.iterdir()) == [file]


def test_the_end_of_input_leaves_cleanly(menagerie: Run, tmp_path: Path) -> None:
    """With status 0, without a traceback, and the game is saved if a file is named."""
    file = tmp_path / "game.json"

    said = menagerie(f"play buffalo --seed 3 --save {file}", "7 4A 9 5J", "")

    assert said.status == 0
    assert "Traceback" not in said.out + said.err
    assert read_record(file.read_bytes()).actions


def test_an_interrupt_leaves_cleanly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With status 130 and without a traceback."""

    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)

    assert main(["play", "buffalo", "--seed", "3"]) == 130
    assert "Traceback" not in "".join(capsys.readouterr())


def test_a_person_may_sit_anywhere(menagerie: Run) -> None:
    """Seat 2 plays green."""
    said = menagerie("play buffalo --seed 3 --seat 2 --name Ada")

    assert "Ada against 3 bots" in said.out
    assert "[G] Ada" in said.out


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_actions_chances_and_a_reason(
    menagerie: Run, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The same seed gives the same hint, and the question is repeated."""
    monkeypatch.setattr(hinting, "BUDGET", Budget(iterations=10))

    said = menagerie(f"play {game} --seed 3", "hint")

    hint = said.out[said.out.index("> hint") :]
    assert re.search(r"Best: [A-Z].*: .*\.( |\n)", hint)
    assert re.search(r"chance to win \d+% \(± \d+\), about \d+ points", hint)
    assert menagerie(f"play {game} --seed 3", "hint").out == said.out
