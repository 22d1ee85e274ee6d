"""Try an installed Menagerie, as somebody has it who has no checkout.

    python scripts/smoke.py PYTHON

Plays in the terminal, simulates, runs the README's game in Python, serves the page, lets a bot play
at a table of the server, and tries the extras that are there. All this with the Python in whose
environment it is installed, and in an empty folder.
"""

import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
BOT = ROOT / "examples" / "bot.py"
IN_PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CLIENT = """
import sys
import menagerie.client
assert "numba" not in sys.modules, "a client loads Numba"
"""
ELSEWHERE = ("/ready", "/api/v1/openapi.json")
# What needs a package of an extra, where it is installed.
WITH_EXTRAS = {
    "picows": "load --tables 2 --seconds 1 --rate 10 --game goats",
    "pyspiel": "arena goats --seats 2 --bots club,openspiel:2 --games 2 --workers 1",
}
PATIENCE = 600
OK = 200


def try_everything(python: Path) -> None:
    """Run each part once; what fails ends it."""
    with TemporaryDirectory(prefix="menagerie-") as name:
        folder = Path(name)
        environment = clean_environment(folder)
        command = str(python.with_name("menagerie"))
        lines: list[tuple[list[str], str]] = [
            ([command, "--version"], ""),
            ([command, "completion", "bash"], ""),
            ([command, "sim", "buffalo", "--games", "20"], ""),
            ([command, "play", "goats", "--seats", "2", "--seed", "1"], "quit\n"),
            ([str(python), "-c", "".join(IN_PYTHON.findall(README.read_text("utf-8")))], ""),
            ([str(python), "-c", CLIENT], ""),
        ]
        for line, typed in lines:
            run(line, typed, folder, environment)
        try_server(python, folder, environment)
        for package, words in WITH_EXTRAS.items():
            if has(python, package):
                run([command, *words.split()], "", folder, environment)


def clean_environment(folder: Path) -> dict[str, str]:
    """The environment without anything that leads to a checkout or to settings of a host."""
    ours = ("PYTHON", "MENAGERIE_", "XDG_")
    kept = ("MENAGERIE_INTERPRET", "MENAGERIE_CACHE")
    left = {n: v for n, v in os.environ.items() if n in kept or not n.startswith(ours)}
    return left | {"XDG_DATA_HOME": str(folder)}


def has(python: Path, package: str) -> bool:
    """Whether a package is installed there."""
    asked = [str(python), "-c", f"import {package}"]
    found = subprocess.run(asked, capture_output=True, check=False)  # noqa: S603 - our own words
    return found.returncode == 0


def run(line: list[str], typed: str, folder: Path, environment: Mapping[str, str]) -> None:
    """Run a command that is to succeed."""
    print("Trying", Path(line[0]).name, *line[1:2], *(line[2:] if line[1] != "-c" else ()))
    subprocess.run(  # noqa: S603 - our own commands
        line,
        cwd=folder,
        env=environment,
        input=typed,
        text=True,
        stdout=subprocess.DEVNULL,
        check=True,
        timeout=PATIENCE,
    )


def try_server(python: Path, folder: Path, environment: Mapping[str, str]) -> None:
    """Serve, fetch the page with its parts, let a bot play a game, and stop."""
    print("Trying menagerie serve")
    server = subprocess.Popen(  # noqa: S603 - our own command
        [python.with_name("menagerie"), "serve", "--port", "0", "--log-level", "warning"],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    with server:
        try:
            if server.stdout is None:
                raise OSError("the server prints nothing")
            address = "".join(re.findall(r"http://[\w.:]+", server.stdout.readline()))
            parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', fetch(address + "/").decode())
            for place in (*ELSEWHERE, *parts):
                fetch(address + place)
            run([str(python), str(BOT), address, "--game", "goats"], "", folder, environment)
        finally:
            server.terminate()
    if server.returncode:
        raise OSError(f"the server ended with status {server.returncode}")


def fetch(address: str) -> bytes:
    """Fetch what must be there."""
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:  # noqa: S310 - http only
        if answer.status != OK:
            raise OSError(f"{address}: status {answer.status}")
        body: bytes = answer.read()
        return body


if __name__ == "__main__":
    # The link to Python in an environment leads out of it, so it is not resolved.
    try_everything(Path(sys.argv[1]).absolute())
