"""Stored data: the way to the database, campaigns of many battles, the index of the rules."""
