"""Offers of The 9th Age, taken in battles."""
