"""BlackHammer's eight lores of magic: their spells as data, and what they have in common."""
