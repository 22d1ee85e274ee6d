"""Write docs/wire.md, web/src/wire.ts and reasons.json: what a client and a server say."""

from pathlib import Path

from scripts.wiring.page import page
from scripts.wiring.reasons import reasons
from scripts.wiring.typescript import typescript

ROOT = Path(__file__).parent.parent
FILES = {
    ROOT / "docs" / "wire.md": page,
    ROOT / "web" / "src" / "wire.ts": typescript,
    ROOT / "web" / "src" / "texts" / "reasons.json": reasons,
}


def main() -> None:
    """Write all."""
    for file, text in FILES.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text(), "utf-8")
        print(file.relative_to(ROOT))


if __name__ == "__main__":
    main()
