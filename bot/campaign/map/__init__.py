"""The map of a campaign: its regions, and who owns them."""
