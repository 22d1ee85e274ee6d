"""What every game of the catalog promises, at every number of seats, with all options."""
