"""What outlives a process, on SQLite and on PostgreSQL."""
