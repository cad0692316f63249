"""Battles that are large, contested or cut off: what players wait, and what is lost."""
