"""The ruleset: a game as a plug-in, and the games that are installed.

`installed` says which games there are; a game is imported when a channel plays it. `game` holds the
names of a roster's values (`names` of a profile's fields) and of weapons (`weapon_name`).
`composing` puts a unit and the characters in it together.
"""
