"""Zoff in Buffalo: every rule, ruling and example."""
