"""The special rules that units have by spells of the paths alone, while these last [P]."""

from __future__ import annotations

from typing import Final

TO_HIT: Final = (
    "aim-bonus",
    "aim-penalty",
    "blurry",
    "hard-to-strike",
    "hated",
    "hit-bonus",
    "hit-penalty",
)
"""What changes rolls to hit: of who strikes or shoots, and of who is struck or shot at."""
TO_WOUND: Final = (
    "blunted-weapons",
    "hard-to-wound",
    "less-pierced",
    "piercing-bonus",
    "potent-poison",
    "shot-piercing-bonus",
    "wound-bonus",
    "wounds-automatically",
)
"""What changes rolls to wound, the Strength behind them, and what is taken off the armour."""
AGAIN: Final = (
    "rerolls-aside",
    "rerolls-failed-hits",
    "rerolls-failed-saves",
    "rerolls-failed-shots",
    "rerolls-hits",
    "rerolls-ones-to-wound",
    "rerolls-saves",
    "rerolls-saves-against",
    "rerolls-shots",
    "rerolls-sixes",
    "rerolls-wounds",
)
"""What has rolls rolled again."""
TO_RUN: Final = ("lumbering", "wind-blown")
"""What changes the dice of charges, flights and pursuits."""
CHOKED: Final = "choked"
"""What halves the dice of charges alone, rounded up."""
CUT_OFF: Final = "cut-off"
"""What keeps a unit from its General's Leadership and from its battle standard."""
ADDLED: Final = "addled"
"""What makes a Leadership test one of one more die, the lowest of which is dropped."""
SCORING: Final = "combat-bonus"
"""What a unit adds to the Combat Score of its side."""
SPELLBOUND: Final = (CUT_OFF, ADDLED)
TO_CAST: Final = ("magic-bonus", "magic-penalty")
"""What changes throws to cast and to dispel."""
IN_FOREST: Final = "in-forest"
"""What has a unit count as inside a Forest."""
PERILOUS: Final = "perilous-ground"
"""What makes all ground Dangerous Terrain, up to the face that is its number."""
ON_GROUND: Final = (IN_FOREST, PERILOUS, "perils-chargers")
"""What changes the ground under a unit, or under who charges it."""
SPELL_RULES: Final = (
    *TO_HIT,
    *TO_WOUND,
    *AGAIN,
    *TO_RUN,
    CHOKED,
    SCORING,
    *TO_CAST,
    *ON_GROUND,
    *SPELLBOUND,
)
NUMBERED: Final = ("aim-penalty", SCORING, PERILOUS)
"""Those of them that are written with a number."""
