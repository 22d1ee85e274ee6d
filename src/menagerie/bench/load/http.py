"""The few HTTP requests that open a table."""

import asyncio
from typing import Any, Self
from urllib.parse import urlsplit

import msgspec

from menagerie.core.errors import MenagerieError

API = "/api/v1"
FIRST_FAILURE = 400


class Web:
    """One HTTP connection to a server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._place = urlsplit(address)

    async def __aenter__(self) -> Self:
        self._reader, self._writer = await asyncio.open_connection(
            self._place.hostname, self._place.port
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.close()

    async def sign_up(self, name: str) -> str:
        """Sign up a new person; return the cookie."""
        headers, _ = await self._post("/me", {"name": name}, "")
        return headers["set-cookie"].partition(";")[0]

    async def post(self, path: str, body: Any, cookie: str) -> Any:
        """Send a request with a person's cookie."""
        return (await self._post(path, body, cookie))[1]

    async def _post(self, path: str, body: Any, cookie: str) -> tuple[dict[str, str], Any]:
        content = msgspec.json.encode(body)
        head = [
            f"POST {API}{path} HTTP/1.1",
            f"Host: {self._place.netloc}",
            f"Origin: {self.address}",
            "Content-Type: application/json",
            f"Content-Length: {len(content)}",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        self._writer.write("\r\n".join(head).encode() + b"\r\n\r\n" + content)
        status, headers = _read_head(await self._reader.readuntil(b"\r\n\r\n"))
        answer = await self._reader.readexactly(int(headers.get("content-length", 0)))
        if status >= FIRST_FAILURE:
            raise MenagerieError(f"{path}: {answer.decode()}")
        return headers, msgspec.json.decode(answer) if answer else None


def _read_head(head: bytes) -> tuple[int, dict[str, str]]:
    """The status and the headers of an answer."""
    first, *lines = head.decode("latin-1").strip().split("\r\n")
    pairs = (line.partition(":") for line in lines)
    return int(first.split()[1]), {name.lower(): value.strip() for name, _, value in pairs}
