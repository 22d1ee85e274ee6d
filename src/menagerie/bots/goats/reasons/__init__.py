"""Why an action at Goats, read from what a seat may know."""
