"""The channel of a battle: what was chosen there, and what channels share."""
