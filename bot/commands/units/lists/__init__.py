"""Armies: lists brought to a battle and kept, the sheets that come with them, what is told."""
