"""Who asks, from where, and how much they may.

The law of this room: HTTP and sockets both ask here; it knows neither.
"""
