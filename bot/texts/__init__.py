"""Texts in the players' languages: Fluent bundles, names, and text from outside."""
