"""BlackHammer's magic items."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.items.catalogue import ITEM_IDS, magic_item
from rulesets.blackhammer.items.legality import item_legality
from rulesets.blackhammer.items.use import (
    SCROLLS,
    SCROLLS_READ,
    dispel_scroll,
    item_use,
    scroll_effects,
)
from rulesets.blackhammer.unit import demands
from rulesets.core.declaring.procedure import Procedure, declare
from rulesets.core.results.status import Status
from rulesets.core.ruleset.game import SpecialRule

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(magic_item, source="L3048-3080"),
    declare(item_legality, source="L3002-3026"),
    declare(item_use, source="L3030-3044"),
    declare(
        dispel_scroll,
        source="L3066-3068",
        command="dispel",
        variant="scroll",
        effects=scroll_effects,
        at_large=True,
        phases=("magic",),
        demands=(demands.DISPELLERS_TURN,),
    ),
)

RULES: Final = (
    *(SpecialRule(item) for item in ITEM_IDS),
    SpecialRule(SCROLLS, numbered=True),
)

STATUSES: Final = (Status(SCROLLS_READ),)
