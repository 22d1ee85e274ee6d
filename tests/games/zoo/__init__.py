"""Zoff im Zoo: every rule, ruling and example."""
