"""The store: the database and what is read from it and written to it."""
