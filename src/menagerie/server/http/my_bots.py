"""My bots: each is a person of its own, with a token that is shown once.

The owner of a bot has a token that names it and lets nobody in.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from menagerie.server.access.identity import OWNED, digest_of, new_bot_token, new_person
from menagerie.server.http.call import Call
from menagerie.server.http.problems import NotFoundError
from menagerie.server.store import Person, Token
from menagerie.server.store.people import People
from menagerie.table.chat import checked_name
from menagerie.table.errors import TableError

MOST_BOTS = 20


class Naming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to call a bot."""

    label: Annotated[str, Meta(max_length=64, description="A name for the bot.")]


class OwnBot(msgspec.Struct, frozen=True):
    """A bot of the person who asks."""

    id: str
    label: str
    created: int


class NewBot(msgspec.Struct, frozen=True):
    """A bot and its token, which is never shown again."""

    id: str
    label: str
    created: int
    token: str


class OwnBots(msgspec.Struct, frozen=True):
    """All bots of the person who asks."""

    bots: tuple[OwnBot, ...]


async def list_bots(call: Call) -> OwnBots:
    """The bots of who asks."""
    return OwnBots(tuple(await owned_bots(call.parts.store.people, call.me.id)))


async def add_bot(call: Call, body: Naming) -> NewBot:
    """Make a bot; its token is shown this once."""
    people, owner, now = call.parts.store.people, call.me.id, call.now
    label = checked_name(body.label)
    if len(await owned_bots(people, owner)) >= MOST_BOTS:
        raise TableError("many_bots", most=MOST_BOTS)
    bot = new_person()
    secret, token = new_bot_token(bot, label, now)
    await people.save(Person(bot, label, now, now))
    await people.add_token(_ownership(owner, bot, now))
    await people.add_token(token)
    return NewBot(bot, label, now, secret)


async def remove_bot(call: Call) -> None:
    """Delete a bot, its token, and all that is kept about it."""
    people, bot = call.parts.store.people, call.path["bot"]
    if bot not in {own.id for own in await owned_bots(people, call.me.id)}:
        raise NotFoundError("you have no such bot")
    await call.parts.hall.erasure.erase(bot)
    await people.remove_token(_ownership(call.me.id, bot, 0).digest)


def _ownership(owner: str, bot: str, now: int) -> Token:
    """The token by which an owner has a bot."""
    digest = digest_of(f"{OWNED} {owner} {bot}")
    return Token(digest=digest, kind=OWNED, person=owner, created=now, label=bot)


async def owned_bots(people: People, owner: str) -> list[OwnBot]:
    """The bots of a person that still exist."""
    tokens = [token for token in await people.tokens_of(owner) if token.kind == OWNED]
    found = [await people.find(token.label) for token in tokens]
    return [OwnBot(bot.id, bot.name, bot.created) for bot in found if bot is not None]
