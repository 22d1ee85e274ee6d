"""Why an action at Zoo, read from what a seat may know."""
