"""Zoff in Buffalo, by Christwart Conrad (FX Schmid 1998); rules in docs/rules/buffalo.md."""
