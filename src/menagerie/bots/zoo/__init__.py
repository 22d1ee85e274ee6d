"""The greedy bot of Zoff im Zoo."""
