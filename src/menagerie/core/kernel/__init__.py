"""What is compiled: layouts, rules, chance and the entry points into them.

The law of this room: it imports nothing else of core. Integers, records and plain functions only.
"""
