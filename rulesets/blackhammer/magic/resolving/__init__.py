"""Effects of a spell once it is cast: its hits, its losses, its strength."""
