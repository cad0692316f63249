"""Army lists: read from what players paste or attach, and written again.

Nothing here knows Discord or the database: bytes and text become a frozen `Roster`, whatever they
hold. What cannot be read at all is a `Refusal`; what only some line of it lacks is a `Problem`.

`units` decides which parts of a list are units and which profile is a unit's own. `arming`
reads the weapons of a roster by the game's `WeaponSheet`s. Each form of a list is a module of
`formats`.
"""
