"""The tests: promises of every game, the core, golden files, and each game's own rules."""
