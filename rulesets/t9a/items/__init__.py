"""Magic items."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.procedure import Demand, Procedure, declare
from rulesets.t9a.items.catalogue import RULES, item_rests, magic_item
from rulesets.t9a.items.legality import dispel_scroll, item_legality, items_rest, scroll_effects
from rulesets.t9a.items.luck import luck_effects, luck_rests, lucky_save
from rulesets.t9a.items.use import STATUSES, use_effects, use_item, use_rests
from rulesets.t9a.unit.house import beyond

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        magic_item,
        source="R L1085-1197",
        actors=(),
        beyond=Beyond("items", ("same", "newer"), rests=item_rests),
    ),
    declare(
        item_legality,
        source="R L1085-1110; B10 HBE",
        actors=(),
        beyond=Beyond("items", ("same", "newer", "draft"), rests=items_rest),
    ),
    declare(
        use_item,
        source="R L1085-1197; B10 HBE",
        effects=use_effects,
        beyond=Beyond("items", ("same", "newer"), rests=use_rests),
    ),
    declare(
        lucky_save,
        source="B10 HBE; R L1085-1197",
        effects=luck_effects,
        beyond=Beyond("items", ("same", "newer", "draft"), rests=luck_rests),
    ),
    declare(
        dispel_scroll,
        source="B10 HBE",
        command="dispel",
        variant="scroll",
        effects=scroll_effects,
        at_large=True,
        phases=("magic",),
        demands=(Demand("wizard", turn="other"),),
        beyond=beyond("items", "newer"),
    ),
)
"""The chapter's rules."""

__all__ = ["PROCEDURES", "RULES", "STATUSES"]
