"""Puzzles on the page: an answer is tried on the board, and what it leads to is told."""

from playwright.sync_api import expect

from menagerie import GAMES
from menagerie.puzzles.puzzle import puzzles_of
from tests.browser.conftest import Comes
from tests.browser.person import PHONE

GAME = GAMES["zoo"]


def test_a_puzzle_is_tried_and_solved(comes: Comes) -> None:
    """A wrong answer is told apart and taken back; the right one is marked in the list."""
    number, puzzle = next(
        (number, puzzle)
        for number, puzzle in enumerate(puzzles_of(GAME), 1)
        if {"type": "pass"} in [answer.action for answer in puzzle.answers[1:]]
    )
    ada = comes("Ada", size=PHONE)
    ada.opens(f"/puzzle/zoo/{number}")
    panel = ada.page.get_by_role("region", name="Puzzle")
    expect(panel).to_contain_text("It is your turn.")

    ada.presses(ada.button("Pass"))
    expect(panel).to_contain_text("Not the best.")
    ada.presses(ada.button("Try again"))
    expect(panel).to_contain_text("It is your turn.")
    ada.presses(ada.button("Show the answer"))
    expect(panel.get_by_role("link", name="Next puzzle")).to_be_visible()
    assert puzzle.best.action["type"] == "play"

    ada.opens("/puzzles")
    expect(ada.page.get_by_role("heading", name="Zoff im Zoo")).to_be_visible()
