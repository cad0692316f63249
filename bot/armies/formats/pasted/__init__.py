"""Lists that players paste as text, by the program or habit that they were written with.

Each form has a module with a pure function `recognise`, which returns what it understands with a
confidence, None where the text is nothing of it; `choosing` takes the best, `fielding` makes units
of it. What no form knows is no unit. Patterns are linear in time, and long texts are not looked at.
"""
