"""Routes to the page: its files, and one document for every address that is a place in it."""

import re
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from menagerie.server.http.page_files import INDEX, File, read_files

# The addresses that the page itself understands.
PLACES = re.compile(
    r"(|about|device|privacy|(t|replay)/[\w-]{1,64}|(rules|new)/\w{1,32}|c/\w{1,16})"
)
# RFC 9110, 12.4.2: a weight of 0 means "not acceptable".
REFUSED = re.compile(r"q=0(\.0{0,3})?")
NOT_BUILT = b"The page is not built yet: run `make page`, then start the server again.\n"


class Page:
    """The page, in memory."""

    def __init__(self, files: dict[str, File] | None = None) -> None:
        self.files = read_files() if files is None else files

    def routes(self) -> list[Route]:
        """The one route under which everything lies that is no API."""
        return [Route("/{path:path}", self.show, methods=["GET", "HEAD"])]

    async def show(self, request: Request) -> Response:
        """A file, the document, or word that there is neither."""
        path = request.path_params["path"]
        if path in self.files and path != INDEX:
            return answer(request, self.files[path])
        if INDEX not in self.files:
            return Response(NOT_BUILT, HTTPStatus.SERVICE_UNAVAILABLE, media_type="text/plain")
        known = PLACES.fullmatch(path) is not None
        return answer(request, self.files[INDEX], HTTPStatus.OK if known else HTTPStatus.NOT_FOUND)


def answer(request: Request, file: File, status: HTTPStatus = HTTPStatus.OK) -> Response:
    """A file in the shortest form that the browser understands."""
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
    """The encodings a browser names and does not refuse with a weight of nothing."""
    named = (part.replace(" ", "").lower().partition(";") for part in header.split(","))
    return {name for name, _, weight in named if not REFUSED.fullmatch(weight)}


def is_known(tag: str, header: str) -> bool:
    """Whether a browser has what a tag stands for."""
    known = [part.strip().removeprefix("W/") for part in header.split(",")]
    return tag in known or "*" in known
