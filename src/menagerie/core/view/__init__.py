"""What each role may know of a state: veiled records, and the fields of a view."""
