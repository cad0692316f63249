"""Whole battles in real browsers, from the scripts of taps."""
