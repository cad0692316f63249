"""Battles: their course, their seats, their score, and what is told of them."""
