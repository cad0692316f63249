"""Attacks: the roll to hit, and what a hit is made of."""
