"""Views of outcomes: cards first, then embeds, plain text or JSON made of them.

A card is made last, by `cards`, from the result and the record of rolls and steps, in the channel's
language; `renderers`, `interface` and `report` make everything else from it. `cards.borrowed` marks
what a game's own text lacks.
"""
