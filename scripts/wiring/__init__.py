"""How `scripts/wire.py` turns the structs of the wire into TypeScript and into a page."""
