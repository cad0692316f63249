"""Conditions for machines to shoot."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Demand

SHOTS: Final = (Demand("unit", turn="own"), Demand("target", against="unit"))
"""Machines shoot in their own turn, at the enemy [L3719-3720]."""
