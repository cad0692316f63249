"""Dice: typed, thrown, waited for, given up, proved and counted."""
