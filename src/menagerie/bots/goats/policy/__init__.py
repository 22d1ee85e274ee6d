"""How a club player decides at Goats, in hundredths of a point."""
