"""Magic items."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.t9a.items.catalogue import RULES, magic_item
from rulesets.t9a.items.legality import dispel_scroll, item_legality
from rulesets.t9a.items.luck import lucky_save
from rulesets.t9a.items.use import STATUSES, use_item

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    magic_item,
    item_legality,
    use_item,
    lucky_save,
    dispel_scroll,
)
"""The chapter's rules."""

__all__ = ["PROCEDURES", "RULES", "STATUSES"]
