"""The database's engine: SQLite or PostgreSQL, one writer and its readers."""
