"""The bot in processes of its own."""
