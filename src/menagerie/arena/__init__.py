"""Many games between bots: line-ups, results, ratings.

The law of this room: what comes of a game depends on its number, the line-ups and the seed, never
on who plays it, where, or in which order. A bot is given what its seat may know, nothing else.
"""
