"""The data of a game's book: tables, lists, spells, decks, entries.

`reference` is the schema of entries, `entry_text` finds the text of one, `spell` is the schema of
spells and of the options they fill (`FromSpell`), `deck` that of cards. An error in a data file
names its line.
"""
