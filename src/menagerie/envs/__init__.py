"""Numbers for machines: our games as other libraries know games.

The law of this room: it translates and holds no rule of any game. What a player is shown is made
from a veiled state.
"""
