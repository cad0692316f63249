"""Notation: a unit in one line, as players write it.

`profile_line` reads a unit in one line: `unit_head` its name and models, `unit_gear` what the name
says that it bears, `unit_cost` what may be a cost.
"""
