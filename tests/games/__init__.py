"""Each game's tests."""
