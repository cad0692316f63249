"""Rosters of a campaign: who is kept, and what battles make of them."""
