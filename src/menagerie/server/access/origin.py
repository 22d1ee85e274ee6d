"""Origins: which pages may connect, and the headers that restrict what a page may do."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from menagerie.server.access.identity import bearer_of
from menagerie.server.access.limits import is_trusted, peer_address
from menagerie.server.host.settings import Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

API = "/api/"
# Where a scope keeps a socket's own send and receive, without middleware on the way.
BARE = "menagerie.bare"
PORTS = {"http": 80, "https": 443}
POLICY = {
    "default-src": "'self'",
    "connect-src": "'self'",
    "img-src": "'self' data:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'self'",
}
ALWAYS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
TWO_YEARS = 2 * 365 * 24 * 3600
HSTS = (b"strict-transport-security", f"max-age={TWO_YEARS}".encode())
NO_STORE = (b"cache-control", b"no-store")


class SafeHeaders:
    """ASGI middleware that adds the headers to every answer that does not have them."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.always = [(name.encode(), value.encode()) for name, value in ALWAYS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the application does, and add the headers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        added = self.headers_for(scope)

        async def send_more(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = with_missing(message.get("headers", ()), added)
            await send(message)

        await self.app(scope, receive, send_more)

    def headers_for(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """The headers that the answer to a request needs."""
        policy = content_policy(header(scope, b"host"), secure=is_https(scope, self.settings))
        headers = [*self.always, (b"content-security-policy", policy.encode("latin-1"))]
        if is_https(scope, self.settings):
            headers.append(HSTS)
        if scope["path"].startswith(API):
            headers.append(NO_STORE)
        return headers


def with_missing(
    headers: Iterable[tuple[bytes, bytes]], added: Iterable[tuple[bytes, bytes]]
) -> list[tuple[bytes, bytes]]:
    """Headers, with others added whose names are missing."""
    given = list(headers)
    names = {name.lower() for name, _ in given}
    return given + [(name, value) for name, value in added if name not in names]


def content_policy(host: str, *, secure: bool) -> str:
    """What a page may load; sockets are named, as not all browsers count them as 'self'."""
    sources = dict(POLICY)
    if is_plain_host(host):
        sources["connect-src"] += f" {'wss' if secure else 'ws'}://{host}"
    return "; ".join(f"{name} {value}" for name, value in sources.items())


def is_plain_host(host: str) -> bool:
    """Whether a Host header can be written into another header as it is."""
    known = host.isascii() and bool(host)
    return known and all(letter.isalnum() or letter in ".-_:[]" for letter in host)


def header(scope: Mapping[str, Any], name: bytes) -> str:
    """A header of a request, empty where there is none."""
    for given, value in scope["headers"]:
        if given == name:
            text: str = value.decode("latin-1")
            return text
    return ""


def is_https(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Whether the browser speaks https, here or with the proxy in front."""
    if scope.get("scheme") in {"https", "wss"}:
        return True
    if is_trusted(peer_address(scope), settings):
        told = header(scope, b"x-forwarded-proto").rpartition(",")[2].strip()
        if told:
            return told in {"https", "wss"}
    public = urlsplit(settings.public_url)
    return public.scheme == "https" and public.netloc.lower() == header(scope, b"host").lower()


def same_origin(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Whether a socket may be opened: by our own page, or by a bot that shows a token.

    A browser always sends the origin. A client without one is no browser, has no cookie to be
    abused, and must bring a token.
    """
    origin = header(scope, b"origin")
    if not origin:
        return bearer_of(scope["headers"]) is not None
    asked = normal_origin(origin)
    if asked is None:
        return False
    # A proxy that ends TLS may not say so: of this server's origin, host and port count.
    own = f"{asked[0]}://{header(scope, b'host')}"
    allowed = (own, settings.public_url, *settings.origins)
    return asked in {normal_origin(url) for url in allowed if url}


def normal_origin(url: str) -> tuple[str, str, int] | None:
    """An origin as scheme, host and port, or None if it is none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname:
        return None
    return parts.scheme, parts.hostname, port or PORTS[parts.scheme]


def own_address(scope: Mapping[str, Any], settings: Settings) -> str:
    """The address by which people reach this server, for links."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    scheme = "https" if is_https(scope, settings) else "http"
    return f"{scheme}://{header(scope, b'host')}"
