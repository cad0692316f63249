"""Dice: the primitives rules ask for, and the handles that answer."""
