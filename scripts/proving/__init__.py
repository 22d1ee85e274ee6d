"""What is claimed of the bots, how it is shown, and how it is written down."""
