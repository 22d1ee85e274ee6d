"""Tests of the client, with real servers and with bad connections."""
