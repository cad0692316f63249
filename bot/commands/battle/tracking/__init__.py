"""The turn tracker: what the game reminds players of, by buttons and in lines."""
