"""Notation: a unit in one line, as players write it."""
