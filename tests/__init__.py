"""The tests, in folders like those of the package; promises of every game and golden files."""
