"""Tables to play at, opened inside the server: people, bots in the other seats, and a start."""

from typing import Any

from menagerie.server.app import Server
from menagerie.table.wire.commands import Ready, Sit, Start
from tests.browser.person import Person
from tests.server.servers import Guest, Running

# Few players and a short way to the end.
SHORT: dict[str, dict[str, Any]] = {
    "buffalo": {"seats": 3},
    "goats": {"seats": 3},
    "zoo": {"seats": 4, "options": {"target": 1}},
}


def table_for(
    server: Running, game: str, people: list[Guest], *, bot: str = "greedy", **changes: Any
) -> str:
    """A game under way at which these people sit, the first as its host, with bots beside them."""
    table = server.open_table(people[0], game, **({"grace": 600} | SHORT[game] | changes))
    server.do(_begin(server.server, table, people, bot))
    return table


def open_menu(person: Person) -> None:
    """Open the menu of the table."""
    person.presses(person.page.get_by_role("navigation").get_by_role("button", name="Table"))


async def _begin(server: Server, table: str, people: list[Guest], bot: str) -> None:
    live = await server.hall.tables.find(table)
    for seat, guest in enumerate(people[1:], 1):
        sit = Sit(id="sit", seat=seat, name=guest.name, key=live.table.join_key)
        await server.hall.decisions.ask(live, sit, guest.id)
        await server.hall.decisions.ask(live, Ready(id="ready"), guest.id)
    await server.hall.decisions.ask(live, Start(id="start", bot=bot), people[0].id)
