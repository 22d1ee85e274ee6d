"""People, their tokens, what is theirs, and what the server notes."""

import asyncio

import pytest

from menagerie.server.store import Person, Report, Store, Token
from tests.server.store.conftest import Play, opened, row, summary


def token(digest: str, **changes: object) -> Token:
    """A token of Ann's."""
    usual = {"kind": "link", "person": "ann", "created": 1}
    return Token(digest=digest, **(usual | changes))  # type: ignore[arg-type]


def test_a_person_is_kept_and_changed(play: Play) -> None:
    """The name may change; when they came does not."""

    async def scene(store: Store) -> None:
        assert await store.people.find("ann") is None
        await store.people.save(Person("ann", "Ann", 1, 1, b"a"))
        await store.people.save(Person("ann", "Änne", 2, 5, b"b"))
        assert await store.people.find("ann") == Person("ann", "Änne", 1, 5, b"b")

        await store.people.touch("ann", 9)
        await store.people.touch("ann", 3)
        await store.people.touch("nobody", 3)
        assert await store.people.find("ann") == Person("ann", "Änne", 1, 9, b"b")

    play(scene)


def test_people_who_stay_away_are_found(play: Play) -> None:
    """Those away longest first."""

    async def scene(store: Store) -> None:
        for seen, name in enumerate(("ann", "bob", "cy")):
            await store.people.save(Person(name, name, 0, seen))

        assert await store.people.idle(before=2, limit=10) == ["ann", "bob"]
        assert await store.people.idle(before=2, limit=1) == ["ann"]

    play(scene)


def test_a_token_lets_in_until_it_expires(play: Play) -> None:
    """One without an end lets in for ever."""

    async def scene(store: Store) -> None:
        await store.people.add_token(token("short", expires=10, label="telephone"))
        await store.people.add_token(token("long", created=2))

        assert await store.people.find_token("short", now=9) == token(
            "short", expires=10, label="telephone"
        )
        assert await store.people.find_token("short", now=10) is None
        assert await store.people.find_token("long", now=1 << 50) == token("long", created=2)
        assert await store.people.find_token("none", now=0) is None
        assert [each.digest for each in await store.people.tokens_of("ann")] == ["short", "long"]

        await store.people.remove_token("long")
        assert await store.people.find_token("long", now=0) is None

    play(scene)


def test_a_token_is_taken_once(url: str) -> None:
    """Of many who take it at the same time, one has it."""

    async def scene() -> None:
        async with opened(url) as one, opened(url) as two:
            await one.people.add_token(token("once", expires=10))
            assert await one.people.take_token("once", now=10) is None
            asked = [
                store.people.take_token("once", now=5) for store in (one, two) for _ in range(10)
            ]
            taken = await asyncio.gather(*asked)
            assert [each for each in taken if each] == [token("once", expires=10)]

    asyncio.run(scene())


def test_a_person_can_be_forgotten(play: Play) -> None:
    """Nothing that names them is left; the game they played stays whole."""

    async def scene(store: Store) -> None:
        await store.people.save(Person("ann", "Ann", 1, 1))
        await store.people.save(Person("bob", "Bob", 1, 1))
        await store.people.add_token(token("anns"))
        await store.people.add_token(token("bobs", person="bob"))
        both = summary("t", members=(("ann", 0), ("bob", 1)))
        await store.tables.append(row("t", 0, b"Ann sits down", "ann"), both)
        await store.tables.append(row("t", 1, b"Bob sits down", "bob"))
        await store.tables.append(row("t", 2, b"Ann says hello", "ann"))

        theirs = await store.tables.entries_of("ann")
        assert [entry.sequence for entry in theirs] == [0, 2]
        await store.tables.rewrite(
            [(entry, row("t", entry.sequence, b"somebody")) for entry in theirs]
        )
        await store.tables.rewrite([])
        await store.people.remove("ann")

        assert await store.people.find("ann") is None
        assert await store.people.tokens_of("ann") == []
        assert await store.tables.of("ann") == []
        assert await store.tables.entries_of("ann") == []
        assert [entry.body for entry in await store.tables.entries("t")] == [
            b"somebody",
            b"Bob sits down",
            b"somebody",
        ]
        assert await store.people.find("bob") is not None
        assert len(await store.people.tokens_of("bob")) == 1
        assert len(await store.tables.of("bob")) == 1

    play(scene)


def test_rewriting_makes_no_entry(play: Play) -> None:
    """Only what is there is rewritten."""

    async def scene(store: Store) -> None:
        await store.tables.rewrite([(row("t", 0), row("t", 0, b"new"))])
        assert await store.tables.entries("t") == []

    play(scene)


@pytest.mark.parametrize("person", ["ann", None])
def test_what_was_rewritten_meanwhile_is_left_alone(play: Play, person: str | None) -> None:
    """Whoever read it before would bring back what is forgotten."""

    async def scene(store: Store) -> None:
        read = row("t", 0, b"Ann says hello", person)
        await store.tables.append(read, summary("t"))
        forgotten = row("t", 0, b"somebody says hello")
        await store.tables.rewrite([(read, forgotten)])

        await store.tables.rewrite([(read, row("t", 0, b"Ann says nothing", person))])

        assert await store.tables.entries("t") == [forgotten]

    play(scene)


def test_reports_are_newest_first(play: Play) -> None:
    """A report that is sent twice is kept once."""

    async def scene(store: Store) -> None:
        first = Report(id="1", table="t", by="ann", about="bob", text="rude", at=1)
        second = Report(id="2", table="t", by="cy", about="bob", text="rude again", at=2)
        for each in (first, second, first):
            await store.reports.add(each)

        assert await store.reports.newest() == [second, first]
        assert await store.reports.newest(limit=1) == [second]
        assert await store.reports.by("ann") == [first]
        assert await store.reports.by("bob") == []

    play(scene)


def test_a_setting_is_made_once(url: str) -> None:
    """All who ask at the same time get the same."""

    async def scene() -> None:
        async with opened(url) as one, opened(url) as two:
            names = iter(range(100))
            asked = [
                store.settings.get("secret", lambda: f"made {next(names)}")
                for store in (one, two)
                for _ in range(5)
            ]
            assert len(set(await asyncio.gather(*asked))) == 1
            assert await one.settings.get("other", lambda: "x") == "x"

    asyncio.run(scene())


def test_a_database_that_is_there_answers(play: Play) -> None:
    """The store is ready."""
    play(lambda store: store.ping())
