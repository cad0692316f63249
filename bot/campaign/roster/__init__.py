"""Rosters of a campaign: fighters, and their changes by battles."""
