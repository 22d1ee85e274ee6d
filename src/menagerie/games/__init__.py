"""The games, neighbours that never meet.

The law of this room: a game imports `core` and itself, nothing else; its rules are pure
functions of a state, without clock, input or randomness of their own.
"""
