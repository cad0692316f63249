"""Conditions for machines to shoot."""

from __future__ import annotations

from typing import Final

from rulesets.whfb2.unit.demands import FOE, OWN_TURN

SHOTS: Final = (OWN_TURN, FOE)
"""Machines shoot in their own turn, at the enemy [L3719-3720]."""
