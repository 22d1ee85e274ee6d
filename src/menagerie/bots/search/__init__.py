"""Tree search: guess a truth, descend, play out, learn.

The law of this room: no game is named here; it reads a state through the verbs alone.
"""
