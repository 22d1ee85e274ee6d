"""Magpies in the terminal: the generic face says everything in the game's words."""

import pytest

from tests.cli.conftest import Run


def test_a_whole_game_is_played(whole_game: Run) -> None:
    """Every question offers numbered actions; the end lists the places."""
    said = whole_game("play magpies --seats 3 --seed 5")

    assert said.status == 0
    assert "Your hand: " in said.out
    assert "Seal " in said.out
    assert "takes the treasure: " in said.out
    assert said.out.rstrip().splitlines()[-3].startswith("1. ")


@pytest.mark.parametrize(
    ("language", "words"), [("de", "Deine Hand: "), ("nl", "Je hand: "), ("fr", "Votre main: ")]
)
def test_it_is_said_in_every_language(whole_game: Run, language: str, words: str) -> None:
    """The labels are the game's own."""
    assert words in whole_game(f"play magpies --seats 2 --seed 5 --language {language}").out


def test_bots_without_a_policy_of_their_own_play_it(menagerie: Run) -> None:
    """Whole games come to the end that the game has."""
    said = menagerie("sim magpies --games 20 --seats 4")

    assert said.status == 0
    assert "last_round 100.00%" in said.out
