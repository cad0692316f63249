"""BlackHammer's monsters, ridden or not."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.monsters.breath import breath_attack
from rulesets.blackhammer.monsters.mounted_hits import mounted_hits
from rulesets.blackhammer.monsters.reaction import REACTIONS, mount_reaction
from rulesets.core.books.table import Table
from rulesets.core.declaring.procedure import Procedure, collected

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    breath_attack,
    mounted_hits,
    mount_reaction,
)

TABLES: Final[tuple[Table, ...]] = (REACTIONS,)
