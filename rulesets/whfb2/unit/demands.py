"""Demands on the table before a rule applies, for rules of several chapters."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Demand

OWN_TURN: Final = Demand("unit", turn="own")
"""Moves, shots and tests of the turn are those of the player whose turn it is [L647-680]."""
FOES: Final = Demand("enemy", against="unit")
"""Who fights is of two sides."""
FOE: Final = Demand("target", against="unit")
"""A charge and a shot are aimed at the enemy."""
