"""Dice and chances: against another roller, and against another solver of chances."""
