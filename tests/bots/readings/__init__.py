"""What reasons say, read again from positions and events as JSON writes them."""
