"""Demands on the table before a rule applies, for rules of several chapters."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Demand

OWN_TURN: Final = Demand("unit", turn="own")
"""Charges, moves, shots and tests of the turn are those of the player whose turn it is."""
DISPELLERS_TURN: Final = Demand("wizard", turn="other")
"""The player whose turn it is not dispels."""
FOES: Final = Demand("enemy", against="unit")
"""Who fights is of two sides."""
PURSUIT: Final = (
    FOES,
    Demand("enemy", once=("fled-combat",)),
    Demand("unit", once=("must-pursue",), only=("restrain",)),
)
"""Who broke runs once, from all its pursuers; who failed to hold back pursues [R L606-609]."""
HAS_GONE: Final = Demand("unit", needs=("pursued",))
"""Only who pursues or overruns meets another enemy, or the table's edge [R L613-616]."""
RESTRAINT: Final = (Demand("unit", once=("must-pursue",)),)
"""Who failed to hold back pursues [R L606]."""
FOE: Final = Demand("target", against="unit")
"""A charge and a shot are aimed at the enemy."""
