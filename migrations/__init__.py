"""The database's tables, revision by revision."""
