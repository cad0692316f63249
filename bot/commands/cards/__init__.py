"""Cards: decks that players enter, and what they do with their cards."""
