"""The battlefield: units, what is true of them, and what stands between them.

`alteration` says what a status makes of a unit while it is true; ask it through
`Ruleset.as_it_stands`. `body` is a unit with the characters in it: nothing else reads who they are.
"""
