"""BlackHammer's shooting chapter."""

from __future__ import annotations

from typing import Final

from rulesets.core.procedure import Procedure

PROCEDURES: Final[tuple[Procedure, ...]] = ()
