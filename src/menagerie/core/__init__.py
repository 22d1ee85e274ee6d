"""The vocabulary of every game: layouts, rules, chance, Game, records.

The law of this room: no game is named here, nothing waits or reads a clock, and every random
number comes from a state or from an argument.
"""
