"""Characteristics: what they come to, and their tests."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.t9a.unit.characteristics.test import against_leadership, characteristic_test
from rulesets.t9a.unit.characteristics.value import changed, characteristic_value

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    characteristic_test,
    characteristic_value,
)
"""The chapter's rules."""

__all__ = ["PROCEDURES", "against_leadership", "changed"]
