"""A seat at a table from Python, for makers of bots.

The law of this room: it speaks the wire of `docs/wire.md` and knows nothing else of a server.
"""
