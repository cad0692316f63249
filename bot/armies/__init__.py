"""Army lists: read from what players paste or attach, and written again.

Nothing here knows Discord or the database: bytes and text become a frozen `Roster`, whatever they
hold. What cannot be read at all is a `Refusal`; what only some line of it lacks is a `Problem`.
"""
