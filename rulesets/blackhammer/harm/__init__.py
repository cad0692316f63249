"""Harm that a hit does: wounds, saves, casualties; shared by every chapter that hits."""
