"""The index of every game's entries: gathered, written, opened."""
