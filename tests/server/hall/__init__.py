"""Tables in memory, and how they go on."""
