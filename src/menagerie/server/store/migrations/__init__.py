"""Every schema the database has had, and the way from each to the next."""
