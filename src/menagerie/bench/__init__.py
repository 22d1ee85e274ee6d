"""Measurements: how fast rules, bots and a server are, side by side with others."""
