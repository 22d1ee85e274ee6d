"""A table in play, without input or output."""
