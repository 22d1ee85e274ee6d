"""Everyone can play: axe finds nothing, fingers hit, and nothing needed is out of sight."""

import pytest

from tests.browser.conftest import Comes
from tests.browser.matrix import chosen
from tests.browser.measures import AXE, SETTLED, boxes, is_scrollable, violations
from tests.browser.person import DESK, PHONE, Person
from tests.browser.scenes import BY_KEY, MOST_PLAYERS, Scene, table_at
from tests.server.http.games import play, table_of
from tests.server.servers import Running

PAGES = ["/", "/new/buffalo", "/rules/goats", "/privacy", "/about", "/device", "/t/nothing"]
LOOKS = ["light", "dark"]
SIZES = {"phone": PHONE, "desk": DESK}
FEW = [
    "buffalo-choosing-6",
    "buffalo-placing-6",
    "buffalo-bonus-5",
    "goats-playing-5",
    "goats-consenting-3",
    "zoo-beating-7",
    "zoo-exchanging-4",
]
PHASES = chosen(FEW, [key for key in BY_KEY if key not in FEW])


@pytest.fixture(autouse=True)
def _axe() -> None:
    if not AXE.is_file():
        pytest.skip("missing: axe-core")


def check(person: Person) -> None:
    """Axe finds nothing in light and in dark, and the browser nothing to complain about."""
    for look in LOOKS:
        person.page.emulate_media(color_scheme="dark" if look == "dark" else "light")
        person.page.evaluate(SETTLED)
        assert (look, violations(person)) == (look, [])
    assert person.traffic.complaints == []
    assert person.traffic.strangers == []


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("size", chosen(["phone"], ["desk"]))
def test_pages_are_for_everyone(path: str, size: str, comes: Comes) -> None:
    """Names, roles, contrast and order, in both looks."""
    ada = comes("Ada", size=SIZES[size])
    ada.opens(path)
    ada.page.wait_for_load_state("networkidle")

    check(ada)


@pytest.mark.parametrize("size", chosen(["phone"], ["desk"]))
def test_the_lobby_is_for_everyone(size: str, server: Running, comes: Comes) -> None:
    """Before the start as well."""
    ada = comes("Ada", size=SIZES[size])
    assert ada.guest
    ada.at(server.open_table(ada.guest, "zoo", seats=5))
    ada.page.get_by_role("heading", level=1).wait_for()

    check(ada)


@pytest.mark.parametrize("key", PHASES)
def test_every_phase_is_for_everyone(key: str, server: Running, comes: Comes) -> None:
    """At a table on a phone; on a desk the same board is only larger."""
    ada = at_scene(server, comes, BY_KEY[key])

    check(ada)


def at_scene(server: Running, comes: Comes, scene: Scene) -> Person:
    """Somebody on a phone in the middle of a scene."""
    ada = comes("Ada", size=PHONE)
    assert ada.guest
    ada.at(table_at(server, ada.guest, scene))
    ada.sees("It is your turn.")
    ada.page.wait_for_load_state("networkidle")
    return ada


@pytest.mark.parametrize("game", chosen(["zoo"], ["buffalo", "goats"]))
def test_the_end_and_the_replay_are_for_everyone(game: str, server: Running, comes: Comes) -> None:
    """Places and what to do next; the board with its line of time."""
    people = [server.person(name) for name in ("Ada", "Ben", "Cleo")]
    options = {"target": 1} if game == "zoo" else {}
    table = table_of(server, people, game, options=options)
    play(server, table, people)
    ada = comes(people[0], size=PHONE)
    ada.at(table)
    ada.sees("Play again")
    check(ada)

    ada.opens(f"/replay/{table}?step=5")
    ada.page.get_by_role("slider").wait_for()
    check(ada)


@pytest.mark.parametrize("key", [scene.key for scene in MOST_PLAYERS])
def test_fingers_hit_and_all_is_in_sight(key: str, server: Running, comes: Comes) -> None:
    """With the most players on a phone held upright, nothing is small and nothing scrolls."""
    ada = at_scene(server, comes, BY_KEY[key])
    found = boxes(ada)

    assert found
    assert [box for box in found if box.is_small] == []
    assert [box for box in found if box.is_outside(PHONE)] == []
    assert not is_scrollable(ada)
