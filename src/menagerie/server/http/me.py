"""Me: a person known by a cookie, on several devices, erased when they want."""

from typing import Annotated

import msgspec
from msgspec import Meta

from menagerie.server.access.identity import (
    DEVICE,
    DEVICE_MILLISECONDS,
    add_device_link,
    cookie_of,
    device_url,
    new_person,
    qr_code,
    take_device_link,
)
from menagerie.server.http.call import Call
from menagerie.server.store import Person
from menagerie.table.chat import checked_name
from menagerie.table.errors import ForbiddenError

Nickname = Annotated[str, Meta(max_length=64, description="A nickname.")]


class Entering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The nickname by which others shall know somebody."""

    name: Nickname


class Me(msgspec.Struct, frozen=True):
    """Who asks: their nickname, since when they are known, and whether they are a bot."""

    name: str
    created: int
    bot: bool


class DeviceLink(msgspec.Struct, frozen=True):
    """A link that makes another device the same person, once; the QR code is SVG."""

    url: str
    qr: str
    expires: int


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link to another device."""

    token: Annotated[str, Meta(max_length=128)]


async def enter(call: Call, body: Entering) -> Me:
    """Become known by a nickname, or change it; who is new gets a cookie."""
    name = checked_name(body.name)
    if call.person is None:
        call.limit("sign_ups")
        person = Person(new_person(), name, call.now, call.now)
        call.give_cookie(person.id)
    else:
        person = msgspec.structs.replace(call.person, name=name, seen=call.now)
    await call.parts.store.people.save(person)
    return _shown(call, person)


async def show_me(call: Call) -> Me:
    """Who asks; a cookie that is getting old is made new."""
    cookie = cookie_of(call.scope["headers"])
    if not call.is_bot and cookie and call.parts.signer.is_old(cookie):
        call.give_cookie(call.me.id)
    return _shown(call, call.me)


def _shown(call: Call, person: Person) -> Me:
    return Me(person.name, person.created, call.is_bot)


async def forget_me(call: Call) -> None:
    """Delete all that is kept about who asks, and about their bots; games stay, without names."""
    await call.parts.hall.erasure.erase(call.me.id)
    call.take_cookie()


async def link_device(call: Call) -> DeviceLink:
    """Make a link to another device, in place of one made before."""
    people, person = call.parts.store.people, call.me.id
    for token in await people.tokens_of(person):
        if token.kind == DEVICE:
            await people.remove_token(token.digest)
    url = device_url(call.address, await add_device_link(people, person, call.now))
    return DeviceLink(url, qr_code(url), call.now + DEVICE_MILLISECONDS)


async def claim_device(call: Call, body: Claim) -> Me:
    """Be the person who made a link; it is used up by this."""
    people = call.parts.store.people
    found = await take_device_link(people, body.token, call.now)
    person = None if found is None else await people.find(found)
    if person is None:
        raise ForbiddenError("used")
    call.give_cookie(person.id)
    return Me(person.name, person.created, bot=False)
