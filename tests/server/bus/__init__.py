"""How processes hear of each other."""
