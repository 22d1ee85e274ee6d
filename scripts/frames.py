"""Measure how smoothly the boards move: replay a game in chromium and time every frame.

A replay shows every reveal and trick with its animation, without input. Frames are timed with
requestAnimationFrame. The work of the page's thread is measured by chromium in CPU time, which is
reliable on a busy machine as well.
"""

import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, sync_playwright

from scripts.screenshots.shots import FRIENDS, GAMES
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.person import DESK, MILLISECONDS, PHONE, Person
from tests.server.http.games import play, table_of
from tests.server.servers import Guest, Running, running

SIZES = {"phone": PHONE, "desk": DESK}
SECONDS = 12
FROM_STEP = 8
FRAME = 1000 / 60
PARTS = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
WATCH = """() => {
  window.frames60 = [];
  window.longTasks = [];
  let before = performance.now();
  const next = now => { frames60.push(now - before); before = now; requestAnimationFrame(next); };
  requestAnimationFrame(next);
  new PerformanceObserver(list => longTasks.push(...list.getEntries().map(one => one.duration)))
    .observe({ type: 'longtask' });
}"""
HEAD = (
    f"{'':14}{'median':>8}{'95 %':>8}{'longest':>9}{'dropped':>9}{'long tasks':>12}"
    f"{'steps':>7}{'busy':>7}{'script':>8}{'style':>7}{'layout':>8}"
)


def main() -> None:
    """Replay each game at the size of a phone and of a desktop, and print the figures."""
    program = shutil.which(CHROMIUM)
    if program is None:
        sys.exit("make frames needs chromium")
    print("Frames in ms; CPU time of the page's thread in ms for each second; no GPU is used.")
    print(HEAD)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        people = [server.person(name) for name in FRIENDS]
        for game in GAMES:
            table = table_of(server, people, game)
            play(server, table, people)
            for size in SIZES:
                print(measure(server, browser, people[0], (game, table, size)), flush=True)
        browser.close()


def measure(server: Running, browser: Browser, guest: Guest, what: tuple[str, str, str]) -> str:
    """Replay a game for a while; return a line of figures."""
    game, table, size = what
    ways: dict[str, Any] = {"size": SIZES[size], "reduced_motion": "no-preference"}
    person = Person(browser, server.address, guest, **ways)
    person.opens(f"/replay/{table}?step={FROM_STEP}&eyes=0")
    slider = person.page.get_by_role("slider")
    slider.wait_for()
    person.page.wait_for_load_state("networkidle")
    thread = person.context.new_cdp_session(person.page)
    thread.send("Performance.enable", {"timeDomain": "threadTicks"})
    person.presses(person.button("Play"))
    person.page.evaluate(WATCH)
    before, first = busy(thread), int(slider.input_value())
    person.page.wait_for_timeout(SECONDS * MILLISECONDS)
    after, last = busy(thread), int(slider.input_value())
    frames: list[float] = sorted(person.page.evaluate("frames60"))
    tasks = person.page.evaluate("longTasks")
    person.go_away()
    spent = {name: (after[name] - before[name]) * MILLISECONDS / SECONDS for name in after}
    return line(f"{game} {size}", frames, len(tasks), last - first, spent)


def busy(thread: CDPSession) -> dict[str, float]:
    """Seconds of CPU time of the page's thread so far, as a whole and by kind."""
    found = {one["name"]: one["value"] for one in thread.send("Performance.getMetrics")["metrics"]}
    return {"busy": found["TaskDuration"]} | {name: found[key] for name, key in PARTS.items()}


def line(name: str, frames: list[float], tasks: int, steps: int, spent: dict[str, float]) -> str:
    """The figures of one game at one size."""
    dropped = sum(max(0, round(frame / FRAME) - 1) for frame in frames)
    share = dropped / (len(frames) + dropped)
    return (
        f"{name:14}{median(frames):8.1f}{frames[len(frames) * 95 // 100]:8.1f}{frames[-1]:9.1f}"
        f"{share:9.1%}{tasks:12}{steps:7}{spent['busy']:7.0f}{spent['script']:8.1f}"
        f"{spent['style']:7.1f}{spent['layout']:8.1f}"
    )


if __name__ == "__main__":
    main()
