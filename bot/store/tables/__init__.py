"""The tables: every column of the database."""
