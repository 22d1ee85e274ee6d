"""The process and its machine: settings, logs, metrics, locks, the clock.

The law of this room: it imports nothing else of the server.
"""
