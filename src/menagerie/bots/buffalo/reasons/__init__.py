"""Why an action at Buffalo, read from what a seat may know."""
