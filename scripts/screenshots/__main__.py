"""Take a screenshot of every page and phase, on phone and desktop, light and dark.

The pictures that docs show are also written to docs/screenshots. `--language de` takes all
pictures in another language; names select the pictures whose names begin with them.
"""

import argparse
import shutil
import sys
import tempfile
import time
from base64 import b64decode
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from scripts.screenshots.shots import BEST, FRIENDS, Shot, shots
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.person import DESK, PHONE, Person
from tests.server.servers import Running, running

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "screenshots"
SHOWN = ROOT / "docs" / "screenshots"
ENGLISH = "en"
QUALITY = 82
SIZES = {"390": PHONE, "1440": DESK}
LOOKS = ("light", "dark")
REST = 350


def main() -> None:
    """Take all pictures, or the selected ones."""
    program = shutil.which(CHROMIUM)
    if program is None:
        sys.exit("make screenshots needs chromium")
    asked = argparse.ArgumentParser(description="Write pictures of the page.")
    asked.add_argument("--language", default=ENGLISH)
    asked.add_argument("names", nargs="*")
    wanted = asked.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        Camera(server, browser, wanted.language).shoot_all(tuple(wanted.names))
        browser.close()


class Camera:
    """Takes pictures in one language."""

    def __init__(self, server: Running, browser: Browser, language: str) -> None:
        self.server = server
        self.browser = browser
        self.language = language
        self.people = [server.person(name) for name in FRIENDS]

    def shoot_all(self, wanted: tuple[str, ...]) -> None:
        """Take the pictures one after the other, and print their names."""
        for shot in shots(self.server, self.people):
            if wanted and not shot.name.startswith(wanted):
                continue
            began = time.monotonic()
            for width, look in product(SIZES, LOOKS):
                self.shoot(shot, width, look)
            print(f"{time.monotonic() - began:5.1f} s  {shot.name}", flush=True)

    def shoot(self, shot: Shot, width: str, look: str) -> None:
        """Take a picture at one width, in one look."""
        ways: dict[str, Any] = {"size": SIZES[width], "color_scheme": look, "locale": self.language}
        person = Person(self.browser, self.server.address, self.people[0], **ways)
        person.opens(shot.path)
        shot.prepare(person)
        person.page.wait_for_load_state("networkidle")
        person.page.wait_for_timeout(REST)
        name = f"{shot.name}-{width}-{look}"
        prefix = "" if self.language == ENGLISH else f"{self.language}-"
        person.page.screenshot(path=FOLDER / f"{prefix}{name}.png", full_page=shot.is_whole)
        if name in BEST and not prefix:
            show(person, SHOWN / f"{BEST[name]}.webp", is_whole=shot.is_whole)
        for complaint in person.traffic.complaints:
            print(f"         {name}: {complaint}")
        person.go_away()


def show(person: Person, path: Path, *, is_whole: bool) -> None:
    """Write a picture small enough for a document."""
    glass = person.context.new_cdp_session(person.page)
    wanted = {"format": "webp", "quality": QUALITY, "captureBeyondViewport": is_whole}
    if is_whole:
        size = glass.send("Page.getLayoutMetrics")["cssContentSize"]
        wanted["clip"] = size | {"scale": 1}
    path.write_bytes(b64decode(glass.send("Page.captureScreenshot", wanted)["data"]))


if __name__ == "__main__":
    main()
