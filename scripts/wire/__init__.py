"""Writes the wire protocol as TypeScript and as a page: `make wire`."""
