"""Access: who sends a request, from where, and how much they may ask for.

The law of this room: HTTP and sockets both use it; it knows neither.
"""
