"""Identity: a signed cookie for people, a link to another device, a token for bots.

A secret that lets somebody in is random, is shown once, and is stored as a digest only.
"""

import hashlib
import re
import secrets
import time
from collections.abc import Callable, Iterable
from http.cookies import CookieError, SimpleCookie
from typing import Protocol

import itsdangerous
import segno

from menagerie.server.host.settings import COOKIE
from menagerie.server.store.rows import Token

COOKIE_SECONDS = 400 * 24 * 3600
# A cookie is signed again when it is this old, so that people who come back stay known.
RENEW_SECONDS = 30 * 24 * 3600
PERSON_BYTES, SECRET_BYTES = 16, 24
# So many verified cookies are remembered.
MOST_KNOWN = 10_000
# How often the time of a visit is stored, in milliseconds.
SEEN_EVERY = 60 * 60 * 1000
# The last names the owner of a bot, and lets nobody in.
DEVICE, BOT, OWNED = "device", "bot", "owned bot"
DEVICE_PREFIX, BOT_PREFIX = "md_", "mb_"
DEVICE_MILLISECONDS = 10 * 60 * 1000
DEVICE_PATH = "/device"

_PERSON = re.compile(r"[A-Za-z0-9_-]{22}")
_SECRET = re.compile(r"m[bd]_[A-Za-z0-9_-]{32}")

Headers = Iterable[tuple[bytes, bytes]]


class TokenStore(Protocol):
    """Where tokens are stored; times are milliseconds since the epoch."""

    async def add_token(self, token: Token) -> None:
        """Store a token."""

    async def find_token(self, digest: str, now: int) -> Token | None:
        """A token that is still valid."""

    async def take_token(self, digest: str, now: int) -> Token | None:
        """The same, and delete it: of several callers one gets it."""


def new_person() -> str:
    """The id of a new person, 128 random bits."""
    return secrets.token_urlsafe(PERSON_BYTES)


def is_person(text: str) -> bool:
    """Whether a text looks like the id of a person."""
    return _PERSON.fullmatch(text) is not None


class Signer:
    """Signs the ids of people, so that nobody can pose as another person."""

    def __init__(self, secret: str, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self._signer = _Stamp(secret, clock)
        # Whom cookies that were valid name, and when they were signed.
        self._known: dict[str, tuple[str, float]] = {}

    def sign(self, person: str) -> str:
        """The value of a person's cookie."""
        return self._signer.sign(person).decode()

    def read(self, cookie: str | None) -> str | None:
        """The person of a cookie; None if it is damaged, forged or too old."""
        if not cookie:
            return None
        found = self._verified(cookie)
        if found is None or self.clock() - found[1] > COOKIE_SECONDS:
            return None
        return found[0]

    def _verified(self, cookie: str) -> tuple[str, float] | None:
        """The person of a cookie that this server signed, at any age, and when it did."""
        if cookie in self._known:
            return self._known[cookie]
        try:
            person, signed = self._signer.unsign(cookie, return_timestamp=True)
            found = person.decode(), signed.timestamp()
        except (itsdangerous.BadData, UnicodeError):
            return None
        if not is_person(found[0]):
            return None
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[cookie] = found
        return found

    def is_old(self, cookie: str) -> bool:
        """Whether a valid cookie should be signed again."""
        found = self._verified(cookie)
        return found is not None and self.clock() - found[1] > RENEW_SECONDS


class _Stamp(itsdangerous.TimestampSigner):
    """A signature with the time of a given clock."""

    def __init__(self, secret: str, clock: Callable[[], float]) -> None:
        super().__init__(
            secret, salt=b"menagerie.person", key_derivation="hmac", digest_method=hashlib.sha256
        )
        self._clock = clock

    def get_timestamp(self) -> int:
        return int(self._clock())


def set_cookie(value: str, *, secure: bool) -> str:
    """The header that gives a browser its cookie."""
    return _cookie(value, COOKIE_SECONDS, secure=secure)


def clear_cookie(*, secure: bool) -> str:
    """The header that removes the cookie."""
    return _cookie("", 0, secure=secure)


def _cookie(value: str, seconds: int, *, secure: bool) -> str:
    parts = (f"{COOKIE}={value}", f"Max-Age={seconds}", "Path=/", "HttpOnly", "SameSite=Lax")
    return "; ".join(parts + ("Secure",) * secure)


def cookie_of(headers: Headers) -> str | None:
    """The cookie that came with a request."""
    for name, value in headers:
        if name == b"cookie":
            try:
                found = SimpleCookie(value.decode("latin-1")).get(COOKIE)
            except CookieError:
                continue
            if found is not None:
                return found.value
    return None


def bearer_of(headers: Headers) -> str | None:
    """The token that came with a request as `Authorization: Bearer`."""
    for name, value in headers:
        scheme, _, secret = value.decode("latin-1").partition(" ")
        if name == b"authorization" and scheme.lower() == "bearer":
            return secret.strip()
    return None


def digest_of(secret: str) -> str:
    """What is stored of a secret, which has too many random bits to be guessed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_device_link(person: str, now: int) -> tuple[str, Token]:
    """A secret that makes another device the same person, once and soon, and its token."""
    secret = DEVICE_PREFIX + secrets.token_urlsafe(SECRET_BYTES)
    token = Token(
        digest=digest_of(secret),
        kind=DEVICE,
        person=person,
        created=now,
        expires=now + DEVICE_MILLISECONDS,
    )
    return secret, token


def new_bot_token(person: str, label: str, now: int) -> tuple[str, Token]:
    """A secret for a bot, which is a person of its own, and its token."""
    secret = BOT_PREFIX + secrets.token_urlsafe(SECRET_BYTES)
    token = Token(digest=digest_of(secret), kind=BOT, person=person, created=now, label=label)
    return secret, token


async def add_device_link(store: TokenStore, person: str, now: int) -> str:
    """Store a link to another device, and return its secret."""
    secret, token = new_device_link(person, now)
    await store.add_token(token)
    return secret


async def take_device_link(store: TokenStore, secret: str, now: int) -> str | None:
    """The person of a link, which works once."""
    if not _looks_like(secret, DEVICE_PREFIX):
        return None
    token = await store.take_token(digest_of(secret), now)
    return token.person if token is not None and token.kind == DEVICE else None


async def find_bot(store: TokenStore, secret: str | None, now: int) -> Token | None:
    """The token of a bot that shows its secret."""
    if secret is None or not _looks_like(secret, BOT_PREFIX):
        return None
    token = await store.find_token(digest_of(secret), now)
    return token if token is not None and token.kind == BOT else None


def _looks_like(secret: str, prefix: str) -> bool:
    """Whether a text may be a secret that the database knows."""
    return secret.startswith(prefix) and _SECRET.fullmatch(secret) is not None


def device_url(address: str, secret: str) -> str:
    """The link to another device; what follows # stays in the browser, out of all logs."""
    return f"{address.rstrip('/')}{DEVICE_PATH}#token={secret}"


def qr_code(text: str) -> str:
    """A QR code as SVG, dark on light in any theme."""
    return segno.make(text, error="m", micro=False).svg_inline(
        scale=4, border=4, dark="#000", light="#fff", omitsize=True
    )
