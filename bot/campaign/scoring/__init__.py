"""Scoring: from battles to points, standings, ratings and pairings; pure functions."""
