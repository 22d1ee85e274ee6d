"""How the page's files are served: shortest form, caching, and one document for every place."""

import asyncio
from pathlib import Path
from typing import NamedTuple

import httpx2
import pytest
from starlette.applications import Starlette

from menagerie.server.http.page import ASK_AGAIN, FOR_EVER, NOT_BUILT, Page, read_files

DOCUMENT = b"<!doctype html><title>Menagerie</title>"
SCRIPT = b"console.log('moo');"
FILES = {
    "index.html": DOCUMENT,
    "index.html.br": b"short document",
    "assets/index-a1b2.js": SCRIPT,
    "assets/index-a1b2.js.br": b"shortest",
    "assets/index-a1b2.js.gz": b"short",
    "icon.svg": b"<svg/>",
    "manifest.webmanifest": b"{}",
    "notes.map": b"nobody's business",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder as the build leaves it."""
    for name, body in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(body)
    return tmp_path


class Answer(NamedTuple):
    """What came back, byte for byte."""

    status: int
    headers: httpx2.Headers
    body: bytes


class Browser:
    """A browser of a page built into a folder, which unpacks nothing."""

    def __init__(self, folder: Path) -> None:
        self.app = Starlette(routes=Page(read_files(folder)).routes())

    def get(self, path: str, method: str = "GET", **headers: str) -> Answer:
        """Ask for an address; the header's name is written with underscores."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return asyncio.run(self._ask(method, path, {"accept-encoding": "identity"} | named))

    async def _ask(self, method: str, path: str, headers: dict[str, str]) -> Answer:
        transport = httpx2.ASGITransport(app=self.app)
        async with (
            httpx2.AsyncClient(transport=transport, base_url="http://page") as client,
            client.stream(method, path, headers=headers) as answer,
        ):
            body = b"".join([part async for part in answer.aiter_raw()])
            return Answer(answer.status_code, answer.headers, body)


@pytest.fixture
def browser(folder: Path) -> Browser:
    """A browser of the page."""
    return Browser(folder)


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("br;q=1.0, gzip;q=0.8", "br"),
        ("gzip", "gzip"),
        ("gzip, br;q=0", "gzip"),
        ("identity", None),
        ("", None),
        ("brotli", None),
    ],
)
def test_the_shortest_form_that_a_browser_understands(
    browser: Browser, accepted: str, encoding: str | None
) -> None:
    """What is served says how it was shortened, and as what it is to be read."""
    answer = browser.get("/assets/index-a1b2.js", accept_encoding=accepted)

    assert answer.headers.get("content-encoding") == encoding
    assert answer.body == {"br": b"shortest", "gzip": b"short", None: SCRIPT}[encoding]
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("/icon.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/", "text/html; charset=utf-8"),
    ],
)
def test_files_say_what_they_are(browser: Browser, path: str, media: str) -> None:
    """A browser that may not guess is told."""
    assert browser.get(path).headers["content-type"] == media


@pytest.mark.parametrize(
    ("path", "caching"),
    [("/assets/index-a1b2.js", FOR_EVER), ("/icon.svg", ASK_AGAIN), ("/", ASK_AGAIN)],
)
def test_what_is_named_after_its_contents_is_kept_for_ever(
    browser: Browser, path: str, caching: str
) -> None:
    """Everything else is asked for anew, and so is the document."""
    assert browser.get(path).headers["cache-control"] == caching


def test_who_has_a_file_is_not_sent_it_again(browser: Browser) -> None:
    """A tag stands for one form of a file; one of several, or a weak one, will do."""
    tag = browser.get("/icon.svg").headers["etag"]

    for known in (tag, f'"other", {tag}', f"W/{tag}", "*"):
        again = browser.get("/icon.svg", if_none_match=known)
        assert (again.status, again.body) == (304, b"")
        assert again.headers["etag"] == tag
    assert browser.get("/icon.svg", if_none_match='"other"').status == 200


def test_each_form_has_a_tag_of_its_own(browser: Browser) -> None:
    """A cache in between never mixes them up."""
    forms = ("br", "gzip", "identity")
    answers = [browser.get("/assets/index-a1b2.js", accept_encoding=form) for form in forms]
    tags = {answer.headers["etag"] for answer in answers}

    assert len(tags) == 3


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/about",
        "/puzzles",
        "/puzzles/today",
        "/puzzle/zoo/12",
        "/privacy",
        "/device",
        "/t/Ab_c-9",
        "/replay/Ab_c-9?step=3",
        "/rules/buffalo",
        "/new/zoo",
        "/c/ABCDEF",
    ],
)
def test_every_place_of_the_page_is_the_document(browser: Browser, path: str) -> None:
    """The page itself finds out where it is."""
    answer = browser.get(path)

    assert (answer.status, answer.body) == (200, DOCUMENT)


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/t/", "/assets/gone.js", "/notes.map", "/index.html.br", "/rules/a/b", "/../x"],
)
def test_unknown_addresses_are_not_found_in_so_many_words(browser: Browser, path: str) -> None:
    """The document says so, and nobody remembers that it did."""
    answer = browser.get(path)

    assert (answer.status, answer.body) == (404, DOCUMENT)
    assert "etag" not in answer.headers
    assert answer.headers["cache-control"] == "no-cache"


def test_head_is_answered_without_a_body(browser: Browser) -> None:
    """It has the headers of the file itself."""
    head, got = browser.get("/icon.svg", "HEAD"), browser.get("/icon.svg")

    assert head.body == b""
    assert {**head.headers} == {**got.headers}


def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    """A server that is run from its sources still serves its API."""
    answer = Browser(tmp_path / "nothing").get("/")

    assert (answer.status, answer.body) == (503, NOT_BUILT)
    assert answer.headers["content-type"].startswith("text/plain")
