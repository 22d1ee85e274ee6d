"""Many games between bots: line-ups, results, ratings.

The law of this room: the result of a game depends on its number, the line-ups and the seed, and
never on which process plays it, where, or in which order. A bot is given what its seat may know,
and nothing else.
"""
