"""Connections that break: a page loaded again, and a server that is killed and comes back."""

import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.boards import move
from tests.browser.conftest import Comes
from tests.browser.person import PHONE
from tests.browser.tables import table_for
from tests.server.servers import Running, spawned

LOST = "Connection lost. Trying again…"


@pytest.mark.parametrize("game", ["goats"])
def test_a_page_loaded_again_goes_on_where_it_was(game: str, server: Running, comes: Comes) -> None:
    """The game is as it was left, and the next choice counts."""
    ada = comes("Ada", size=PHONE)
    assert ada.guest
    table = table_for(server, game, [ada.guest])
    ada.at(table)
    ada.until(lambda: ada.is_asked)
    move(ada)
    ada.until(lambda: ada.is_asked)
    before = ada.traffic.view

    ada.traffic.shown = {}
    ada.page.reload()
    ada.until(lambda: ada.traffic.view)

    assert ada.traffic.view == before
    move(ada)
    assert ada.traffic.complaints == []


def test_a_killed_server_comes_back_and_the_game_goes_on(comes: Comes, tmp_path: Path) -> None:
    """Meanwhile the page says so; then it goes on by itself, without a reload."""
    with spawned(tmp_path) as server:
        ada = comes(address=server.address)
        ada.opens("/")
        ada.presses(ada.button("Play now").first)
        ada.presses("Just play")
        ada.page.wait_for_url("**/t/**")
        ada.until(lambda: ada.traffic.table and ada.is_asked)
        ada.sees("It is your turn.")
        ada.page.wait_for_load_state("networkidle")
        ada.page.evaluate("window.isTheSamePage = true")
        banner = ada.page.get_by_role("status").filter(has_text=LOST)

        server.end(signal.SIGKILL)
        expect(banner).to_be_visible()
        server.start()
        expect(banner).to_have_count(0)

        move(ada)
        assert ada.page.evaluate("window.isTheSamePage")
        assert [one for one in ada.traffic.complaints if "WebSocket" not in one] == []


def test_a_board_that_did_not_come_is_fetched_when_there_is_a_way(
    server: Running, comes: Comes
) -> None:
    """The connection breaks between the table and its board; nobody has to press anything."""
    ada = comes("Ada", size=PHONE)
    assert ada.guest
    table = table_for(server, "zoo", [ada.guest])
    broken = ["**/assets/zoo-*.js", "**/api/v1/health"]
    for part in broken:
        ada.context.route(part, lambda route: route.abort())
    ada.opens(f"/t/{table}")
    expect(ada.page.get_by_role("status").filter(has_text=LOST).first).to_be_visible()
    for part in broken:
        ada.context.unroute(part)

    ada.sees("It is your turn.")
    move(ada)
