"""Who somebody is: cookies that cannot be forged, links that work once, tokens of bots."""

import asyncio
import re
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.server.access import identity
from menagerie.server.access.identity import (
    DEVICE_MILLISECONDS,
    Signer,
    add_device_link,
    bearer_of,
    clear_cookie,
    cookie_of,
    device_url,
    digest_of,
    find_bot,
    is_person,
    new_bot_token,
    new_device_link,
    new_person,
    qr_code,
    set_cookie,
    take_device_link,
)
from menagerie.server.host.settings import COOKIE
from menagerie.server.store.rows import Token

DAY = 24 * 3600
NOW = 1_000_000


class Kept:
    """Tokens in memory."""

    def __init__(self) -> None:
        self.tokens: dict[str, Token] = {}
        self.asked = 0

    async def add_token(self, token: Token) -> None:
        """Keep a token."""
        self.tokens[token.digest] = token

    async def find_token(self, digest: str, now: int) -> Token | None:
        """A token that is valid still."""
        self.asked += 1
        token = self.tokens.get(digest)
        if token is None or (token.expires is not None and token.expires <= now):
            return None
        return token

    async def take_token(self, digest: str, now: int) -> Token | None:
        """The same, and remove it."""
        token = await self.find_token(digest, now)
        self.tokens.pop(digest, None)
        return token


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        """The time."""
        return self.now


def test_people_are_random_and_look_like_people() -> None:
    """128 bits, in letters that fit everywhere."""
    people = {new_person() for _ in range(1000)}

    assert len(people) == 1000
    assert all(map(is_person, people))
    assert not is_person("somebody")


def test_a_signed_cookie_tells_its_person() -> None:
    """Only to a person who has the secret."""
    person = new_person()
    cookie = Signer("one").sign(person)

    assert Signer("one").read(cookie) == person
    assert Signer("two").read(cookie) is None


@given(st.data())
def test_a_cookie_that_was_changed_is_none(data: st.DataObject) -> None:
    """Whatever letter was changed, and to whatever."""
    signer = Signer("secret")
    cookie = signer.sign("A" * 22)
    place = data.draw(st.integers(0, len(cookie) - 2))
    letter = data.draw(st.characters(exclude_characters=cookie[place]))

    assert signer.read(cookie[:place] + letter + cookie[place + 1 :]) is None
    assert signer.read(cookie[:place]) is None


@given(st.none() | st.text())
def test_what_is_no_cookie_is_nobody(cookie: str | None) -> None:
    """Whatever it is."""
    assert Signer("secret").read(cookie) is None


def test_what_was_signed_and_is_no_person_is_nobody() -> None:
    """A signature alone makes no person."""
    signer = Signer("secret")

    assert signer.read(signer.sign("somebody")) is None


def test_a_cookie_is_renewed_in_time_and_ends() -> None:
    """After a month it is old, after 400 days it is none."""
    clock = Clock()
    signer = Signer("secret", clock)
    cookie = signer.sign("A" * 22)
    assert not signer.is_old(cookie)

    clock.now += 31 * DAY
    assert signer.is_old(cookie)
    assert signer.read(cookie) == "A" * 22
    clock.now += 370 * DAY
    assert signer.read(cookie) is None


def test_a_cookie_that_was_read_need_not_be_verified_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only so many are remembered, and none that is forged."""
    monkeypatch.setattr(identity, "MOST_KNOWN", 2)
    signer = Signer("secret")
    cookies = [signer.sign(letter * 22) for letter in "ABC"]
    assert signer.read(cookies[0]) == signer.read(cookies[0]) == "A" * 22
    assert signer.read(cookies[0] + "A") is None
    assert set(signer._known) == {cookies[0]}

    assert [signer.read(cookie) for cookie in cookies] == [letter * 22 for letter in "ABC"]
    assert set(signer._known) == {cookies[2]}


def test_the_cookie_is_kept_from_scripts_and_other_sites() -> None:
    """And over https from everybody else."""
    plain, safe = set_cookie("value", secure=False), set_cookie("value", secure=True)

    assert plain == f"{COOKIE}=value; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax"
    assert safe == f"{plain}; Secure"
    assert clear_cookie(secure=True).startswith(f"{COOKIE}=; Max-Age=0; ")


def test_a_cookie_comes_back_among_others() -> None:
    """Other cookies, and damaged ones, are no matter."""
    cookie = Signer("secret").sign(new_person())

    assert cookie_of([(b"cookie", f"a=b; {COOKIE}={cookie}; c=d".encode())]) == cookie
    assert cookie_of([(b"cookie", b"a=b"), (b"cookie", f"{COOKIE}={cookie}".encode())]) == cookie
    assert cookie_of([(b"cookie", b"\xff\xfe;;=;"), (b"host", b"x")]) is None


@given(st.binary())
def test_no_header_is_an_error(value: bytes) -> None:
    """Whatever a client sends."""
    cookie_of([(b"cookie", value)])
    bearer_of([(b"authorization", value)])


def test_a_link_to_another_device_works_once() -> None:
    """Of two who have it, one gets in."""
    store = Kept()

    async def run() -> None:
        secret = await add_device_link(store, "person", NOW)
        first, second = await asyncio.gather(
            take_device_link(store, secret, NOW + 1), take_device_link(store, secret, NOW + 1)
        )
        assert {first, second} == {"person", None}

    asyncio.run(run())


def test_a_link_to_another_device_ends_soon() -> None:
    """After ten minutes it is none."""
    store = Kept()

    async def run() -> str | None:
        secret = await add_device_link(store, "person", NOW)
        return await take_device_link(store, secret, NOW + DEVICE_MILLISECONDS)

    assert asyncio.run(run()) is None


def test_only_a_digest_is_kept() -> None:
    """A person who reads the database cannot get in."""
    for secret, token in (new_device_link("person", NOW), new_bot_token("bot", "mine", NOW)):
        assert secret not in repr(token)
        assert secret[3:] not in repr(token)
        assert token.digest == digest_of(secret)
        assert re.fullmatch(r"m[bd]_[\w-]{32}", secret)


def test_a_bot_is_known_by_its_token() -> None:
    """For as long as it is kept."""
    store = Kept()
    secret, token = new_bot_token("bot", "mine", NOW)

    async def run() -> None:
        await store.add_token(token)
        assert await find_bot(store, secret, NOW + 10**12) == token
        assert await find_bot(store, secret, NOW) == token

    asyncio.run(run())
    assert token.label == "mine"


def test_one_kind_of_token_opens_no_other_door() -> None:
    """And is not used up there; what is no token is not even looked for."""
    store = Kept()

    async def run() -> None:
        bot, token = new_bot_token("bot", "mine", NOW)
        device = await add_device_link(store, "person", NOW)
        await store.add_token(token)
        for nothing in (None, "", "mb_", f"{bot}x", device, "mb_ü" + "a" * 31):
            assert await find_bot(store, nothing, NOW) is None
        for other in ("", "md_", bot):
            assert await take_device_link(store, other, NOW) is None
        assert store.asked == 0
        assert await find_bot(store, bot, NOW) == token

    asyncio.run(run())


@pytest.mark.parametrize(
    ("value", "secret"),
    [
        (b"Bearer mb_x", "mb_x"),
        (b"bearer  mb_x ", "mb_x"),
        (b"Basic abc", None),
        (b"", None),
    ],
)
def test_a_bearer_is_read(value: bytes, secret: str | None) -> None:
    """In any case of letters; other schemes are none."""
    assert bearer_of([(b"host", b"x"), (b"authorization", value)]) == secret


def test_a_link_keeps_its_secret_out_of_requests() -> None:
    """It follows #, which browsers do not send."""
    url = device_url("https://play.example/", "md_x")

    assert url == "https://play.example/device#token=md_x"


def test_a_link_is_drawn_as_a_qr_code() -> None:
    """An SVG without anything that a page's policy refuses."""
    drawn = qr_code(device_url("https://play.example", "md_" + "x" * 32))

    assert ET.fromstring(drawn).tag.endswith("svg")  # noqa: S314 - our own drawing
    assert "style=" not in drawn
    assert "viewBox" in drawn
