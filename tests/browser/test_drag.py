"""What is dragged with a mouse or a finger goes where it is let go."""

import re

import pytest

from tests.browser.conftest import Comes
from tests.browser.person import DESK, PHONE, Person
from tests.browser.scenes import BY_KEY, table_at
from tests.games.buffalo.board import CARDS, target
from tests.server.servers import Running

SIZES = {"mouse": DESK, "finger": PHONE}


def at_scene(server: Running, comes: Comes, key: str, hand: str) -> Person:
    """Somebody with one kind of hand in the middle of a scene."""
    ada = comes("Ada", size=SIZES[hand])
    assert ada.guest
    ada.at(table_at(server, ada.guest, BY_KEY[key]))
    ada.sees("It is your turn.")
    ada.page.wait_for_load_state("networkidle")
    return ada


@pytest.mark.parametrize("hand", SIZES)
def test_cow_cards_are_dragged_onto_pastures(hand: str, server: Running, comes: Comes) -> None:
    """Both lie where they were let go, and can be sent."""
    ada = at_scene(server, comes, "buffalo-choosing-4", hand)
    turn = ada.turn

    wanted = []
    for place in range(2):
        pasture = target(ada, place)
        wanted.append(pasture.get_attribute("data-target"))
        ada.drags(ada.button(CARDS, ada.board), pasture)
    ada.presses("Lay both pairs")
    ada.until(lambda: ada.turn > turn)

    laid = [step["view"]["pairs"] for step in ada.traffic.steps if step["view"]["pairs"]]
    assert [pair["pasture"] for pair in laid[0] if pair["seat"] == 0] == wanted
    assert ada.traffic.complaints == []


@pytest.mark.parametrize("hand", SIZES)
def test_a_dog_drives_a_card_within_its_line(hand: str, server: Running, comes: Comes) -> None:
    """The cells that glow are those where it may be let go."""
    ada = at_scene(server, comes, "goats-herding-4", hand)
    before = ada.traffic.view["meadow"]

    start = ada.button(re.compile("can be moved$"), ada.board)
    goal = ada.button(re.compile("can go there$"), ada.board)
    ada.drags(start, goal)

    ada.until(lambda: ada.traffic.view["meadow"] != before)
    assert ada.traffic.complaints == []
