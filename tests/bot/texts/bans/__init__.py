"""Bans and promises that outcomes tell: how they are found, and what keeps them."""
