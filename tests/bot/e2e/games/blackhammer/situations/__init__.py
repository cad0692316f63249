"""Situations of Age of Sigmar, played as sequences of commands."""
