"""What boards say at moments that play seldom comes to: markets in line, a tie at the top."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from menagerie import GAMES
from tests.browser.boards import move
from tests.browser.conftest import Comes
from tests.browser.person import DESK, PHONE, Person
from tests.games.zoo.builders import zoo
from tests.server.servers import Running

SIZES = {"phone": PHONE, "desk": DESK}
PAIRS = [("3K", "2C"), ("3N", "2D"), ("3S", "2A"), ("3T", "2E")]
# Blue's two cows of Fire-Fields have filled two pastures, whose markets interrupt its row.
MARKETS: dict[str, Any] = {
    "game": "buffalo",
    "seats": 4,
    "options": {"cattle_market": True},
    "round": 3,
    "phase": "market",
    "pastures": {
        "powder-prairie": {"blue": 5, "red": 2, "green": 1},
        "dead-bull-desert": {"orange": 6, "blue": 4, "red": 2},
        "fire-fields": {"red": 7, "blue": 4, "green": 3},
    },
    "chosen": [
        [{"pasture": first, "card": one}, {"pasture": "drunkn-creek", "card": other}]
        for first, (one, other) in zip(["fire-fields", *["lucky-lake"] * 3], PAIRS, strict=True)
    ],
    "settling": {"pasture": "fire-fields"},
    "paying": {"pasture": "powder-prairie", "rank": 0, "colour": "blue", "cows": 1},
    "markets": [{"pasture": "dead-bull-desert", "colour": "blue"}],
    "resuming": {"pasture": "fire-fields", "rank": 2},
    "waiting": ["powder-prairie", "dead-bull-desert"],
}
LEVEL = "standings Dora Carl Anna Ben \n points 0 0 15 16"
AHEAD = "standings Ben Carl Anna Dora \n points 17 18 17 14"


def at(server: Running, comes: Comes, position: dict[str, Any], size: str) -> Person:
    """Ada at a table that goes on from a position, against bots."""
    ada = comes("Ada", size=SIZES[size])
    assert ada.guest
    table = server.open_table(
        ada.guest,
        position["game"],
        seats=position["seats"],
        position=position,
        fill="greedy",
        start=True,
        grace=600,
    )
    return ada.at(table)


@pytest.mark.parametrize("size", SIZES)
def test_what_waits_for_its_bonus_is_shown_in_order(
    size: str, server: Running, comes: Comes
) -> None:
    """BV2, B18: markets first, then the interrupted row, then the rows of the full pastures."""
    ada = at(server, comes, MARKETS, size)
    ada.sees("Cattle market: you may place 1 blue cow on other pastures.")

    queue = ada.page.get_by_role("list", name="Bonuses to be paid, in this order")
    line = queue.get_by_role("listitem")

    expect(line).to_have_count(5)
    words = [text.split("\n")[0] for text in line.locator(".unseen:first-child").all_inner_texts()]
    assert words == [
        "Powder-Prairie, now, Cattle market (Blue)",
        "Dead-Bull-Desert, Cattle market (Blue)",
        "Fire-Fields, 1",
        "Powder-Prairie, 1-1",
        "Dead-Bull-Desert, 1-2",
    ]
    expect(ada.button("Keep the rest")).to_be_visible()


def test_the_first_bonus_cannot_be_kept(server: Running, comes: Comes) -> None:
    """B16: it must be placed, so nothing offers to keep it."""
    position = MARKETS | {
        "phase": "bonus",
        "options": {},
        "settling": {"pasture": "powder-prairie"},
        "markets": [],
        "resuming": None,
        "waiting": [],
        "chosen": [
            [{"pasture": "powder-prairie", "card": "3K"}, MARKETS["chosen"][0][1]],
            *MARKETS["chosen"][1:],
        ],
    }
    ada = at(server, comes, position, "phone")

    ada.sees("Bonus: you must place 1 blue cow on other pastures.")
    expect(ada.button("Keep the rest")).to_have_count(0)
    move(ada)


def last_card(standing: str) -> dict[str, Any]:
    """Ada ends the round and the game with her last card."""
    text = f"{standing} \n out Carl Dora \n Anna holds fox \n Ben holds 2 fox"
    found: dict[str, Any] = GAMES["zoo"].dump(zoo(f"{text} \n Anna leads", partners=False))
    return found


@pytest.mark.parametrize("size", SIZES)
def test_a_tie_at_the_top_is_named_with_what_decided_it(
    size: str, server: Running, comes: Comes
) -> None:
    """Z23, Z24: on the result, on the score sheet and in the replay."""
    ada = at(server, comes, last_card(LEVEL), size)
    ada.until(lambda: ada.is_asked)
    ada.presses(ada.button(re.compile("can be played$"), ada.board))
    ada.presses(ada.button(re.compile("^Play 1 fox"), ada.board))
    ada.sees_the_end()
    tie = re.compile(
        r"^Clara and Dario are tied at 19\. Before the last round their order was Dario, Clara\. "
        r"A tie reverses it, so Clara wins\.$"
    )

    end = ada.page.get_by_role("region", name="The game is over")
    expect(end.get_by_text(tie)).to_be_visible()
    ada.presses("Look at the board")
    expect(ada.board.get_by_text(tie).locator("visible=true")).to_have_count(1)
    if size == "phone":
        ada.presses("Scores")
        expect(ada.page.get_by_role("dialog").get_by_text(tie)).to_be_visible()
    ada.opens(f"/replay/{ada.traffic.table['id']}?step=999")
    wins = ada.page.get_by_text(re.compile("so Clara wins")).locator("visible=true")
    expect(wins.first).to_be_visible()


def test_without_a_tie_at_the_top_none_is_named(server: Running, comes: Comes) -> None:
    """Z23: equal points further down decide nothing."""
    ada = at(server, comes, last_card(AHEAD), "desk")
    ada.until(lambda: ada.is_asked)
    ada.presses(ada.button(re.compile("can be played$"), ada.board))
    ada.presses(ada.button(re.compile("^Play 1 fox"), ada.board))
    ada.sees_the_end()

    expect(ada.page.get_by_role("heading", name="Clara wins!")).to_be_visible()
    expect(ada.page.get_by_text("tied")).to_have_count(0)
