"""Conditions that the table must meet before a wizard acts."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Demand
from rulesets.whfb2.magic.book import SPELLS

CASTERS_TURN: Final = Demand("wizard", turn="own")
"""Each wizard casts in the magic phase of his own turn [L4627]."""
ONCE_A_PHASE: Final = Demand("wizard", once=("cast",), unless=("free",))
"""One spell a phase; a casting that failed counts [L4627-4628, L4655-4656]."""
MISSILES_AT_FOES: Final = Demand(
    "target",
    against="wizard",
    only=tuple(f"spell={spell.id}" for spell in SPELLS if spell.missile),
)
"""What is hurled is hurled at enemies, as missiles are shot [L5091-5103]."""
RALLIES_THE_ROUTED: Final = Demand(
    "target",
    needs=("fleeing",),
    only=tuple(
        f"spell={spell.id}" for spell in SPELLS if any(work.does == "rally" for work in spell.does)
    ),
)
"""Who is not in rout cannot be rallied [L5281-5283]."""
