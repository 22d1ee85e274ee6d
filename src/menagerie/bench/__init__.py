"""Measurements: how fast rules, bots and a server are, compared with others."""
