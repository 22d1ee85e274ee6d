"""The page: its built files, read once, and one document for every address in it."""

import re
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

BUILT = Path(__file__).parent / "built"
INDEX = "index.html"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
# What the build names after its contents.
_DIGEST = re.compile(r"^assets/")
# The addresses that the page itself understands.
PLACES = re.compile(
    r"(|about|device|privacy|(t|replay)/[\w-]{1,64}|(learn|rules|new)/\w{1,32}|c/\w{1,16}"
    r"|puzzles(/today)?|puzzle/\w{1,32}/\d{1,4})"
)
# RFC 9110, 12.4.2: a weight of 0 means "not acceptable".
REFUSED = re.compile(r"q=0(\.0{0,3})?")
NOT_BUILT = b"The page is not built yet: run `make page`, then start the server again.\n"


class File(msgspec.Struct, frozen=True):
    """One file of the page: its bytes as they are and as they are sent, by encoding."""

    body: bytes
    media: str
    caching: str
    tag: str
    encoded: dict[str, bytes]


def read_files(folder: Path = BUILT) -> dict[str, File]:
    """All files of a folder by their path; none if nothing was built."""
    shorter = tuple(ENCODINGS.values())
    found = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {
        path.relative_to(folder).as_posix(): read_file(path, path.relative_to(folder).as_posix())
        for path in found
        if path.suffix in TYPES and path.suffix not in shorter
    }


def read_file(path: Path, name: str) -> File:
    """One file, with its compressed forms where the build made them."""
    body = path.read_bytes()
    encoded = {
        encoding: other.read_bytes()
        for encoding, suffix in ENCODINGS.items()
        if (other := path.with_name(path.name + suffix)).is_file()
    }
    caching = FOR_EVER if _DIGEST.match(name) else ASK_AGAIN
    return File(body, TYPES[path.suffix], caching, sha256(body).hexdigest()[:16], encoded)


class Page:
    """The page, in memory."""

    def __init__(self, files: dict[str, File] | None = None) -> None:
        self.files = read_files() if files is None else files

    def routes(self) -> list[Route]:
        """The one route for everything outside the API."""
        return [Route("/{path:path}", self.show, methods=["GET", "HEAD"])]

    async def show(self, request: Request) -> Response:
        """A file, the document, or the answer that there is neither."""
        path = request.path_params["path"]
        if path in self.files and path != INDEX:
            return answer(request, self.files[path])
        if INDEX not in self.files:
            return Response(NOT_BUILT, HTTPStatus.SERVICE_UNAVAILABLE, media_type="text/plain")
        known = PLACES.fullmatch(path) is not None
        return answer(request, self.files[INDEX], HTTPStatus.OK if known else HTTPStatus.NOT_FOUND)


def answer(request: Request, file: File, status: HTTPStatus = HTTPStatus.OK) -> Response:
    """A file in the best encoding that the browser accepts."""
    accepted = accepted_encodings(request.headers.get("accept-encoding", ""))
    encoding = next((name for name in file.encoded if name in accepted), "")
    headers = {"cache-control": file.caching, "vary": "accept-encoding"}
    if status == HTTPStatus.OK:
        headers["etag"] = f'"{file.tag}{encoding and "-" + encoding}"'
        if is_known(headers["etag"], request.headers.get("if-none-match", "")):
            return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    body = file.encoded.get(encoding, file.body)
    return Response(body, status, headers, file.media)


def accepted_encodings(header: str) -> set[str]:
    """The encodings that a browser names and does not refuse with a weight of 0."""
    named = (part.replace(" ", "").lower().partition(";") for part in header.split(","))
    return {name for name, _, weight in named if not REFUSED.fullmatch(weight)}


def is_known(tag: str, header: str) -> bool:
    """Whether a browser has the version of a tag."""
    known = [part.strip().removeprefix("W/") for part in header.split(",")]
    return tag in known or "*" in known
