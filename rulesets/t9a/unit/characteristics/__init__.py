"""Characteristics: what they come to, and their tests."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.procedure import Procedure, declare
from rulesets.t9a.unit.characteristics.test import (
    against_leadership,
    characteristic_test,
    machine_rests,
)
from rulesets.t9a.unit.characteristics.value import changed, characteristic_value

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        characteristic_test,
        source="L317-321; R L752",
        command="test",
        variant="characteristic",
        beyond=Beyond("troop-types", ("draft",), switch="beyond", rests=machine_rests),
    ),
    declare(characteristic_value, source="L323-347", command="test", variant="value"),
)
"""The chapter's rules."""

__all__ = ["PROCEDURES", "against_leadership", "changed"]
