"""People, their tokens, and what is theirs."""

import asyncio

from menagerie.server.store import Person, Store, Token
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
