"""Hints and analyses: what could be done, what may be expected of it, and why."""
