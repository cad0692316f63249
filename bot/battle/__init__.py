"""Battles: the table, what players do to it, what was played, and what it tells."""
