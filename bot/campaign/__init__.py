"""Campaigns: what a scoring rule makes of battles; no Discord and no database."""
