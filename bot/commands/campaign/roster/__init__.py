"""Rosters: who is kept from battle to battle of a campaign."""
