"""What is compiled: layouts, rules, chance and the entry points into them.

The law of this room: it imports nothing else of core, and holds integers, records and plain
functions only. Imports are absolute and begin their line: the cache reads them off the sources.
"""
