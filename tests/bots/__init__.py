"""Search and levels, alike for all games."""
