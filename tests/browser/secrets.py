"""What a browser may have been sent, compared with the truth that the server kept."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from menagerie.table.entries import AnyEntry
from menagerie.table.journal import fold, unfold
from menagerie.table.news.snapshot import snapshot
from menagerie.table.state import OVER, Table
from tests.browser.person import Person
from tests.server.servers import Running

COMPARED = ("view", "legal", "table")


def journal(server: Running, table: str) -> list[AnyEntry]:
    """All that was written down of a table."""

    async def read() -> list[AnyEntry]:
        return await server.server.hall.tables.entries(await server.server.hall.tables.find(table))

    return server.do(read())


def truths(server: Running, table: str) -> Iterator[Table]:
    """The table after each entry, nothing hidden."""
    first, *rest = journal(server, table)
    state = unfold([first])
    yield state
    for entry in rest:
        state, _ = fold(state, entry)
        yield state


def check_secrets(server: Running, table: str, person: Person, role: int) -> None:
    """Everything that was sent is what this role may know, and nothing beside it."""
    told = {step["seq"]: step for step in person.traffic.steps if step["table"]["id"] == table}
    assert told, "nothing was heard"
    for truth in truths(server, table):
        step = told.get(truth.heard[role])
        if step is None or truth.eyes is None:
            continue
        may_know = msgspec.json.decode(msgspec.json.encode(snapshot(truth, role)))
        for name in COMPARED:
            assert step.get(name) == may_know.get(name, [])
        check_hidden(truth, step, role)
    check_events(person, role)
    check_deal(server, table, person)


def check_hidden(truth: Table, step: dict[str, Any], role: int) -> None:
    """The only hand shown is your own, and no choice is shown before it is revealed."""
    assert truth.eyes is not None
    dump, view = truth.game.dump(truth.eyes.state), step["view"]
    own = dump["hands"][role] if role < len(dump["hands"]) else []
    laid = [pair["card"] for pair in view.get("pairs", ()) if pair["seat"] == role]
    assert Counter(own) <= Counter(view["hand"]) <= Counter([*own, *laid])
    assert "hands" not in view
    assert "chance" not in view
    if view["phase"] == "choosing":
        assert {pair["seat"] for pair in view["pairs"]} <= {role}


def check_events(person: Person, role: int) -> None:
    """No event that is meant for others was sent."""
    for step in person.traffic.steps:
        for event in step.get("events", []):
            assert event["audience"] == "everybody" or role in event["audience"]


def check_deal(server: Running, table: str, person: Person) -> None:
    """The secret behind the deal was sent with the end of the game, and not before."""
    live = server.do(server.server.hall.tables.find(table))
    sent = [frame for frame in person.traffic.frames if live.table.secret in frame]
    assert all('"over"' in frame for frame in sent)
    assert bool(sent) == (live.table.status == OVER)
    assert all(live.table.secret not in body for _, body in person.traffic.bodies)


def check_keys(everybody: list[Person]) -> None:
    """Nobody was sent what shows that somebody is who they are."""
    for person in everybody:
        for other in everybody:
            if other is not person and other.guest is not None:
                assert other.guest.cookie not in person.traffic.everything
                assert other.guest.id not in person.traffic.everything
