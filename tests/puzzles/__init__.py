"""Puzzles: what each game brings, how they are proven, and how they are found."""
