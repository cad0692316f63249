"""Rolls in players' own words, read into the strict notation.

`reworded` takes what the grammar refuses: words and signs in French and English, and the shorthand
of other dice bots. It knows what each word says by `words.toml` and fits the pieces together in any
order. Numbers, signs and words that say something of dice must all be understood; what is left over
refuses the roll. Any other word is a note.
"""

from __future__ import annotations

from rulesets.dice.notation.spoken.leftover import likely_ways
from rulesets.dice.notation.spoken.reading import reworded
from rulesets.dice.notation.spoken.shorthand import expanded

__all__ = ["expanded", "likely_ways", "reworded"]
