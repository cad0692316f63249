"""Keeping the local table in the bot's database, from one run to the next."""
