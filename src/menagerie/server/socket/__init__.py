"""Sockets: commands in, news out."""
