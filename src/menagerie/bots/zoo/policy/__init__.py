"""How a club player decides at Zoo, in hundredths of a point of the round."""
