"""Puzzles: positions with one best action, found in games between bots and proven.

Each is asked of one seat, and what it may know decides which action is best. A game's puzzles lie
in its own folder, as JSON; `menagerie puzzles` writes them.
"""
