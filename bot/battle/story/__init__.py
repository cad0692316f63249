"""The story of a battle, read off its journal.

`battle_timeline` makes the table again from the journal; `turning_points` reads it.
"""
