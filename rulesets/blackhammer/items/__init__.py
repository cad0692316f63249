"""BlackHammer's magic items."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.items.catalogue import ITEM_IDS, magic_item
from rulesets.blackhammer.items.legality import item_legality
from rulesets.blackhammer.items.use import (
    SCROLLS,
    SCROLLS_READ,
    dispel_scroll,
    free_spell_scroll,
    item_use,
)
from rulesets.blackhammer.magic.bound_spell import BOUND
from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.results.status import Status
from rulesets.core.ruleset.game import SpecialRule

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    magic_item,
    item_legality,
    item_use,
    dispel_scroll,
    free_spell_scroll,
)

RULES: Final = (
    *(SpecialRule(item) for item in ITEM_IDS),
    SpecialRule(SCROLLS, numbered=True),
    SpecialRule(BOUND, numbered=True),
)

STATUSES: Final = (Status(SCROLLS_READ, counts=(1, 20)),)
