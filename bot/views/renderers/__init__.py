"""Renderers of cards: plain text and data."""
