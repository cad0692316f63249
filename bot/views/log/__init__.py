"""Entries of the log: their lines, their sides, and how they were played again."""
