"""Measures how strong the bots are, following a plan: `make strength`."""
