"""What the table must know to be so before a wizard acts."""

from __future__ import annotations

from typing import Final

from rulesets.core.procedure import Demand

CASTERS_TURN: Final = Demand("wizard", turn="own")
"""Each wizard casts in the magic phase of his own turn [L4627]."""
