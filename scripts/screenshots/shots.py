"""The list of screenshots: for each, an address and what to do there before the picture."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from menagerie.table.wire.commands import Say, Sit
from tests.browser.person import Person
from tests.browser.scenes import SCENES, Scene, table_at
from tests.server.http.games import play, table_of
from tests.server.servers import Guest, Running

GAMES = ("buffalo", "goats", "zoo")
FRIENDS = ("Ada", "Grace", "Emmy", "Lise")
OVER = re.compile("over|Ende|afgelopen|terminée")
# The pictures that are shown in docs/screenshots, and their names there.
BEST = {
    "home-1440-light": "home",
    "buffalo-placing-6-1440-light": "buffalo",
    "goats-taking-5-1440-light": "goats",
    "zoo-exchanging-7-1440-dark": "zoo",
    "goats-playing-5-390-light": "goats-phone",
    "zoo-beating-7-390-light": "zoo-phone",
}
# Milliseconds.
ANALYSING = 300_000


def nothing(person: Person) -> None:
    """Take the picture as the page is."""
    del person


class Shot(NamedTuple):
    """A picture: its name, its address, and whether it shows the whole of a long page."""

    name: str
    path: str
    prepare: Callable[[Person], None] = nothing
    is_whole: bool = False


def shots(server: Running, people: list[Guest]) -> Iterator[Shot]:
    """All pictures, in the order in which a visitor sees the pages."""
    yield from pages()
    yield from tables(server, people)
    for scene in SCENES:
        yield Shot(scene.key, f"/t/{table_at(server, people[0], scene)}", settled)
    yield from hints(server, people)
    yield from ends(server, people)


def pages() -> Iterator[Shot]:
    """Pages that belong to no table."""
    yield Shot("home", "/", is_whole=True)
    for game in GAMES:
        yield Shot(f"new-{game}", f"/new/{game}", is_whole=True)
        yield Shot(f"rules-{game}", f"/rules/{game}")
    yield Shot("rules-clause", "/rules/buffalo#B12")
    for name in ("about", "privacy", "device"):
        yield Shot(name, f"/{name}", is_whole=True)
    yield Shot("nowhere", "/nowhere")
    yield Shot("no-table", "/t/nothing")


def tables(server: Running, people: list[Guest]) -> Iterator[Shot]:
    """A lobby as its host sees it, and the sheets next to a board."""
    lobby = server.open_table(people[0], "zoo", seats=5, public=True)
    ask(server, lobby, people[1], Sit(id="sit", name=people[1].name))
    yield Shot("lobby", f"/t/{lobby}", is_whole=True)
    scene = Scene("goats", "beside", "playing", 4, 60)
    table = table_at(server, people[0], scene, chat="text")
    ask(server, table, people[0], Say(id="say", phrase="good_luck"))
    for place, name in enumerate(("log", "chat", "table")):
        yield Shot(f"beside-{name}", f"/t/{table}", sheet(place))


HINTED = ("buffalo-choosing-4", "buffalo-placing-6", "goats-playing-5", "zoo-beating-7")


def hints(server: Running, people: list[Guest]) -> Iterator[Shot]:
    """A hint in each game, with the hint panel."""
    for scene in SCENES:
        if scene.key in HINTED:
            table = table_at(server, people[0], scene)
            yield Shot(f"hint-{scene.key}", f"/t/{table}", hinted)


def hinted(person: Person) -> None:
    """Ask for a hint, and wait for it."""
    settled(person)
    region = person.page.get_by_role("region", name="Hint")
    if not region.is_visible():
        person.presses(person.button("Hint"))
    region.wait_for()


def analysed(person: Person) -> None:
    """Start the analysis of the game, and wait for the curve."""
    person.page.get_by_role("slider").wait_for()
    more = person.button("More")
    if more.is_visible():
        person.presses(more)
    person.presses(person.button("Analysis"))
    begin = person.button("Analyse this game")
    curve = person.page.get_by_role("img", name=re.compile("Chances"))
    begin.or_(curve).first.wait_for()
    if begin.is_visible():
        person.presses(begin)
    curve.wait_for(timeout=ANALYSING)


def misstep(person: Person) -> None:
    """Show the costliest decision on the board."""
    analysed(person)
    person.presses(person.page.get_by_role("button", name=re.compile(r"Step \d+ of")))
    person.page.get_by_text(re.compile("^Better")).wait_for()


def ends(server: Running, people: list[Guest]) -> Iterator[Shot]:
    """Each game when it is over, and its replay."""
    for game in GAMES:
        options = {"target": 1} if game == "zoo" else {}
        table = table_of(server, people, game, options=options)
        play(server, table, people)
        yield Shot(f"{game}-over", f"/t/{table}", ended)
        yield Shot(f"{game}-replay", f"/replay/{table}?step=30&eyes=0")
        yield Shot(f"{game}-analysis", f"/replay/{table}?step=30&eyes=0", analysed)
        yield Shot(f"{game}-misstep", f"/replay/{table}?step=30&eyes=0", misstep)
    yield Shot("home-own-games", "/", is_whole=True)


def ask(server: Running, table: str, guest: Guest, command: Say | Sit) -> None:
    """Send a command to a table as a guest."""

    async def asking() -> None:
        hall = server.server.hall
        await hall.decisions.ask(await hall.tables.find(table), command, guest.id)

    server.do(asking())


def settled(person: Person) -> None:
    """Wait until the page has the view of the game."""
    person.until(lambda: person.traffic.view)


def ended(person: Person) -> None:
    """Wait until the page shows that the game is over."""
    person.page.get_by_role("region", name=OVER).first.wait_for()


def sheet(place: int) -> Callable[[Person], None]:
    """Open a sheet over the table, if there is a button for it, in any language."""

    def open_it(person: Person) -> None:
        settled(person)
        above = person.page.locator("nav")
        above.wait_for()
        button = above.get_by_role("button").nth(place)
        if button.is_visible():
            person.presses(button)

    return open_it
