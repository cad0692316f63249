"""Campaigns: members, battles, challenges, map, rosters, files and site."""
