"""Bots at Buffalo: a club player."""
