"""Positions of Herr der Ziegen: the whole truth as JSON, and states built from what is given."""
