"""The game of an army builder's file, by what the builder calls its game system."""

from __future__ import annotations

import re
from typing import Final

_SYSTEMS: Final = (
    ("aos4", re.compile(r"age of sigmar|\baos\b|spearhead", re.IGNORECASE)),
    ("t9a", re.compile(r"(?:9th|ninth) age|\bt9a\b|9e [âa]ge", re.IGNORECASE)),
    ("blackhammer", re.compile(r"black\s?hammer", re.IGNORECASE)),
    ("whfb2", re.compile(r"fantasy.*\b(?:2nd|2e|second|1984)\b|\bwhfb\s?2\b", re.IGNORECASE)),
    (
        "",
        re.compile(
            r"40[,. ]?000|\b40k\b|kill team|necromunda|horus heresy|underworlds|warcry|blood bowl|"
            r"legions imperialis|battlefleet|titanicus|middle-earth|one page rules|bolt action|"
            r"warmachine|infinity|star wars|marvel|conquest|kings of war",
            re.IGNORECASE,
        ),
    ),
    (
        "old",
        re.compile(r"warhammer fantasy|\bwhfb\b|old world|\bfantasy battles?\b", re.IGNORECASE),
    ),
)
"""Games of ours first, then others that share no profile with them, then those that nearly do."""
_LIKE_THE_OLD: Final = frozenset({"blackhammer"})
"""Games whose units have the profile of the older fantasy battles."""


def is_foreign(system: str, game: str) -> bool:
    """Return whether a file was surely written for another game.

    Args:
        system: What its builder calls the game; a name that says nothing is taken for this one.
        game: The slug of the game it is brought to.
    """
    found = next((slug for slug, pattern in _SYSTEMS if pattern.search(system)), game)
    return found != game and not (found == "old" and game in _LIKE_THE_OLD)
