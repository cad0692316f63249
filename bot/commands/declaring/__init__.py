"""Declarations of the bot's own commands, buttons and forms, made where each is answered."""
