"""The generated files of the wire, each with the function that writes its text."""

from pathlib import Path

from scripts.wire.page import page
from scripts.wire.typescript import typescript

ROOT = Path(__file__).parents[2]
FILES = {
    ROOT / "docs" / "wire.md": page,
    ROOT / "web" / "src" / "wire.ts": typescript,
}
