"""HTTP requests, for everything before a socket is open."""

from http.cookies import SimpleCookie
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from menagerie.client.errors import ClientError, MessageError, RefusedError, UnreachableError

API = "/api/v1"
COOKIE = "menagerie"
SECONDS = 30.0


class _Problem(msgspec.Struct):
    """The body of a refusal, as far as it can be read."""

    key: str = "invalid"
    message: str = ""
    rule: str = ""
    wait: float = 0


class Web:
    """Requests of one person to one server."""

    def __init__(self, url: str, *, token: str, cookie: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in {"http", "https"} or not parts.netloc:
            raise ClientError(f"url: it must be http://HOST or https://HOST, not {url}")
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.socket_url = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{API}"
        self.token = token
        self.cookie = cookie

    @property
    def headers(self) -> dict[str, str]:
        """Headers that identify the person; a cookie is accepted only with an allowed origin."""
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        known = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        return {"Origin": self.origin, **known}

    def sign_up(self, name: str) -> None:
        """Become a guest, if there is neither a token nor a cookie."""
        if not self.token and not self.cookie:
            self.ask("POST", "/me", {"name": name})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request and return the JSON of its answer."""
        data = None if body is None else msgspec.json.encode(body)
        headers = self.headers | ({} if data is None else {"Content-Type": "application/json"})
        request = Request(f"{self.origin}{API}{path}", data, headers, method=method)  # noqa: S310 - http only
        try:
            with urlopen(request, timeout=SECONDS) as answer:  # noqa: S310 - the same
                self._keep_cookie(answer.headers.get_all("Set-Cookie", []))
                return _read(answer.read())
        except HTTPError as error:
            raise _refusal(error) from None
        except (URLError, OSError) as error:
            raise UnreachableError(f"{self.origin} cannot be reached: {error}") from None

    def _keep_cookie(self, headers: list[str]) -> None:
        for header in headers:
            found = SimpleCookie(header).get(COOKIE)
            if found is not None and found.value:
                self.cookie = found.value


def _read(body: bytes) -> Any:
    try:
        return msgspec.json.decode(body) if body else None
    except msgspec.DecodeError as error:
        raise MessageError(f"the server speaks another language: {error}") from None


def _refusal(error: HTTPError) -> RefusedError:
    """Read the refusal of a request."""
    with error:
        body = error.read()
    try:
        told = msgspec.json.decode(body, type=_Problem)
    except (msgspec.DecodeError, UnicodeError):
        told = _Problem()
    message = told.message or f"the server answers {error.code} {error.reason}"
    return RefusedError(told.key, message, told.rule, told.wait)
