"""Policies, from the plainest up.

The law of this room: a bot is given what a seat may know, never the truth.
"""
