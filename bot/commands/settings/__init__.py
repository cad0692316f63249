"""Settings: of channels and servers, house rules, and a player's own data."""
