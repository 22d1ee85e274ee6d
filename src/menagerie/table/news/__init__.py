"""What each role is sent about a table: a snapshot, or changes."""
