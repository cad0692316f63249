"""Phases and demands on the table before a rule applies, for rules of several chapters."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Demand

MOVING: Final = ("movement", "reserves")
"""Phases in which units move: fresh troops do once more among the reserves [L2110-2176]."""
SHOOTING: Final = ("movement", "shooting")
"""Phases with shots or what prepares them: a charge is answered as it is made."""
OWN_TURN: Final = Demand("unit", turn="own")
"""Moves, shots and tests of the turn are those of the player whose turn it is [L647-680]."""
FOES: Final = Demand("enemy", against="unit")
"""Who fights is of two sides."""
FOE: Final = Demand("target", against="unit")
"""A charge and a shot are aimed at the enemy."""
VOLLEY: Final = (
    Demand("unit", turn="own", unless=("stand_and_shoot",)),
    Demand("unit", once=("stood-and-shot",), only=("stand_and_shoot",)),
    Demand("target", against="unit", unless=("into_melee", "turned_back")),
)
"""Demands of shooting: the own turn, an answer once a phase, an enemy as target [L1182-1187]."""
