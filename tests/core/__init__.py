"""The vocabulary of every game, tested without any."""
