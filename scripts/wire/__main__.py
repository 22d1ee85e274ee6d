"""Write docs/wire.md and web/src/wire.ts from the code: `make wire`."""

from scripts.wire.files import FILES, ROOT


def main() -> None:
    """Write all generated files, and print their names."""
    for file, text in FILES.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text(), "utf-8")
        print(file.relative_to(ROOT))


if __name__ == "__main__":
    main()
