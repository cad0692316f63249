"""What a spell does once it is cast: its hits, its losses, its strength."""
