"""The built files, read once, with the shorter forms that browsers understand.

What is in `built` is made from `web/` by `make page` or by the package's build.
"""

import re
from hashlib import sha256
from pathlib import Path

import msgspec

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


class File(msgspec.Struct, frozen=True):
    """One file of the page: its bytes as they are and as they are sent, by encoding."""

    body: bytes
    media: str
    caching: str
    tag: str
    encoded: dict[str, bytes]


def read_files(folder: Path = BUILT) -> dict[str, File]:
    """All files of a folder by their path; none where nothing was built."""
    shorter = tuple(ENCODINGS.values())
    found = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {
        path.relative_to(folder).as_posix(): read_file(path, path.relative_to(folder).as_posix())
        for path in found
        if path.suffix in TYPES and path.suffix not in shorter
    }


def read_file(path: Path, name: str) -> File:
    """One file, with its shorter forms where the build made them."""
    body = path.read_bytes()
    encoded = {
        encoding: other.read_bytes()
        for encoding, suffix in ENCODINGS.items()
        if (other := path.with_name(path.name + suffix)).is_file()
    }
    caching = FOR_EVER if _DIGEST.match(name) else ASK_AGAIN
    return File(body, TYPES[path.suffix], caching, sha256(body).hexdigest()[:16], encoded)
