"""Positions of Zoo: the whole truth as JSON, and states built from what is given of it."""
