"""A load generator: it starts a server, plays many tables at random and measures the server."""
