"""All messages between client and server."""
