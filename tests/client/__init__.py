"""The client, against servers and against mischief."""
