"""Write a picture of every page and every phase, small and large, light and dark."""

import shutil
import sys
import tempfile
import time
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from scripts.shooting.shots import FRIENDS, Shot, shots
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.person import DESK, PHONE, Person
from tests.server.running import Guest, Running, running

FOLDER = Path(__file__).parent.parent / "build" / "screenshots"
SIZES = {"390": PHONE, "1440": DESK}
LOOKS = ("light", "dark")
REST = 350


def main(wanted: list[str]) -> None:
    """Take all pictures, or those whose name begins as asked for."""
    program = shutil.which(CHROMIUM)
    if program is None:
        sys.exit("make screenshots needs chromium")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        shoot_all(server, browser, tuple(wanted))
        browser.close()


def shoot_all(server: Running, browser: Browser, wanted: tuple[str, ...]) -> None:
    """Take the pictures one after the other, and say which."""
    people = [server.person(name) for name in FRIENDS]
    for shot in shots(server, people):
        if wanted and not shot.name.startswith(wanted):
            continue
        began = time.monotonic()
        for width, look in product(SIZES, LOOKS):
            shoot(server, browser, people[0], shot, (width, look))
        print(f"{time.monotonic() - began:5.1f} s  {shot.name}", flush=True)


def shoot(
    server: Running, browser: Browser, guest: Guest, shot: Shot, way: tuple[str, str]
) -> None:
    """Take a picture at one width, in one look."""
    width, look = way
    person = Person(browser, server.address, guest, size=SIZES[width], color_scheme=look)
    person.opens(shot.path)
    shot.prepare(person)
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_timeout(REST)
    path = FOLDER / f"{shot.name}-{width}-{look}.png"
    person.page.screenshot(path=path, full_page=shot.is_whole)
    for complaint in person.traffic.complaints:
        print(f"         {path.stem}: {complaint}")
    person.go_away()


if __name__ == "__main__":
    main(sys.argv[1:])
