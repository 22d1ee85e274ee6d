"""Bots at Buffalo: an attentive beginner."""
