"""Rosters: units and characters kept from battle to battle of a campaign."""
