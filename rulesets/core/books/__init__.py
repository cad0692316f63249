"""What a game's book holds as data: tables, lists, spells, decks, entries."""
