"""The data of a game's book: tables, lists, spells, decks, entries."""
