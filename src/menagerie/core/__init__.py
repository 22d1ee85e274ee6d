"""The vocabulary of every game: layouts, rules, chance, Game, records.

The law of this room: no game's name appears here, and nothing here waits, reads a clock
or draws from a generator that is not part of a state or handed in.
"""
