"""All that client and server say to each other."""
