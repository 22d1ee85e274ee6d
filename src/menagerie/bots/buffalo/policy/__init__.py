"""How a club player decides at Buffalo, in hundredths of a cow."""
