"""What each role hears of a table: whole, or as changes."""
