"""Slash commands and menus as Discord is told of them."""
