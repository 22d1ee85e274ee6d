"""Playthroughs, counts and digests kept as text; a change here is a change of the rules."""
