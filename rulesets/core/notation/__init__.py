"""Notation: a unit in one line, as players write it.

`profile_line` reads a unit in one line: `unit_head` its name and models, `unit_gear` what the name
says that it bears, `unit_cost` what may be a cost; `line_terms` are the game's. What it refuses,
`spoken_line` puts in order by the parts that `spoken` finds.
"""
