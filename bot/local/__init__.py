"""The local table of the bot: its terminal, its page, and what is kept of it."""
