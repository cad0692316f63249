"""Tests under characteristics, and psychology."""

from __future__ import annotations

from typing import Final

from rulesets.core.procedure import Procedure, declare
from rulesets.whfb2.characteristic import characteristic_test

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        characteristic_test,
        source="L476-481, L1841-1844",
        command="test",
        variant="characteristic",
    ),
)
"""The chapter's rules."""
