"""Fast: few bytes, nothing that jumps, nobody else asked, and still there without a network."""

import sys

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Comes
from tests.browser.matrix import chosen
from tests.browser.measures import FIRST_PAINT, SETTLED, WATCH_SHIFTS
from tests.browser.person import PHONE
from tests.browser.scenes import BY_KEY, table_at
from tests.server.servers import Running

MOST_BYTES = 150 * 1024
MOST_SHIFT = 0.02


def test_the_home_page_is_small(comes: Comes, capsys: pytest.CaptureFixture[str]) -> None:
    """At most 150 KB as sent, everything counted; the first paint is told, not judged."""
    ada = comes(size=PHONE)
    ada.opens("/")
    ada.page.wait_for_load_state("networkidle")

    answers = ada.traffic.answers
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers}
    paint = ada.page.evaluate(FIRST_PAINT)
    with capsys.disabled():
        sys.stdout.write(f"\nhome: {sum(sizes.values())} bytes, first paint at {paint:.0f} ms\n")
    assert sum(sizes.values()) <= MOST_BYTES
    assert any(answer.headers.get("content-encoding") == "br" for answer in answers)
    assert ada.traffic.strangers == []


@pytest.mark.parametrize("place", ["/", "/new/zoo", "/about"])
def test_no_page_jumps_while_it_loads(place: str, comes: Comes) -> None:
    """What has been seen stays where it is."""
    ada = comes(size=PHONE)
    ada.page.add_init_script(f"({WATCH_SHIFTS})()")
    ada.opens(place)
    ada.page.wait_for_load_state("networkidle")
    ada.page.evaluate(SETTLED)

    assert sum(ada.page.evaluate("window.shifts")) < MOST_SHIFT


@pytest.mark.parametrize(
    "key", chosen(["zoo-leading-4"], ["buffalo-choosing-4", "goats-playing-5"])
)
def test_no_table_jumps_while_it_loads(key: str, server: Running, comes: Comes) -> None:
    """The board comes later than the table, into a place that is kept for it."""
    ada = comes("Ada", size=PHONE)
    assert ada.guest
    scene = BY_KEY[key]
    ada.page.add_init_script(f"({WATCH_SHIFTS})()")
    ada.at(table_at(server, ada.guest, scene))
    ada.sees("It is your turn.")
    ada.page.wait_for_load_state("networkidle")
    ada.page.evaluate(SETTLED)

    assert sum(ada.page.evaluate("window.shifts")) < MOST_SHIFT


def test_the_page_is_there_without_a_network(comes: Comes) -> None:
    """Who has been here before finds the page, and is told that the server is not."""
    ada = comes(service_workers="allow")
    ada.context.unroute("**/api/**")
    ada.opens("/")
    ada.page.wait_for_function(
        "navigator.serviceWorker.controller || navigator.serviceWorker.ready"
    )
    ada.page.wait_for_load_state("networkidle")
    ada.page.reload()
    ada.page.wait_for_load_state("networkidle")

    ada.context.set_offline(True)
    ada.page.reload()

    expect(ada.page.get_by_role("heading", name="Menagerie")).to_be_visible()
