"""BlackHammer's magic chapter."""

from __future__ import annotations

from typing import Final

from rulesets.core.procedure import Procedure
from rulesets.core.table import Table

PROCEDURES: Final[tuple[Procedure, ...]] = ()

TABLES: Final[tuple[Table, ...]] = ()
